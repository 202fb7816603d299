import type { Message } from "../refusal.ts";
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

/** What is wrong with a layout, or with one of its blocks. */
export interface LayoutIssue extends Message {
  readonly code: LayoutIssueCode;
  readonly block?: BlockId;
  /** Where inside the block; for `invalid-props`, inside its props. */
  readonly key?: string;
  /** What a step of a migration threw, for the log. */
  readonly cause?: unknown;
}
