import { isSafeUrl } from "#schemas/fields/link-target.ts";
import { localizePath, splitLocale, type Locale } from "#schemas/locale.ts";

/**
 * One link for all languages, in the reader's: a path of the site leads to the page under their prefix. Files, other
 * sites, anchors and addresses that say their language are left alone.
 */
export function linkIn(link: string, locale: Locale): string {
  const [path = ""] = link.split(/[?#]/, 1);
  const isPage = /^\/(?!\/)/.test(path) && !/^\/(media|images|assets)\//.test(path);
  return isPage && splitLocale(path).path === path ? localizePath(link, locale) : link;
}

/**
 * A stored link as it is shown: checked again, since an older version or another hand may have written it. One that
 * would not be stored today is none.
 */
export function shownLink(link: string, locale: Locale): string {
  return isSafeUrl(link) ? linkIn(link, locale) : "";
}
