import { walk } from "#renderer/data/page-query.ts";
import type { PageLink } from "#schemas/content/canvas.ts";
import type { Locale } from "#schemas/locale.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { readOnce } from "#server/cache/kept-reads.ts";
import { pageIndex, listPageRecords, pathsOf } from "#server/pages/records/read.ts";

import { loadWholeTree } from "../site/load-tree.ts";
import { everyLayout } from "./every-layout.ts";
import { leadsTo } from "./links-to-page.ts";
import { listedPages, titleOf } from "./listed-pages.ts";

/**
 * The pages that lead to a page by what stands on them as visitors have it, their frames and reusable blocks among it: links
 * that lead nowhere once the page is gone. Its own links to itself go with it, and don't count.
 */
export async function listPageLinks(id: number, locale: Locale): Promise<Result<readonly PageLink[], Refusal>> {
  const keep = readOnce();
  const records = await keep("pages", listPageRecords);
  const page = pageIndex(records).byId(id);
  if (!page) return refuse("not-found", "row.missing");
  const layouts = await everyLayout();
  const linked = { id, paths: Object.values(pathsOf(page)) };
  const links: PageLink[] = [];
  for (const other of listedPages(records)) {
    if (other.record?.id === id) continue;
    const tree = await loadWholeTree(other, keep, layouts);
    const blocks = [...walk(tree)].filter(({ props }) => leadsTo(props, linked)).length;
    if (blocks > 0) links.push({ page: titleOf(other, locale), blocks });
  }
  return ok(links);
}
