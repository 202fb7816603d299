import type { Result } from "#schemas/result.ts";
import type { Refusal } from "#schemas/refusal.ts";

import { refusalText } from "./refusal-text.ts";

/**
 * Gives a command's value. Throws when it was refused, with the reason in words: what a site is filled with is ours,
 * so a refusal is a mistake.
 */
export function insist<Value>(result: Result<Value, Refusal>, what: string): Value {
  if (result.ok) return result.value;
  throw new Error(`Content of ours is refused, ${what}: ${refusalText(result.error, "en_US")}`);
}
