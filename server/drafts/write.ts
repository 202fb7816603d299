import { randomUUID } from "node:crypto";

import type { Presence } from "#schemas/content/draft.ts";
import type { Role } from "#schemas/content/user.ts";
import { applyEdit, type AppliedEdit, type Edit } from "#schemas/editing/edit.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { err, ok, type Result } from "#schemas/result.ts";
import { listEditors } from "#server/accounts/read.ts";
import { command } from "#server/db/command.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { isRowId } from "#server/db/row-id.ts";

import { leavePlans, showToPlans } from "./engine/settle-plans.ts";
import { type DraftPlace, draftRow, editsById, editsSince } from "./engine/draft-rows.ts";
import { followInPlan } from "./engine/follow-in-plan.ts";
import { draftKind } from "./engine/kinds.ts";
import { keepDraft, type OpenDraft } from "./engine/open-draft.ts";
import { asTheyAre, type Kind, missing, openAll, openAt, publishAll, unpublishOpened } from "./engine/opened.ts";
import { forgetPlansOf } from "./engine/plan-rows.ts";
import { othersAt, writePresence } from "./engine/presence-rows.ts";
import { readRevision } from "./read.ts";
import { missingRevision, type ReadEdit, readEdits, refuseEdit, type SeenDraft } from "./rules.ts";

export interface EditsToSave {
  /** The number of the last edit that who saves has seen. */
  readonly since: number;
  readonly edits: readonly unknown[];
  readonly authorId: number;
  /** The author's: some changes aren't everybody's. */
  readonly role: Role;
}

/**
 * Saves edits of a draft; all of them or none (SPEC.md of `schemas/editing`, EM22 to EM25). Refused as a conflict when others
 * have edited the document since: who saves reads what was missed, replays and saves again. An edit that arrived before is
 * not made twice.
 */
export async function saveEdits(
  place: DraftPlace,
  { since, edits, authorId, role }: EditsToSave,
): Promise<Result<{ readonly sequence: number }, Refusal>> {
  return await withDraft(place, async (draft, kind) => {
    const read = readEdits(edits, kind);
    if (!read.ok) return read;
    const arrived = await editsById(
      place,
      read.value.map(({ id }) => id),
    );
    const missed = await editsSince(place, since);
    if (since > draft.sequence || missed.some(({ edit_id }) => !arrived.has(edit_id)))
      return refuse("conflict", "draft.behind");
    const fresh = read.value.filter(({ id }) => !arrived.has(id));
    const applied = await applyAll(place, draft, fresh);
    if (!applied.ok) return applied;
    const [last] = fresh.slice(-1);
    const forbidden = kind.mayChange?.({ before: draft.document, after: applied.value.document, role });
    if (last && forbidden) return refuseEdit(last.id, forbidden);
    const sequence = draft.sequence + fresh.length;
    if (fresh.length > 0)
      await keepDraft(place, { ...draft, ...applied.value, sequence }, { edits: applied.value.edits, authorId });
    return ok({ sequence });
  });
}

export interface Publication {
  readonly drafts: readonly SeenDraft[];
  readonly label: string;
  readonly authorId: number;
}

/**
 * [EM30] Publishes drafts as they are, in one transaction: all of them or none. A refusal says by their places in the list
 * which of them it is about; a conflict names all that were edited, or published, meanwhile (EM26). What was planned to go
 * public of them is public now, and planned no more; what is to be taken away at its minute still is (EM37).
 */
export async function publishDrafts(input: Publication): Promise<Result<{ readonly revisions: number[] }, Refusal>> {
  const { drafts, authorId } = input;
  const label = input.label.trim();
  return await command(async () => {
    await leavePlans(drafts, { action: "publish" });
    const opened = await openAll(drafts);
    if (!opened.ok) return opened;
    const published = await publishAll(asTheyAre(opened.value), { label, authorId });
    if (published.ok)
      for (const [index, place] of drafts.entries()) await showToPlans(place, published.value.revisions[index] ?? null);
    return published;
  });
}

