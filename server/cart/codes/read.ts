import { database, now } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";

import { joinedCarts } from "../joined/read.ts";

import { foldCode, isOpen } from "./rules.ts";

/**
 * A code that may be entered now; null when it is unknown, over or used up, which nobody is told apart. The use that the
 * order of a cart holds while it waits to be paid is there for that cart.
 */
export async function openCode(code: string, cartId: string | null = null): Promise<Row<"discount_code"> | null> {
  const folded = foldCode(code);
  if (folded === "") return null;
  const row = await database()
    .selectFrom("discount_code")
    .selectAll()
    .where("code_folded", "=", folded)
    .executeTakeFirst();
  if (!row) return null;
  const held = cartId === null ? 0 : await usesHeldBy(cartId, row.id);
  return isOpen({ ...row, uses: row.uses - held }, now()) ? row : null;
}

async function usesHeldBy(cartId: string, codeId: number): Promise<number> {
  const { count } = await database()
    .selectFrom("order")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("cart_id", "in", await joinedCarts(cartId))
    .where("state", "in", ["AWAITING_PAYMENT", "PAYMENT_FAILED"])
    .where("discount_code_id", "=", codeId)
    .where("uses_code", "=", 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a code is the one that a cart has, however it is written. */
export function isCodeOf({ discount_code: own }: Pick<Row<"cart">, "discount_code">, code: string): boolean {
  return foldCode(code) === own;
}

/** Every code, by name: for the operator. */
export async function listCodes(): Promise<readonly Row<"discount_code">[]> {
  return await database().selectFrom("discount_code").selectAll().orderBy("code_folded").execute();
}
