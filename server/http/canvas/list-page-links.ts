import { walk } from "#renderer/data/page-query.ts";
import type { PageLink } from "#schemas/content/canvas.ts";
import { originOf } from "#schemas/locale-address.ts";
import { type Locale, locales } from "#schemas/locale.ts";
import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { readOnce } from "#server/cache/kept-reads.ts";
import { appContext } from "#server/context.ts";
import { plannedStates } from "#server/drafts/plans/read.ts";
import { changedDocuments, changedDrafts } from "#server/drafts/read.ts";
import { pageIndex, listPageRecords, pathsOf } from "#server/pages/records/read.ts";
import { getSiteInfo } from "#server/site/info/read.ts";
import { publicOrigin } from "#server/site/links.ts";

import { type Layouts, loadWholeTree } from "../site/load-tree.ts";
import { everyLayout, withDocuments } from "./every-layout.ts";
import { leadsTo } from "./links-to-page.ts";
import { listedPages, titleOf } from "./listed-pages.ts";
import type { SitePage } from "./sample-address.ts";

/**
 * The pages that lead to a page by what stands on them, their frames and reusable blocks among it: links that lead nowhere once
 * the page is gone. Those that stand in drafts alone, or in what is to be published at a minute, are counted apart. Its own links
 * to itself go with it, and don't count.
 */
export async function listPageLinks(id: number, locale: Locale): Promise<Result<readonly PageLink[], Refusal>> {
  const records = await listPageRecords();
  const page = pageIndex(records).byId(id);
  if (!page) return refuse("not-found", "row.missing");
  const linked = { id, paths: Object.values(pathsOf(page)), hosts: await siteHosts() };
  const [visited, ...coming] = (await layoutStates()).map((layouts) => treesOf(layouts));
  const links: PageLink[] = [];
  for (const other of listedPages(records)) {
    if (other.record?.id === id) continue;
    const leading = async (treeOf: TreeOf | undefined): Promise<readonly string[]> =>
      [...walk((await treeOf?.(other)) ?? [])].filter(({ props }) => leadsTo(props, linked)).map((block) => block.id);
    const seen = new Set(await leading(visited));
    const edited = new Set((await Promise.all(coming.map(leading))).flat());
    const [blocks, drafts] = [seen.size, [...edited].filter((block) => !seen.has(block)).length];
    if (blocks + drafts > 0) links.push({ page: titleOf(other, locale), blocks, drafts });
  }
  return ok(links);
}

/** The names under which this site is found: as others know it, as it is set for the process, and those of its languages. */
async function siteHosts(): Promise<readonly string[]> {
  const { siteUrl } = appContext();
  const origin = publicOrigin(await getSiteInfo(), siteUrl);
  const origins = [siteUrl, origin, ...locales.map((locale) => originOf(locale, origin))];
  return [...new Set(origins.map((each) => new URL(each).host))];
}

/** Every layout as visitors have it, as it is edited, and as it is planned to be. */
async function layoutStates(): Promise<readonly Layouts[]> {
  const [published, changed, planned] = await Promise.all([
    everyLayout(),
    changedDrafts("layout"),
    plannedStates("layout"),
  ]);
  const edited = await changedDocuments("layout", changed.keys());
  const states = [edited, planned].filter(({ size }) => size > 0) as readonly ReadonlyMap<number, LayoutDocument>[];
  return [published, ...states.map((documents) => withDocuments(published, documents))];
}

type TreeOf = (page: SitePage) => Promise<readonly ExpandedBlock[]>;

function treesOf(layouts: Layouts): TreeOf {
  const keep = readOnce();
  return async (page) => await loadWholeTree(page, keep, layouts);
}