/**
 * [EM28] Takes what is public away from visitors. The draft stays as it is, and so do the revisions. That it was planned to
 * be taken away is settled; what is planned to go public at its minute still does (EM37).
 */
export async function unpublishDraft(
  place: DraftPlace,
  { published }: { readonly published: number | null },
): Promise<Result<null, Refusal>> {
  return await command(async () => {
    await leavePlans([place], { action: "unpublish" });
    const opened = await openAt(place);
    if (!opened) return err(missing);
    const done = await unpublishOpened({ place, ...opened }, published);
    if (done.ok) await showToPlans(place, null);
    return done;
  });
}

/** Makes a draft what another document's draft is now, as its first edit; both are of one kind. */
export async function copyDraft(
  from: DraftPlace,
  to: DraftPlace,
  authorId: number,
): Promise<Result<{ readonly sequence: number }, Refusal>> {
  return await withDraft(from, async ({ document }) => {
    return await withDraft(to, async (draft, kind) => {
      const edit = { id: randomUUID(), commands: kind.become(document) };
      return await addEdit({ place: to, draft }, { edit, authorId, asked: "copyOf" });
    });
  });
}

/** What the server does itself in a draft. */
export interface OwnEdit {
  readonly commands: readonly object[];
  readonly authorId: number;
}

/** Does something in a draft, as an edit that can be taken back. */
export async function editDraft(
  place: DraftPlace,
  { commands, authorId }: OwnEdit,
): Promise<Result<{ readonly sequence: number }, Refusal>> {
  return await withDraft(place, async (draft) => {
    return await addEdit({ place, draft }, { edit: { id: randomUUID(), commands }, authorId, asked: "commands" });
  });
}

/**
 * [PS12] Does in a draft what was done to what is public, where the draft has changes of its own: published later it would take
 * that back. One without changes follows by itself. What is planned of the document takes it over too.
 */
export async function followInDraft(
  place: DraftPlace,
  { commands, authorId }: OwnEdit,
): Promise<Result<null, Refusal>> {
  if (commands.length === 0) return ok(null);
  const before = (await draftRow(place))?.sequence ?? 0;
  return await withDraft(place, async (draft, kind) => {
    const edit = { id: randomUUID(), commands };
    const followed = hasChanges(draft)
      ? await addEdit({ place, draft }, { edit, authorId, asked: "commands" })
      : ok({ sequence: draft.sequence });
    if (!followed.ok) return followed;
    const planned = await followInPlan(place, { kind, draft, before, after: followed.value.sequence, commands });
    return planned.ok ? planned : refuseEdit("commands", planned.error);
  });
}

function hasChanges({ sequence, baseSequence }: OpenDraft): boolean {
  return sequence > baseSequence;
}

/** Forgets all that was edited and published of a document that is gone. */
export async function forgetDocument({ kind, id }: DraftPlace): Promise<void> {
  await inTransaction(async () => {
    await forgetPlansOf({ kind, id });
    for (const table of ["presence", "draft_edit", "draft"] as const)
      await database().deleteFrom(table).where("kind", "=", kind).where("document_id", "=", id).execute();
    // Revisions follow each other.
    const own = database().updateTable("revision").where("kind", "=", kind).where("document_id", "=", id);
    await own.set({ base_id: null }).execute();
    await database().deleteFrom("revision").where("kind", "=", kind).where("document_id", "=", id).execute();
  });
}

export interface RevisionToRestore extends Omit<EditsToSave, "edits"> {
  readonly revision: number;
  /** The id of the edit that restores it. */
  readonly editId: string;
}

