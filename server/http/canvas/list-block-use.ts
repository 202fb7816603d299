import { walk } from "#renderer/data/page-query.ts";
import type { BlockUse } from "#schemas/content/canvas.ts";
import type { Locale } from "#schemas/locale.ts";
import { readOnce } from "#server/cache/kept-reads.ts";
import { listPageRecords } from "#server/pages/records/read.ts";

import { loadWholeTree } from "../site/load-tree.ts";
import { everyLayout } from "./every-layout.ts";
import { listedPages, titleOf } from "./listed-pages.ts";

/** The blocks that stand on each page as it is published, those of its frame and of reusable blocks among them. */
export async function listBlockUse(locale: Locale): Promise<readonly BlockUse[]> {
  const keep = readOnce();
  const layouts = await everyLayout();
  const pages = listedPages(await keep("pages", listPageRecords));
  const use: BlockUse[] = [];
  for (const page of pages) {
    const tree = await loadWholeTree(page, keep, layouts);
    use.push({ page: titleOf(page, locale), slugs: [...new Set([...walk(tree)].map(({ slug }) => slug))] });
  }
  return use;
}
