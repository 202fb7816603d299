import type { SearchType, Suggestion, SuggestionList } from "#schemas/content/search.ts";

/** A suggestion with its place among all of them, whatever its group. */
export interface Option extends Suggestion {
  readonly index: number;
}

export interface OptionGroup {
  readonly type: SearchType;
  readonly options: readonly Option[];
}

/** The suggestions numbered through, group after group; groups without any left out. */
export function numbered({ groups }: SuggestionList): readonly OptionGroup[] {
  let next = 0;
  return groups
    .filter(({ suggestions }) => suggestions.length > 0)
    .map(({ type, suggestions }) => ({
      type,
      options: suggestions.map((suggestion) => ({ ...suggestion, index: next++ })),
    }));
}

/**
 * Where a key leads among `total` options: the arrows by one, past either end to the field itself (-1),
 * Home and End stay the field's own. Null for a key that moves nothing.
 */
export function moved(active: number, key: string, total: number): number | null {
  if (total === 0) return null;
  if (key === "ArrowDown") return active + 1 >= total ? -1 : active + 1;
  if (key === "ArrowUp") return active < 0 ? total - 1 : active - 1;
  return null;
}
