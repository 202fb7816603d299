import type { FieldIssue } from "../fields/field.ts";
import type { Err } from "../result.ts";
import { err } from "../result.ts";
import type { BlockId } from "./layout.ts";

export type RefusalCode =
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

/** Why a change can't be made. The editor words it by its code; the message is for everybody else. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly block?: BlockId;
  /** For `invalid-props`: what is wrong where. */
  readonly issues?: readonly FieldIssue[];
}

/** Refuses a change. */
export function refuse(code: RefusalCode, message: string, block?: BlockId): Err<Refusal> {
  return err({ code, message, block });
}
