import type { PageParams, PageType } from "./page-type.ts";
import type { Segment } from "./path-pattern.ts";
import { fits, readPattern, spellings } from "./path-pattern.ts";

export interface PathMatch {
  readonly pageType: PageType;
  /** Decoded; a missing optional parameter has no key. */
  readonly params: PageParams;
}

/**
 * Finds the page type of a path without locale and query. A literal segment outranks a parameter, from
 * left to right (`/products/search` before `/products/:id`). Page types without a pattern are never
 * found here. Null when nothing matches or an escape sequence is broken; a trailing slash matches nothing.
 */
export function matchPath(path: string, pageTypes: readonly PageType[]): PathMatch | null {
  const values = decodeSegments(path);
  if (values === null) return null;
  let best: (PathMatch & { readonly rank: string }) | null = null;
  for (const pageType of pageTypes) {
    for (const spelling of spellingsOf(pageType.pattern)) {
      const params = matchSegments(spelling, values, pageType);
      if (params === null) continue;
      const rank = rankOf(spelling);
      if (best === null || rank < best.rank) best = { pageType, params, rank };
    }
  }
  return best && { pageType: best.pageType, params: best.params };
}

const known = new Map<string, ReturnType<typeof spellings>>();

/** The spellings of a page type's pattern, worked out once: page types are few, and each path is held against all. */
function spellingsOf(pattern: string | null): ReturnType<typeof spellings> {
  if (pattern === null) return [];
  const found = known.get(pattern) ?? spellings(readPattern(pattern));
  known.set(pattern, found);
  return found;
}

function decodeSegments(path: string): readonly string[] | null {
  if (path === "/") return [];
  if (!path.startsWith("/") || path.length > 2000) return null;
  try {
    return path.slice(1).split("/").map(decodeURIComponent);
  } catch {
    return null;
  }
}

function matchSegments(segments: readonly Segment[], values: readonly string[], pageType: PageType): PageParams | null {
  if (segments.length !== values.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = values[index] ?? "";
    if ("literal" in segment) {
      if (segment.literal !== value) return null;
    } else {
      if (!fits(pageType.params[segment.param], value)) return null;
      params[segment.param] = value;
    }
  }
  return params;
}

/** Sorts before another when its first segment that differs is the literal one. */
function rankOf(segments: readonly Segment[]): string {
  return segments.map((segment) => ("literal" in segment ? "0" : "1")).join("");
}
