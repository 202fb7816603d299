import { walk } from "#renderer/data/page-query.ts";
import type { BlockUse } from "#schemas/content/canvas.ts";
import type { Locale } from "#schemas/locale.ts";
import { readOnce } from "#server/cache/kept-reads.ts";
import { listLayouts, publishedLayouts, publishedRevisions } from "#server/pages/layouts/read.ts";
import { listPageRecords } from "#server/pages/records/read.ts";

import { type Layouts, loadWholeTree } from "../site/load-tree.ts";
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

/** Every published layout at once: the trees of all pages are made of them. */
async function everyLayout(): Promise<Layouts> {
  const [revisions, frames] = await Promise.all([publishedRevisions(), listLayouts("frame")]);
  const published = await publishedLayouts(revisions.keys());
  const byName = new Map(frames.map(({ id, name }) => [name, id]));
  return {
    published: async (ids) => await Promise.resolve(new Map([...published].filter(([id]) => ids.includes(id)))),
    frameNamed: async (name) => await Promise.resolve(byName.get(name) ?? null),
  };
}
