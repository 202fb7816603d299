import type { Locale } from "#schemas/locale.ts";
import { localizePath, splitLocale } from "#schemas/locale.ts";

const fileName = /\.\w+$/;

/**
 * A popup has one link for all languages: a page of this site opens in the reader's. Other sites, files,
 * anchors and addresses that say their language stay as they are.
 */
export function localizedLink(link: string, locale: Locale): string {
  const [pathname = ""] = link.split(/[?#]/, 1);
  if (!pathname.startsWith("/") || pathname.startsWith("//") || fileName.test(pathname)) return link;
  return splitLocale(pathname).path === pathname ? localizePath(link, locale) : link;
}
