import type { Result } from "#schemas/result.ts";
import type { Refusal } from "#server/db/refusal.ts";

/** Gives a command's value. Throws when it was refused: the demo's content is ours, so a refusal is a mistake. */
export function insist<Value>(result: Result<Value, Refusal>, what: string): Value {
  if (result.ok) return result.value;
  const { message, errors } = result.error;
  const details = errors.map(({ key, error }) => `${key} ${error}`).join("; ");
  throw new Error(`Demo estate, ${what}: ${message}${details === "" ? "" : ` (${details})`}`);
}