/** Makes a draft what a revision was, as an edit that can be taken back; visitors see it once it is published (EM27). */
export async function restoreRevision(
  place: DraftPlace,
  { revision, editId, since, authorId, role }: RevisionToRestore,
): Promise<Result<{ readonly sequence: number }, Refusal>> {
  return await withDraft(place, async (draft, kind) => {
    if (draft.sequence !== since) return refuse("conflict", "draft.behind");
    const past = await readRevision(place, revision);
    if (!past) return missingRevision(revision);
    const edit = { id: editId, commands: kind.become(past.document) };
    const forbids = (after: object) => kind.mayChange?.({ before: draft.document, after, role }) ?? null;
    return await addEdit({ place, draft }, { edit, authorId, asked: "revision", forbids });
  });
}

/** [EM29] Writes down that somebody works on a document, and tells who else does. */
export async function tellPresence(
  place: DraftPlace,
  who: { readonly userId: number; readonly block: string | null },
): Promise<Result<Presence, Refusal>> {
  const published = isRowId(place.id) ? await draftKind(place.kind)?.published(place.id) : null;
  if (!published) return refuse("not-found", "missing.draft");
  await writePresence(place, who);
  const rows = await othersAt(place, who.userId);
  const names = new Map((await listEditors()).map(({ user, name }) => [user, name]));
  const others = rows.map((row) => {
    return { user: row.user_id, name: names.get(row.user_id) ?? "", block: row.block, at: row.seen_at };
  });
  return ok({ others });
}

/** Runs a command on an open draft, in a transaction of its own. */
async function withDraft<T>(
  place: DraftPlace,
  work: (draft: OpenDraft, kind: Kind) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  return await command(async () => {
    const opened = await openAt(place);
    return opened ? await work(opened.draft, opened.kind) : err(missing);
  });
}

interface EditToAdd {
  readonly edit: Edit<object>;
  readonly authorId: number;
  /** What was asked for: a refusal is said of it. */
  readonly asked: string;
  /** Why the document may not become this; null: it may. */
  readonly forbids?: (after: object) => Refusal | null;
}

/** Does one edit in a draft that is open. */
async function addEdit(
  { place, draft }: { readonly place: DraftPlace; readonly draft: OpenDraft },
  { edit, authorId, asked, forbids }: EditToAdd,
): Promise<Result<{ readonly sequence: number }, Refusal>> {
  const applied = applyEdit(draft.editing, draft.document, edit);
  if (!applied.ok) return refuseEdit(asked, applied.error);
  const forbidden = forbids?.(applied.value.document);
  if (forbidden) return err(forbidden);
  const sequence = draft.sequence + 1;
  await keepDraft(place, { ...draft, ...applied.value, sequence }, { edits: [applied.value.edit], authorId });
  return ok({ sequence });
}

async function applyAll(
  place: DraftPlace,
  { document: before, editing }: OpenDraft,
  edits: readonly ReadEdit[],
): Promise<Result<{ readonly document: object; readonly edits: readonly AppliedEdit<object>[] }, Refusal>> {
  let document = before;
  const applied: AppliedEdit<object>[] = [];
  const taken = await editsById(
    place,
    edits.flatMap((edit) => edit.undoes ?? []),
  );
  for (const edit of edits) {
    const whole = wholeEdit(edit, applied, taken);
    if (!whole) return refuseEdit(edit.id, { code: "gone", messageKey: "draft.nothingToUndo" });
    const result = applyEdit(editing, document, whole);
    if (!result.ok) return refuseEdit(edit.id, result.error);
    document = result.value.document;
    applied.push(result.value.edit);
  }
  return ok({ document, edits: applied });
}

/** An edit with its commands: what takes another one back is what the server wrote down when it was made (EM24). */
function wholeEdit(
  edit: ReadEdit,
  before: readonly AppliedEdit<object>[],
  logged: Awaited<ReturnType<typeof editsById>>,
): Edit<object> | null {
  if ("commands" in edit) return edit;
  const inverse = before.find(({ id }) => id === edit.undoes)?.inverse ?? parsed(logged.get(edit.undoes)?.inverse);
  return inverse ? { ...edit, commands: inverse } : null;
}

function parsed(text: string | undefined): readonly object[] | null {
  return text === undefined ? null : (JSON.parse(text) as readonly object[]);
}
