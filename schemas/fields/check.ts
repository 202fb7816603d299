import type { Result } from "../result.ts";
import { err } from "../result.ts";
import type { FieldIssue } from "./field.ts";

/** Tells whether a value is an object that JSON can hold: no array, no class instance. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Refuses a value with one issue; `path` is empty for the value itself. */
export function refuse(message: string, path = ""): Result<never, readonly FieldIssue[]> {
  return err([{ path, message }]);
}

/** Puts issues found inside a value under the path of that value: `title` in `items.2` is `items.2.title`. */
export function under(parent: string, issues: readonly FieldIssue[]): FieldIssue[] {
  return issues.map(({ path, message }) => ({ path: path === "" ? parent : `${parent}.${path}`, message }));
}

/** The keys of an object that a list doesn't name, as issues. */
export function unknownKeys(value: Readonly<Record<string, unknown>>, known: readonly string[]): FieldIssue[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => ({ path: key, message: `"${key}" is not a known key` }));
}

/** Tells whether a value is a row's id: an integer from 1 to 2 147 483 647, which both databases hold. */
export function isRowId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 2_147_483_647;
}
