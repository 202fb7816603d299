import type { LayoutIssue } from "./layout-issue.ts";
import { layoutLimits } from "./layout.ts";

/** Deeper nesting than any layout has; recursive readers are safe below it. */
const maxNesting = 64;

/**
 * Looks through a value from outside before anything else touches it, without recursion: no key of
 * `Object.prototype`, no deep nesting, not too large, only what JSON can hold. Gives the first issue.
 */
export function checkUntrusted(value: unknown): LayoutIssue | undefined {
  const waiting: { part: unknown; nesting: number }[] = [{ part: value, nesting: 0 }];
  let bytes = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { part, nesting } = next;
    if (typeof part === "string") bytes += part.length;
    else if (typeof part !== "object" || part === null) {
      if (!isJsonLeaf(part)) return { code: "not-a-layout", messageKey: "body.malformedJson" };
      bytes += 4;
    } else {
      if (nesting === maxNesting)
        return { code: "not-a-layout", messageKey: "body.tooDeep", values: { limit: maxNesting } };
      for (const [key, inner] of Object.entries(part)) {
        if (key in Object.prototype) {
          return { code: "prototype-key", messageKey: "body.reservedKey", values: { name: key } };
        }
        bytes += key.length;
        waiting.push({ part: inner, nesting: nesting + 1 });
      }
    }
    if (bytes > layoutLimits.bytes) {
      return { code: "too-large", messageKey: "layout.tooLarge", values: { limit: layoutLimits.bytes } };
    }
  }
  return undefined;
}

/**
 * Whether all texts of a value are whole: half of a surrogate pair is no character, and no database keeps it as it is.
 * For what `checkUntrusted` has let through.
 */
export function isWellFormed(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, inner]) => key.isWellFormed() && isWellFormed(inner));
}

function isJsonLeaf(value: unknown): boolean {
  return value === null || typeof value === "boolean" || Number.isFinite(value) || value === undefined;
}
