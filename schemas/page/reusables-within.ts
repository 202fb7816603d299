import { reusableIds } from "./expand-layout.ts";
import type { LayoutDocument } from "./layout.ts";

/**
 * The reusable layouts that documents show, placed by themselves or within each other; each once, circles end. One that isn't
 * among `reusables` counts, and what it holds doesn't.
 */
export function reusablesWithin(
  documents: readonly LayoutDocument[],
  reusables: ReadonlyMap<number, LayoutDocument>,
): ReadonlySet<number> {
  const met = new Set<number>();
  const waiting = documents.flatMap(reusableIds);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (met.has(id)) continue;
    met.add(id);
    const inner = reusables.get(id);
    if (inner) waiting.push(...reusableIds(inner));
  }
  return met;
}
