import type { Draft, LoggedEdit } from "#schemas/content/draft.ts";
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

/** What came of publishing. */
export type PublishAnswer =
  | { readonly kind: "published"; readonly revision: number }
  | { readonly kind: "behind" }
  | { readonly kind: "signed-out" }
  | { readonly kind: "refused"; readonly message: string };

/** Where a draft is saved. */
export interface DraftPort {
  open(): Promise<Draft>;
  /** What was done to the document after an edit, in order. */
  missedSince(since: number): Promise<readonly LoggedEdit[]>;
  save(since: number, edits: readonly Edit<object>[]): Promise<SaveAnswer>;
  publish(since: number, published: number | null, label: string): Promise<PublishAnswer>;
}
