import { randomUUID } from "node:crypto";

import { applyEdit, type AppliedEdit } from "#schemas/editing/edit.ts";
import type { EditingKind } from "#schemas/editing/editing-kind.ts";
import { sameValue } from "#schemas/editing/same-value.ts";

import type { DraftKind } from "./draft-kind.ts";
import { draftRow, type DraftPlace, writeDraft, writeEdits } from "./draft-rows.ts";

/** A draft that is open in a transaction. */
export interface OpenDraft {
  readonly document: object;
  readonly sequence: number;
  readonly base: number | null;
  readonly baseSequence: number;
  readonly published: number | null;
  readonly editing: EditingKind<object, object>;
}

/**
 * [EM21] Opens a document's draft: what was stored, else what is public. A draft without changes follows what was
 * published past it, as an edit of nobody's, so that who has it open hears of it. Null when there is no such document.
 */
export async function openDraft(kind: DraftKind<object, object>, place: DraftPlace): Promise<OpenDraft | null> {
  const [published, row] = [await kind.published(place.id), await draftRow(place)];
  if (!published) return null;
  const editing = await kind.editing(place.id);
  const stored = row && kind.parse(row.document);
  if (!row || stored === null || stored === undefined) {
    const [sequence, base] = [row?.sequence ?? 0, published.revision];
    return { document: published.document, sequence, base, baseSequence: sequence, published: base, editing };
  }
  const draft = {
    document: kind.filled?.(stored, published.document) ?? stored,
    sequence: row.sequence,
    base: row.base_revision_id,
    baseSequence: row.base_sequence,
    published: published.revision,
    editing,
  };
  const hasChanges = draft.sequence > draft.baseSequence;
  const isPast = kind.isWrittenElsewhere && !sameValue(stored, published.document);
  const isBehind = draft.base !== draft.published || isPast;
  return hasChanges || !isBehind ? draft : await follow(kind, place, { draft, published });
}

async function follow(
  kind: DraftKind<object, object>,
  place: DraftPlace,
  { draft, published }: { readonly draft: OpenDraft; readonly published: { readonly document: object } },
): Promise<OpenDraft> {
  const edit = { id: randomUUID(), commands: kind.become(published.document) };
  const followed = applyEdit(draft.editing, draft.document, edit);
  // What was published is sound: only a draft of another kind's rules can't become it.
  if (!followed.ok) return draft;
  const sequence = draft.sequence + 1;
  const next = { ...draft, ...followed.value, sequence, base: draft.published, baseSequence: sequence };
  await keepDraft(place, next, { edits: [followed.value.edit], authorId: null });
  return next;
}

/** Writes a draft down as it is now, with the edits that led to it. */
export async function keepDraft(
  place: DraftPlace,
  { document, sequence, base, baseSequence }: OpenDraft,
  log: { readonly edits: readonly AppliedEdit<object>[]; readonly authorId: number | null },
): Promise<void> {
  await writeEdits(place, sequence - log.edits.length + 1, log);
  await writeDraft(place, {
    document: JSON.stringify(document),
    sequence,
    base_revision_id: base,
    base_sequence: baseSequence,
  });
}
