import { definitionsBySlug } from "#blocks/definitions.ts";
import { type Locale, locales } from "#schemas/locale.ts";
import { checkedBlocks } from "#schemas/page/checked-blocks.ts";
import type { ComponentConfig, LayoutDocument } from "#schemas/page/layout.ts";
import { untranslatedTexts } from "#schemas/page/untranslated.ts";
import { onePerContext } from "#server/context.ts";
import { changedDocuments } from "#server/drafts/read.ts";
import { listComponentConfigs } from "#server/pages/component-configs/read.ts";
import { publishedLayouts } from "#server/pages/layouts/read.ts";
import { pathsOf } from "#server/pages/records/read.ts";

import { isCms } from "./listed-pages.ts";
import type { SitePage } from "./sample-address.ts";

/** In which states layouts are, all of them. */
interface LayoutStates {
  /** The published revisions, by the layouts' ids. */
  readonly published: ReadonlyMap<number, number>;
  /** The last edits of drafts that aren't what is public. */
  readonly changed: ReadonlyMap<number, number>;
}

/** What was found in a layout, and in which state of it. */
interface Found {
  readonly state: string;
  readonly missing: readonly Locale[];
}

/** What was found in layouts while this is set for all blocks of a kind: their texts are the layouts' too. */
interface Known {
  readonly configs: string;
  readonly layouts: Map<number, Found>;
}

const known = onePerContext((): { now: Known } => ({ now: { configs: "", layouts: new Map() } }));

/**
 * The languages that pages have, and in which a text on them has no words where another language has, by the check before
 * publishing: on the draft where there are changes, else on what is public. A state of a layout never changes, so each is read
 * once: hundreds of pages are listed over and over.
 */
export async function untranslatedPages(
  pages: readonly SitePage[],
  states: LayoutStates,
): Promise<ReadonlyMap<SitePage, readonly Locale[]>> {
  const written = pages.flatMap((page) => {
    const id = isCms(page) ? (page.record?.layoutId ?? null) : null;
    return id === null ? [] : [{ page, id }];
  });
  const layouts = await knownOf(
    written.map(({ id }) => id),
    states,
  );
  return new Map(
    written.map(({ page, id }) => {
      const missing = layouts.get(id)?.missing ?? [];
      return [page, missing.filter((locale) => isIn(page, locale))] as const;
    }),
  );
}

/** Whether a page is there in a language; one about many things is in all of them. */
function isIn({ record }: SitePage, locale: Locale): boolean {
  const paths = record ? pathsOf(record) : {};
  return Object.keys(paths).length === 0 || paths[locale] !== undefined;
}

/** What is found in some layouts as they are now. */
async function knownOf(ids: readonly number[], states: LayoutStates): Promise<Known["layouts"]> {
  const configs = await listComponentConfigs();
  const { layouts } = knownWith(JSON.stringify(configs));
  const unread = ids.filter((id) => layouts.get(id)?.state !== stateOf(id, states));
  const documents = await documentsOf(unread, states);
  const bySlug = new Map(configs.map((config) => [config.slug, config]));
  for (const id of unread)
    layouts.set(id, { state: stateOf(id, states), missing: missingOf(documents.get(id), bySlug) });
  return layouts;
}

/** What is known as long as the blocks' settings are these. */
function knownWith(configs: string): Known {
  const all = known();
  // Another one: who reads with the settings of before goes on writing into theirs.
  if (all.now.configs !== configs) all.now = { configs, layouts: new Map() };
  return all.now;
}

function stateOf(id: number, { changed, published }: LayoutStates): string {
  const edit = changed.get(id);
  return edit === undefined ? `revision ${published.get(id) ?? 0}` : `edit ${edit}`;
}

/** The layouts as they are worked on. One that is neither edited nor public is what its page's type begins with. */
async function documentsOf(
  ids: readonly number[],
  { changed }: LayoutStates,
): Promise<ReadonlyMap<number, LayoutDocument>> {
  const drafts = await changedDocuments(
    "layout",
    ids.filter((id) => changed.has(id)),
  );
  const published = await publishedLayouts(ids.filter((id) => !drafts.has(id)));
  return new Map([
    ...[...published].map(([id, { document }]) => [id, document] as const),
    ...[...drafts].map(([id, document]) => [id, document as LayoutDocument] as const),
  ]);
}

function missingOf(
  document: LayoutDocument | undefined,
  configs: ReadonlyMap<string, ComponentConfig>,
): readonly Locale[] {
  if (!document) return [];
  const configOf = (slug: string) => configs.get(slug);
  const texts = untranslatedTexts(checkedBlocks({ document, registry: definitionsBySlug, configOf, locales }));
  return locales.filter((locale) => texts.some((text) => text.locales.includes(locale)));
}
