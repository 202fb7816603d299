import type { Draft, LoggedEdit, Revision, RevisionDocument } from "#schemas/content/draft.ts";
import type { Edit } from "#schemas/editing/edit.ts";

/** What came of saving edits. When nobody can be reached, the call rejects. */
export type SaveAnswer =
  | { readonly kind: "saved"; readonly sequence: number }
  /** Others have edited the document since. */
  | { readonly kind: "behind" }
  /** The session is over: what was done is kept until somebody logs in. */
  | { readonly kind: "signed-out" }
  /** One of the edits, by its id, can't be made; none was. */
  | { readonly kind: "refused"; readonly edit: string; readonly message: string };

/** Why something wasn't done with the draft, or with what is public of it. */
type Refused =
  | { readonly kind: "behind" }
  | { readonly kind: "signed-out" }
  | { readonly kind: "refused"; readonly message: string };

/** What came of restoring a revision into the draft. */
export type RestoreAnswer = Refused | { readonly kind: "restored" };

/** What came of taking what is public away from visitors. */
export type UnpublishAnswer = Refused | { readonly kind: "unpublished" };

/** Thrown by what only reads: the session is over. */
export class SignedOutError extends Error {
  override readonly name = "SignedOutError";
}

/** Thrown by whatever is asked: the document is gone, somebody has deleted it. */
export class GoneError extends Error {
  override readonly name = "GoneError";
}

/** What is known of a save beside its edits. */
export interface SaveOptions {
  /** The page is being left: the request must outlive it. */
  readonly isLeaving?: boolean;
}

/** Which document: the kind's name and its id. */
export interface DraftOf {
  readonly kind: string;
  readonly id: number;
}

/** A draft as who publishes it sees it. */
export interface SeenDraft extends DraftOf {
  /** The number of the last edit that they see. */
  readonly since: number;
  /** The public revision that they saw last; null: there was none. */
  readonly published: number | null;
}

/** What was published of a document. */
export interface Past {
  /** Every published state, the latest first. */
  revisions(): Promise<readonly Revision[]>;
  /** The document as one of them has it. */
  revision(id: number): Promise<RevisionDocument>;
}

/** Where a draft is saved. */
export interface DraftPort extends Past {
  /** Whose draft it is. */
  readonly of: DraftOf;
  open(): Promise<Draft>;
  /** What was done to the document after an edit, in order. */
  missedSince(since: number): Promise<readonly LoggedEdit[]>;
  save(since: number, edits: readonly Edit<object>[], options?: SaveOptions): Promise<SaveAnswer>;
  /** Takes the public revision that one saw away from visitors; null: what is public without any. */
  unpublish(published: number | null): Promise<UnpublishAnswer>;
  /** Makes the draft what it was in a revision, by an edit with an id of one's own. */
  restore(revision: number, since: number, edit: string): Promise<RestoreAnswer>;
}
