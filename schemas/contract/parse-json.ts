import { err, ok, type Result } from "../result.ts";

import type { Problem } from "../refusal.ts";

/** How deep a JSON body may nest (reliability D14). */
export const deepestJson = 20;

/**
 * Parses JSON from outside. Refuses what no body needs and what later code may trip over: nesting
 * beyond 20 levels, names that exist on `Object.prototype` (yup's cast throws on `constructor`;
 * `Object.assign` follows `__proto__`), and what no database keeps as it is: NUL, and half of a surrogate pair.
 */
export function parseJson(text: string): Result<unknown, Problem> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ key: "", messageKey: "body.malformedJson" });
  }
  const problem = findUnsafe(value, "", 0);
  return problem === null ? ok(value) : err(problem);
}

/** Tells whether a name could reach an object's prototype. */
export function isReservedKey(name: string): boolean {
  return name === "prototype" || name in Object.prototype;
}

/** The first unsafe place in parsed JSON, or null. */
export function findUnsafe(value: unknown, path: string, depth: number): Problem | null {
  if (typeof value === "string" && !isStorable(value)) return { key: path, messageKey: "key.control" };
  if (typeof value !== "object" || value === null) return null;
  if (depth >= deepestJson) return { key: path, messageKey: "body.tooDeep", values: { limit: deepestJson } };
  for (const [name, inner] of Object.entries(value)) {
    if (isReservedKey(name)) return { key: path, messageKey: "body.reservedKey", values: { name } };
    if (!isStorable(name)) return { key: path, messageKey: "key.control" };
    const inside = Array.isArray(value) ? `${path}[${name}]` : joinPath(path, name);
    const problem = findUnsafe(inner, inside, depth + 1);
    if (problem !== null) return problem;
  }
  return null;
}

function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

function joinPath(path: string, name: string): string {
  const short = name.length <= 64 ? name : `${name.slice(0, 64)}…`;
  return path === "" ? short : `${path}.${short}`;
}
