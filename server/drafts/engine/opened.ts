import { type Problem, refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { isRowId } from "#server/db/row-id.ts";

import { movedSince, refuseDraft, repeated, type SeenDraft } from "../rules.ts";
import type { DraftPlace } from "./draft-rows.ts";
import { draftKind } from "./kinds.ts";
import { keepDraft, openDraft, type OpenDraft } from "./open-draft.ts";

export type Kind = NonNullable<ReturnType<typeof draftKind>>;

/** A document's draft in the open transaction. */
export interface Opened {
  readonly place: DraftPlace;
  readonly draft: OpenDraft;
  readonly kind: Kind;
}

export const missing = { code: "not-found", messageKey: "missing.draft" } as const;

/** Opens a document's draft in the open transaction; null when there is no such document. */
export async function openAt(place: DraftPlace): Promise<Omit<Opened, "place"> | null> {
  const kind = draftKind(place.kind);
  if (!kind || !isRowId(place.id)) return null;
  const draft = await openDraft(kind, place);
  return draft && { draft, kind };
}

/** Opens drafts of several documents, each of which has to be as somebody saw it. */
export async function openAll(drafts: readonly SeenDraft[]): Promise<Result<readonly Opened[], Refusal>> {
  const twice = repeated(drafts);
  if (twice !== -1) return refuseDraft(twice, { code: "invalid", messageKey: "draft.sameDocument" });
  const opened: Opened[] = [];
  const moved: Problem[] = [];
  for (const [index, seen] of drafts.entries()) {
    const one = await openAt(seen);
    if (!one) return refuseDraft(index, missing);
    const messageKey = movedSince(seen, one.draft);
    if (messageKey) moved.push({ key: `drafts.${index}`, messageKey });
    opened.push({ ...one, place: seen });
  }
  const [first] = moved;
  return first ? refuse("conflict", first.messageKey, { problems: moved }) : ok(opened);
}

/** What goes public of a draft that is open. */
export interface ToPublish extends Opened {
  readonly document: object;
  /** The number of the draft's last edit that stands in it: what was done after that stays unpublished. */
  readonly sequence: number;
}

/** What of drafts that are open goes public when they are published as they are. */
export function asTheyAre(opened: readonly Opened[]): readonly ToPublish[] {
  return opened.map((one) => ({ ...one, document: one.draft.document, sequence: one.draft.sequence }));
}

/** Publishes documents in the open transaction: a refusal, which says by its place which one it is about, undoes all of it. */
export async function publishAll(
  list: readonly ToPublish[],
  { label, authorId }: { readonly label: string; readonly authorId: number | null },
): Promise<Result<{ readonly revisions: number[] }, Refusal>> {
  const revisions: number[] = [];
  for (const [index, { place, draft, kind, document, sequence }] of list.entries()) {
    const published = await kind.publish({ id: place.id, document, label, authorId });
    if (!published.ok) return refuseDraft(index, published.error);
    const { revision } = published.value;
    await keepDraft(place, { ...draft, base: revision, baseSequence: sequence }, { edits: [], authorId });
    revisions.push(revision);
  }
  return ok({ revisions });
}

/** [EM28] Takes what is public of a draft that is open away from visitors. The draft stays as it is, and so do the revisions. */
export async function unpublishOpened(
  { place, draft, kind }: Opened,
  published: number | null,
): Promise<Result<null, Refusal>> {
  if (!kind.unpublish) return refuse("unprocessable", "draft.staysPublic");
  const result = await kind.unpublish(place.id, published);
  if (result.ok) await keepDraft(place, { ...draft, base: null }, { edits: [], authorId: null });
  return result;
}
