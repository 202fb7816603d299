import { defaultLocale, locales } from "../../locale.ts";
import type { PageType } from "./page-type.ts";
import { readPattern, type Segment } from "./path-pattern.ts";

/**
 * The paths of the private zone as the source of one regular expression over a path without query, locale
 * prefix included: what the browser is told, so that a link into the zone (or out of it) loads a document at
 * once. `slugs` are the addresses of private pages that have no pattern, without a leading slash. Empty when
 * nothing is private.
 */
export function privatePathSource(pageTypes: readonly PageType[], slugs: readonly string[]): string {
  const patterns = pageTypes.flatMap(({ zone, pattern }) => (zone === "private" && pattern !== null ? [pattern] : []));
  const paths = [...patterns.map((pattern) => readPattern(pattern).map(sourceOf).join("")), ...slugs.map(literal)];
  if (paths.length === 0) return "";
  const prefixes = locales.filter((locale) => locale !== defaultLocale).map((locale) => `/${locale}`);
  return `^(?:${prefixes.join("|")})?(?:${[...new Set(paths)].join("|")})$`;
}

function sourceOf(segment: Segment): string {
  if ("literal" in segment) return literal(segment.literal);
  return segment.optional ? "(?:/[^/]+)?" : "/[^/]+";
}

/** As a browser spells it in a link: percent-encoded. */
function literal(text: string): string {
  return `/${escape(encodeURI(text))}`;
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
