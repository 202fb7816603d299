import type { ServerMessageKey } from "../messages/server-messages.ts";
import type { MessageValues, Problem } from "../refusal.ts";
import type { Err } from "../result.ts";
import { err } from "../result.ts";

/** Tells whether a value is an object that JSON can hold: no array, no class instance. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** What a check gives for a value with one problem; `key` is empty for the value itself. */
export function fault(messageKey: ServerMessageKey, values?: MessageValues, key = ""): Err<readonly Problem[]> {
  return err([{ key, messageKey, values }]);
}

/** Puts problems found inside a value under the key of that value: `title` in `items.2` is `items.2.title`. */
export function under(parent: string, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => ({ ...problem, key: problem.key === "" ? parent : `${parent}.${problem.key}` }));
}

/** The keys of an object that a list doesn't name, as problems. */
export function unknownKeys(value: Readonly<Record<string, unknown>>, known: readonly string[]): Problem[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => ({ key, messageKey: "key.unknown" }));
}

/** Tells whether a value is a row's id: an integer from 1 to 2 147 483 647, which both databases hold. */
export function isRowId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 2_147_483_647;
}
