import type { CallDefinition } from "#schemas/contract/define-call.ts";

/** Puts calls in the order in which they must be matched: a literal segment before a parameter. */
export function inMatchingOrder(calls: readonly CallDefinition[]): readonly CallDefinition[] {
  return calls.toSorted((left, right) => (matchingKey(left.path) < matchingKey(right.path) ? -1 : 1));
}

/** The router's spelling of a path: `/news/:id`. */
export function routerPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

function matchingKey(path: string): string {
  return path.replaceAll(/\{\w+\}/g, "\u{10ffff}");
}
