import type { LayoutDocument } from "#schemas/page/layout.ts";
import { listLayouts, type PublishedLayout, publishedLayouts, publishedRevisions } from "#server/pages/layouts/read.ts";

import type { Layouts } from "../site/load-tree.ts";

export interface EveryLayout extends Layouts {
  /** All of them, by their ids. */
  all(): ReadonlyMap<number, PublishedLayout>;
}

/** Every published layout at once: the trees of all pages are made of them. */
export async function everyLayout(): Promise<EveryLayout> {
  const [revisions, frames] = await Promise.all([publishedRevisions(), listLayouts("frame")]);
  const published = await publishedLayouts(revisions.keys());
  const byName = new Map(frames.map(({ id, name }) => [name, id]));
  return {
    all: () => published,
    published: async (ids) => {
      const wanted = new Set(ids);
      return await Promise.resolve(new Map([...published].filter(([id]) => wanted.has(id))));
    },
    frameNamed: async (name) => await Promise.resolve(byName.get(name) ?? null),
  };
}

/** The same layouts once others stand in the place of what is public of some of them; those that nobody has published are there too. */
export function withDocuments(
  { published, frameNamed }: Layouts,
  documents: ReadonlyMap<number, LayoutDocument>,
): Layouts {
  const inPlace = (id: number): readonly (readonly [number, PublishedLayout])[] => {
    const document = documents.get(id);
    return document ? [[id, { id, kind: document.kind, name: "", revision: 0, document }]] : [];
  };
  return {
    frameNamed,
    published: async (ids) => {
      const wanted = [...ids];
      return new Map([...(await published(wanted)), ...wanted.flatMap((id) => inPlace(id))]);
    },
  };
}
