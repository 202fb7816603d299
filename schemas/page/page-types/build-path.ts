import type { PageParams, PageType } from "./page-type.ts";
import { fits, readPattern } from "./path-pattern.ts";

/**
 * Writes the path of a page, without locale: the reverse of `matchPath`. A missing optional parameter
 * leaves its segment out. Throws when the page type has no pattern or a parameter is missing or invalid.
 */
export function buildPath(pageType: PageType, params: PageParams): string {
  if (pageType.pattern === null) throw new Error(`Page type ${pageType.slug} has no path of its own`);
  const segments = readPattern(pageType.pattern).flatMap((segment) => {
    if ("literal" in segment) return [segment.literal];
    const value = params[segment.param] ?? "";
    if (value === "" && segment.optional) return [];
    if (!fits(pageType.params[segment.param], value)) {
      throw new Error(`Page type ${pageType.slug}: "${value}" is not a valid ${segment.param}`);
    }
    return [encodeURIComponent(value)];
  });
  return `/${segments.join("/")}`;
}
