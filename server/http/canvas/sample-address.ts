import { defaultLocale, type Locale, localizePath, splitLocale } from "#schemas/locale.ts";
import { buildPath } from "#schemas/page/page-types/build-path.ts";
import type { PageType, SubjectList } from "#schemas/page/page-types/page-type.ts";
import type { Keep } from "#server/cache/kept-reads.ts";
import { type PageRecord, pathsOf } from "#server/pages/records/read.ts";

import { nobody } from "../api/nobody.ts";
import { AppError } from "../errors.ts";
import { findRoute } from "../site/find-route.ts";
import type { ResolveNeed } from "../site/kept-answers.ts";
import { findCanvas } from "./find-canvas.ts";

/** A page of the site, or a page type that is served without a row. */
export interface SitePage {
  readonly pageType: PageType;
  readonly record: PageRecord | null;
}

export interface SamplePorts {
  readonly resolveNeed: ResolveNeed;
  readonly keep: Keep;
}

/** How many items of a list are looked at for one that has a page. */
const looked = 20;

/**
 * An address at which a page opens: its own; of a page about many things (a wine) that of the first that there is.
 * Null where there is none.
 */
export async function sampleAddress(page: SitePage, locale: Locale, ports: SamplePorts): Promise<string | null> {
  const { pageType, record } = page;
  if (pageType.status !== undefined) return localizePath(`/${slugIn(record, locale) ?? pageType.slug}`, locale);
  if (Object.keys(pageType.params).length === 0) return plainAddress(page, locale);
  if (pageType.subject?.list) return await listedAddress(page, pageType.subject.list, { ...ports, locale });
  const address = localizePath(buildPath(pageType, pageType.sampleParams), locale);
  const opened = await findCanvas(address, { caller: nobody, resolveNeed: ports.resolveNeed }, ports.keep);
  return opened.ok && isOf(page, opened.value.route.record) ? address : null;
}

function plainAddress({ pageType, record }: SitePage, locale: Locale): string | null {
  if (!record) return pageType.pattern === null ? null : localizePath(pageType.pattern, locale);
  const paths = pathsOf(record);
  return paths[locale] ?? paths[defaultLocale] ?? null;
}

async function listedAddress(
  page: SitePage,
  list: SubjectList,
  { resolveNeed, keep, locale }: SamplePorts & { readonly locale: Locale },
): Promise<string | null> {
  const items = await keep(`sample ${locale} ${page.pageType.slug}`, async () => {
    try {
      const query = { ...list.query, nbItem: looked, page: 1 };
      const found = list.items(await resolveNeed({ call: list.call, query }, locale)).flat();
      // By their ids: what is listed first may be what was added last, and the page would be another one with each.
      return found.map(({ id, url }) => ({ id, url })).toSorted((one, other) => one.id - other.id);
    } catch (error) {
      // For instance because the site is no shop.
      if (error instanceof AppError) return null;
      throw error;
    }
  });
  for (const { url } of items ?? []) {
    const route = url === "" ? null : await findRoute(splitLocale(url).path, locale, keep);
    if (route?.pageType === page.pageType && isOf(page, route.record)) return url;
  }
  return null;
}

function isOf({ record }: SitePage, found: PageRecord | null): boolean {
  return (record?.id ?? null) === (found?.id ?? null);
}

function slugIn(record: PageRecord | null, locale: Locale): string | undefined {
  return (record?.texts[locale] ?? record?.texts[defaultLocale])?.slug;
}
