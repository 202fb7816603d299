import { locales, localizePath, splitLocale } from "#schemas/locale.ts";
import type { LinkTarget } from "#schemas/fields/link-target.ts";
import { pageTypes } from "#schemas/page/page-types/catalogue.ts";
import { matchPath } from "#schemas/page/page-types/match-path.ts";

import type { NamedPage } from "../../pages/page-about.ts";

/** The page types whose address is that of one product. */
const ofProducts: readonly string[] = ["wine-detail", "product-page"];

/** What a link would name that leads to an address of this site; null: nothing, or there is more in it (a query, a place on the page). */
export function targetAt(
  path: string,
  pages: readonly NamedPage[],
): Extract<LinkTarget, { kind: "page" | "product" }> | null {
  const match = matchPath(splitLocale(path).path, pageTypes);
  const id = Number(match?.params["id"] ?? 0);
  if (match && id > 0) return ofProducts.includes(match.pageType.slug) ? { kind: "product", id } : null;
  const page = pages.find(({ slug }) =>
    locales.some((locale) => slug[locale] && localizePath(`/${slug[locale]}`, locale) === path),
  );
  return page ? { kind: "page", id: page.id } : null;
}
