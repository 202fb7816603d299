import type { Crumb } from "#renderer/page/page-document.ts";
import { inLocale, localizePath, type Locale } from "#schemas/locale.ts";
import type { Keep } from "#server/cache/kept-reads.ts";
import { pathsOf, type PageRecord } from "#server/pages/records/read.ts";

import type { Route } from "./find-route.ts";
import { sitePages } from "./page-records.ts";
import type { Subject } from "./subject.ts";

export interface CrumbsInput {
  readonly route: Route;
  readonly locale: Locale;
  readonly path: string;
  readonly subject: Subject | null;
  readonly keep: Keep;
}

/** How far up a page's parents are followed: menus are never deeper, and a cycle ends. */
const highest = 5;

/** The way from the start page to this one, by the pages' parents; the subject's name comes last. */
export async function crumbsOf({ route, locale, path, subject, keep }: CrumbsInput): Promise<readonly Crumb[]> {
  const { record, pageType } = route;
  if (pageType.slug === "home" || pageType.status !== undefined) return [];
  const pages = await sitePages(keep);
  const parents: Crumb[] = [];
  let parentId = record?.parentId ?? null;
  for (let step = 0; parentId !== null && step < highest; step += 1) {
    const parent = pages.byId(parentId);
    if (!parent) break;
    const crumb = crumbOf(parent, locale);
    if (crumb) parents.unshift(crumb);
    parentId = parent.parentId;
  }
  const home = pages.byType("home");
  const start = { name: (home && nameOf(home, locale)) || "…", path: localizePath("/", locale) };
  const here = {
    name: subject?.title || (record && nameOf(record, locale)) || (inLocale(pageType.label, locale) ?? ""),
    path,
  };
  return [start, ...parents.filter((crumb) => crumb.path !== start.path), ...(subject?.above ?? []), here];
}

function crumbOf(page: PageRecord, locale: Locale): Crumb | null {
  const path = pathsOf(page)[locale];
  return path === undefined || page.isHidden ? null : { name: nameOf(page, locale), path };
}

function nameOf({ texts }: PageRecord, locale: Locale): string {
  const text = inLocale(texts, locale);
  return text?.menuTitle || text?.title || "";
}
