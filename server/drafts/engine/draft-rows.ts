import { sql } from "kysely";

import type { AppliedEdit } from "#schemas/editing/edit.ts";
import { database, now } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";

/** A document among all that have drafts. */
export interface DraftPlace {
  readonly kind: string;
  readonly id: number;
}

/** The row of a document's draft; undefined while nobody has edited it. */
export async function draftRow({ kind, id }: DraftPlace): Promise<Row<"draft"> | undefined> {
  return await database()
    .selectFrom("draft")
    .selectAll()
    .where("kind", "=", kind)
    .where("document_id", "=", id)
    .executeTakeFirst();
}

/** What was done to a document after its edit `since`, in order. */
export async function editsSince({ kind, id }: DraftPlace, since: number): Promise<readonly Row<"draft_edit">[]> {
  return await database()
    .selectFrom("draft_edit")
    .selectAll()
    .where("kind", "=", kind)
    .where("document_id", "=", id)
    .where("sequence", ">", since)
    .orderBy("sequence")
    .execute();
}

/** Some of a document's edits by their ids. */
export async function editsById(
  { kind, id }: DraftPlace,
  editIds: readonly string[],
): Promise<ReadonlyMap<string, Row<"draft_edit">>> {
  if (editIds.length === 0) return new Map();
  const rows = await database()
    .selectFrom("draft_edit")
    .selectAll()
    .where("kind", "=", kind)
    .where("document_id", "=", id)
    .where("edit_id", "in", editIds)
    .execute();
  return new Map(rows.map((row) => [row.edit_id, row]));
}

/** Writes a draft's state down. */
export async function writeDraft(
  { kind, id }: DraftPlace,
  draft: Omit<Row<"draft">, "kind" | "document_id" | "changed_at">,
) {
  await database()
    .insertInto("draft")
    .values({ kind, document_id: id, ...draft, changed_at: now() })
    .onConflict((conflict) =>
      conflict.columns(["kind", "document_id"]).doUpdateSet({
        document: sql.ref("excluded.document"),
        sequence: sql.ref("excluded.sequence"),
        base_revision_id: sql.ref("excluded.base_revision_id"),
        base_sequence: sql.ref("excluded.base_sequence"),
        changed_at: sql.ref("excluded.changed_at"),
      }),
    )
    .execute();
}

/** Writes down what was done, from a number on. */
export async function writeEdits(
  { kind, id }: DraftPlace,
  from: number,
  { edits, authorId }: { readonly edits: readonly AppliedEdit<object>[]; readonly authorId: number | null },
): Promise<void> {
  if (edits.length === 0) return;
  const rows = edits.map((edit, index) => ({
    kind,
    document_id: id,
    sequence: from + index,
    edit_id: edit.id,
    commands: JSON.stringify(edit.commands),
    inverse: JSON.stringify(edit.inverse),
    undoes: edit.undoes ?? null,
    author_id: authorId,
    made_at: now(),
  }));
  await database().insertInto("draft_edit").values(rows).execute();
}
