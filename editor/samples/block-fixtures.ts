import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";
import type { ResolvedBlock } from "#renderer/page/page-document.ts";

import { withDrawnPictures } from "./drawn-pictures.ts";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../../blocks/*/fixtures.ts");

/** A block's situations, as its tests and its documentation have them, their pictures drawn; none for one that has none. */
export async function fixturesOf(slug: string): Promise<readonly BlockFixture[]> {
  const module = (await modules[`../../blocks/${slug}/fixtures.ts`]?.()) ?? {};
  const [, found = []] = Object.entries(module).find(([name]) => name.endsWith("Fixtures")) ?? [];
  return withDrawnPictures(found as readonly BlockFixture[]);
}

/** A block in one situation, as the canvas draws it. What its slots say is text. */
export function fixtureBlock(
  { slug, mode, islands, readsPage = false, query: keys }: BlockDefinition,
  { props, data, query = {}, said }: BlockFixture,
): ResolvedBlock {
  const here = keys && { here: "/" };
  return { id: `sample-${slug}`, slug, mode, islands, readsPage, props, data, query, said, ...here, slots: {} };
}
