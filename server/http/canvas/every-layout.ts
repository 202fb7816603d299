import { listLayouts, publishedLayouts, publishedRevisions } from "#server/pages/layouts/read.ts";

import type { Layouts } from "../site/load-tree.ts";

/** Every published layout at once: the trees of all pages are made of them. */
export async function everyLayout(): Promise<Layouts> {
  const [revisions, frames] = await Promise.all([publishedRevisions(), listLayouts("frame")]);
  const published = await publishedLayouts(revisions.keys());
  const byName = new Map(frames.map(({ id, name }) => [name, id]));
  return {
    published: async (ids) => await Promise.resolve(new Map([...published].filter(([id]) => ids.includes(id)))),
    frameNamed: async (name) => await Promise.resolve(byName.get(name) ?? null),
  };
}
