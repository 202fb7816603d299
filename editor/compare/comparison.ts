import type { ComponentType } from "react";

/** One of the two that are compared: the draft as it is now, or a revision by its id. */
export type Side = "draft" | number;

export interface ComparedProps {
  /** Two states of one document. */
  readonly before: object;
  readonly after: object;
  /** What the two are called. */
  readonly names: { readonly before: string; readonly after: string };
  /** False where the earlier one is the draft itself: nothing of it is brought back. */
  readonly canRestore: boolean;
}

/** Shows what two states of a document of some kind don't have the same: a page block by block, anything else value by value. */
export type Compared = ComponentType<ComparedProps>;
