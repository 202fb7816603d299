import { isSafeUrl } from "#schemas/fields/link-target.ts";
import { localizePath, type Locale } from "#schemas/locale.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";

/**
 * A page's canonical path in a language, prefix included; null where parameters are missing from it
 * (a wine's page) or where the page stands in for others (not found, error).
 */
export function pagePath(type: string, slug: string, locale: Locale): string | null {
  const pageType = findPageType(type);
  if (pageType?.pattern === "/") return localizePath("/", locale);
  if (pageType?.status !== undefined) return null;
  if (pageType && Object.keys(pageType.params).length > 0) return null;
  const path = localizePath(`/${slug}`, locale);
  // A slug that was stored by another hand could name another host.
  return isSafeUrl(path) ? path : null;
}
