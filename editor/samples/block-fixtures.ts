import { definitionsBySlug } from "#blocks/definitions.ts";
import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import type { BlockFixture } from "#blocks/kit/fixture.ts";
import type { ResolvedBlock } from "#renderer/page/page-document.ts";
import type { Locale } from "#schemas/locale.ts";

import { firstFixture } from "./first-fixture.ts";
import { withDrawnPictures } from "./drawn-pictures.ts";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../../blocks/*/fixtures.ts");

/** A block's situations, as its tests and its documentation have them, their pictures drawn; none for one that has none. */
export async function fixturesOf(slug: string): Promise<readonly BlockFixture[]> {
  const module = (await modules[`../../blocks/${slug}/fixtures.ts`]?.()) ?? {};
  const [, found = []] = Object.entries(module).find(([name]) => name.endsWith("Fixtures")) ?? [];
  return withDrawnPictures(found as readonly BlockFixture[]);
}

/** What stands in the slots of a sample: a container is known by how it holds what is in it. */
const inside = ["heading", "rich-text"];

/** A block's first situation in a language, with something in each of its slots; null for one that has none. */
export async function sampleBlock(definition: BlockDefinition, locale: Locale): Promise<ResolvedBlock | null> {
  const fixture = firstFixture(await fixturesOf(definition.slug), locale);
  if (!fixture) return null;
  const names = Object.keys(definition.slots ?? {});
  const slots = await Promise.all(names.map(async (name) => [name, await samplesInside(name, locale)] as const));
  return { ...fixtureBlock(definition, fixture), slots: Object.fromEntries(slots) };
}

async function samplesInside(slot: string, locale: Locale): Promise<readonly ResolvedBlock[]> {
  const blocks = await Promise.all(
    inside.map(async (slug) => {
      const [definition, fixture] = [definitionsBySlug.get(slug), firstFixture(await fixturesOf(slug), locale)];
      return definition && fixture ? [{ ...fixtureBlock(definition, fixture), id: `sample-${slot}-${slug}` }] : [];
    }),
  );
  return blocks.flat();
}

/** A block in one situation, as the canvas draws it. What its slots say is text. */
export function fixtureBlock(
  { slug, mode, islands, readsPage = false, query: keys }: BlockDefinition,
  { props, data, query = {}, said }: BlockFixture,
): ResolvedBlock {
  const here = keys && { here: "/" };
  return { id: `sample-${slug}`, slug, mode, islands, readsPage, props, data, query, said, ...here, slots: {} };
}
