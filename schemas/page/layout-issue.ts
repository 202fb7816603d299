import type { BlockId } from "./layout.ts";

export type LayoutIssueCode =
  | "not-a-layout"
  | "newer-version"
  | "too-large"
  | "prototype-key"
  | "invalid-block"
  | "invalid-id"
  | "dangling"
  | "duplicate"
  | "cycle"
  | "orphan"
  | "too-deep"
  | "empty-slot"
  | "unknown-slot"
  | "slot-refuses"
  | "slot-full"
  | "outlet"
  | "required"
  | "newer-block"
  | "migration"
  | "invalid-props"
  | "unknown-slug"
  | "missing-reusable";

/** What is wrong with a layout, in words for the person who edits it. */
export interface LayoutIssue {
  readonly code: LayoutIssueCode;
  readonly message: string;
  readonly block?: BlockId;
  /** Where inside the block's props. */
  readonly path?: string;
}
