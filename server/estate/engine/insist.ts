import type { Result } from "#schemas/result.ts";

/** Gives a command's value. Throws when it was refused: what a site starts with is ours, so a refusal is a mistake. */
export function insist<Value>(result: Result<Value, unknown>, what: string): Value {
  if (result.ok) return result.value;
  throw new Error(`Starting content, ${what}: ${JSON.stringify(result.error)}`);
}
