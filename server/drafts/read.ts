import type { Draft, LoggedEdit, Revision, RevisionDocument } from "#schemas/content/draft.ts";
import { ok } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database } from "#server/db/context.ts";
import { isRowId, rowIds } from "#server/db/row-id.ts";
import { previewsOfRevisions } from "#server/pages/previews/read.ts";

import { type DraftPlace, draftRow, editsSince } from "./engine/draft-rows.ts";
import { draftKind } from "./engine/kinds.ts";
import { openDraft } from "./engine/open-draft.ts";
import { presentEdit } from "./present.ts";

/** A document's draft with what was done since it was last published; null when there is no such document. */
export async function readDraft(place: DraftPlace): Promise<Draft | null> {
  const kind = draftKind(place.kind);
  if (!kind || !isRowId(place.id)) return null;
  // A draft that follows what was published past it is written down.
  const read = await command(async () => {
    const draft = await openDraft(kind, place);
    if (!draft) return ok(null);
    const { editing: _rules, ...state } = draft;
    const edits = await editsSince(place, draft.baseSequence);
    return ok({ ...state, edits: edits.map(presentEdit) });
  });
  return read.ok ? read.value : null;
}

/** A document as it is edited now; without changes what is public of it. Null when there is no such document. */
export async function draftDocument(place: DraftPlace): Promise<object | null> {
  const kind = draftKind(place.kind);
  if (!kind || !isRowId(place.id)) return null;
  const row = await draftRow(place);
  const edited = row && row.sequence > row.base_sequence ? kind.parse(row.document) : null;
  return edited ?? (await kind.published(place.id))?.document ?? null;
}

/** What was done to a document after its edit `since`, in order; null when there is no such document. */
export async function readEditsSince(place: DraftPlace, since: number): Promise<readonly LoggedEdit[] | null> {
  if (!(await exists(place))) return null;
  return (await editsSince(place, since)).map(presentEdit);
}

/** Every published state of a document, the latest first; null when there is no such document. */
export async function listRevisions({ kind, id }: DraftPlace): Promise<readonly Revision[] | null> {
  const published = isRowId(id) ? await draftKind(kind)?.published(id) : null;
  if (!published) return null;
  const rows = await database()
    .selectFrom("revision")
    .select(["id", "label", "created_at as at", "author_id as author", "base_id as base"])
    .where("kind", "=", kind)
    .where("document_id", "=", id)
    .orderBy("id", "desc")
    .execute();
  const previews = await previewsOfRevisions(rows.map((row) => row.id));
  return rows.map((row) => ({
    ...row,
    isPublished: row.id === published.revision,
    preview: previews.get(row.id) ?? null,
  }));
}

/** A document as one of its revisions has it, written as its kind is today; null: it has no such revision. */
export async function readRevision({ kind, id }: DraftPlace, revision: number): Promise<RevisionDocument | null> {
  const rules = draftKind(kind);
  if (!rules || !isRowId(id) || !isRowId(revision)) return null;
  const row = await database()
    .selectFrom("revision")
    .select("document")
    .where("id", "=", revision)
    .where("kind", "=", kind)
    .where("document_id", "=", id)
    .executeTakeFirst();
  const document = row ? rules.parse(row.document) : null;
  if (!document) return null;
  const published = rules.filled && (await rules.published(id));
  return { id: revision, document: (published && rules.filled?.(document, published.document)) ?? document };
}

/** The documents of a kind whose drafts aren't what is public, each with the number of the last edit. */
export async function changedDrafts(kind: string): Promise<ReadonlyMap<number, number>> {
  const rows = await database()
    .selectFrom("draft")
    .select(["document_id as id", "sequence"])
    .where("kind", "=", kind)
    .whereRef("sequence", ">", "base_sequence")
    .execute();
  return new Map(rows.map(({ id, sequence }) => [id, sequence]));
}

/** Some documents of a kind as they are edited, in one query: of those alone whose drafts aren't what is public, and can be read. */
export async function changedDocuments(kind: string, ids: Iterable<number>): Promise<ReadonlyMap<number, object>> {
  const [rules, wanted] = [draftKind(kind), rowIds(ids)];
  if (!rules || wanted.length === 0) return new Map();
  const rows = await database()
    .selectFrom("draft")
    .select(["document_id as id", "document"])
    .where("kind", "=", kind)
    .where("document_id", "in", wanted)
    .whereRef("sequence", ">", "base_sequence")
    .execute();
  return new Map(
    rows.flatMap(({ id, document }) => {
      const edited = rules.parse(document);
      return edited ? [[id, edited] as const] : [];
    }),
  );
}

/** Whether a document's draft isn't what is public. */
export async function isDraftChanged({ kind, id }: DraftPlace): Promise<boolean> {
  const row = await database()
    .selectFrom("draft")
    .select("document_id")
    .where("kind", "=", kind)
    .where("document_id", "=", id)
    .whereRef("sequence", ">", "base_sequence")
    .executeTakeFirst();
  return row !== undefined;
}

async function exists({ kind, id }: DraftPlace): Promise<boolean> {
  return isRowId(id) && Boolean(await draftKind(kind)?.published(id));
}
