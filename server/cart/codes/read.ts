import { database, now } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";

import { foldCode, isOpen } from "./rules.ts";

/** A code that may be entered now; null when it is unknown, over or used up, which nobody is told apart. */
export async function openCode(code: string): Promise<Row<"discount_code"> | null> {
  const folded = foldCode(code);
  if (folded === "") return null;
  const row = await database()
    .selectFrom("discount_code")
    .selectAll()
    .where("code_folded", "=", folded)
    .executeTakeFirst();
  return row && isOpen(row, now()) ? row : null;
}

/** Every code, by name: for the operator. */
export async function listCodes(): Promise<readonly Row<"discount_code">[]> {
  return await database().selectFrom("discount_code").selectAll().orderBy("code_folded").execute();
}
