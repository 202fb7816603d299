import { createHash } from "node:crypto";

import type { ImportKind, ImportSource } from "#schemas/content/import.ts";
import { database } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";

/** Which of a source's things is meant. */
export interface OutsideKey {
  readonly source: ImportSource;
  readonly kind: ImportKind | "media" | "folder";
  readonly outsideId: string;
}

/** Which of our rows one of theirs is, and what both said when it was last brought in; undefined: it never was. */
export async function findKey({ source, kind, outsideId }: OutsideKey): Promise<Row<"import_key"> | undefined> {
  return await database()
    .selectFrom("import_key")
    .selectAll()
    .where("source", "=", source)
    .where("kind", "=", kind)
    .where("outside_id", "=", outsideId)
    .executeTakeFirst();
}

/** What is noted of a key. */
export interface KeyFacts {
  readonly row: number;
  readonly sourceHash?: string;
  readonly rowHash?: string;
}

/** Notes which of our rows one of theirs is. Inside the transaction that wrote the row. */
export async function noteKey(key: OutsideKey, { row, sourceHash = "", rowHash = "" }: KeyFacts): Promise<void> {
  const said = { row_id: row, source_hash: sourceHash, row_hash: rowHash };
  await database()
    .insertInto("import_key")
    .values({ source: key.source, kind: key.kind, outside_id: key.outsideId, ...said })
    .onConflict((conflict) => conflict.columns(["source", "kind", "outside_id"]).doUpdateSet(said))
    .execute();
}

/** A mark of what something says: two that are the same say the same. */
export function markOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
