import type { Refusal } from "../refusal.ts";
import type { BlockId } from "./layout.ts";

export type LayoutRefusalCode =
  | "unknown-block"
  | "unknown-slot"
  | "unknown-slug"
  | "slot-refuses"
  | "slot-full"
  | "cycle"
  | "limit"
  | "required"
  | "locked"
  | "outlet"
  | "duplicate-id"
  | "invalid-id"
  | "invalid-command"
  | "invalid-fragment"
  | "invalid-props"
  | "newer-block"
  | "not-neighbours"
  | "nothing-inside";

/** Why a change of a layout can't be made. The editor shows it at its block, in its own place by the code. */
export interface LayoutRefusal extends Refusal<LayoutRefusalCode> {
  readonly block?: BlockId;
}
