import { definitionsBySlug } from "#blocks/definitions.ts";
import type { FramePart } from "#blocks/kit/define-block.ts";
import { hasConditions, nextChange, shownTo } from "#renderer/data/shown-blocks.ts";
import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";
import { expandLayout, reusableIds } from "#schemas/page/expand-layout.ts";
import type { Viewer } from "#schemas/page/hidden-by.ts";
import { emptyLayout, type LayoutDocument } from "#schemas/page/layout.ts";
import { servedLayout } from "#schemas/page/required-blocks.ts";
import type { Keep } from "#server/cache/kept-reads.ts";
import { now } from "#server/db/context.ts";
import { recordValidUntil } from "#server/db/tags.ts";
import { findLayoutByName, layoutsWithin, type PublishedLayout, publishedLayouts } from "#server/pages/layouts/read.ts";

import { findDefinition } from "./definitions.ts";
import type { Route } from "./find-route.ts";
import { focusedParts, focusedTree, ownPartsOf, withOwnParts } from "./own-parts.ts";
import { shownFormLayout } from "./shown-form.ts";
import { popupsOnce, withPopupContent } from "./popup-content.ts";
import { siteInfo } from "./site-facts.ts";
import { alwaysMissing, withAlways } from "./with-always.ts";

/** What of a route decides which tree it has. */
export type TreeRoute = Pick<Route, "record" | "pageType">;

/** Names all that a route's tree depends on beside the layouts themselves: routes of the same name have the same tree. */
export function treeKey({ record, pageType }: TreeRoute): string {
  const { isCms = false, layoutId = null, frameId = null } = record ?? {};
  return `tree ${pageType.slug} ${isCms ? layoutId : "-"} ${frameId ?? "-"} ${ownPartsOf(record).join()}`;
}

/** Who gets a tree. */
export type Audience = Pick<Viewer, "locale" | "isCustomer">;

/**
 * The route's published layout in its frame, reusable blocks expanded: frame and page in one tree, as somebody sees it now.
 * What is made of it holds until time alone changes it (PV5).
 */
export async function loadTree(route: TreeRoute, keep: Keep, to: Audience): Promise<readonly ExpandedBlock[]> {
  const tree = await loadWholeTree(route, keep);
  if (!hasConditions(tree)) return popupsOnce(tree);
  return await keep(`${treeKey(route)} for ${to.locale} ${to.isCustomer}`, async () => {
    const [present, moment] = [await loadWholeTree(route, keep), now()];
    const next = nextChange(present, moment);
    if (next !== null) recordValidUntil(next);
    return popupsOnce(shownTo(present, { ...to, now: moment }));
  });
}

/** Where trees have their layouts from; who wants the trees of all pages has read them all before. */
export interface Layouts {
  published(ids: Iterable<number>): Promise<ReadonlyMap<number, PublishedLayout>>;
  /** The id of the frame of this name; null when there is none. */
  frameNamed(name: string): Promise<number | null>;
}

const storedLayouts: Layouts = {
  published: publishedLayouts,
  frameNamed: async (name) => (await findLayoutByName("frame", name))?.id ?? null,
};

/** The same tree as nobody sees it: what is shown to some, or at other times, stands in it too. */
export function loadWholeTree(
  route: TreeRoute,
  keep: Keep,
  layouts = storedLayouts,
): Promise<readonly ExpandedBlock[]> {
  return keep(treeKey(route), () => readTree(route, keep, layouts));
}

async function readTree(route: TreeRoute, keep: Keep, layouts: Layouts): Promise<readonly ExpandedBlock[]> {
  const { record, pageType } = route;
  const page = await servedPage(route, layouts);
  const frame = await loadFrame(route, layouts);
  const reusables = await loadReusables([page, ...(frame ? [frame] : [])], layouts);
  const tree = expandLayout({ frame, page, reusables, definitions: definitionsBySlug });
  const own =
    pageType.isFocused && frame
      ? focusedTree(tree, findDefinition)
      : withAlways(withOwnParts(tree, ownPartsOf(record), findDefinition), await alwaysOn(route, keep));
  return await withPopupContent(own, async (ids) => await layoutsWithin(ids, layouts.published));
}

async function servedPage({ record, pageType }: TreeRoute, layouts = storedLayouts): Promise<LayoutDocument> {
  // A page that is no CMS page is the program's own screen: what an editor stored for it isn't served (spec §2).
  const id = record?.isCms ? record.layoutId : null;
  const shown = shownFormLayout();
  if (shown) return shown;
  const stored = id ? (await layouts.published([id])).get(id) : null;
  return servedLayout(stored?.document ?? null, pageType).document;
}

/** What stands around a page's content, before there is any. */
export interface Surroundings {
  /** The frame, its outlet empty; null where the page is shown without one. */
  readonly tree: readonly ExpandedBlock[] | null;
  /** The parts of the frame that the page brings itself: of its root's blocks, those stand around the outlet. */
  readonly ownParts: readonly FramePart[];
  /** What stands below the content where that doesn't have it itself. */
  readonly always: readonly ExpandedBlock[];
}

/** What stands around a route's page, whatever its layout says: the frame as it is published, reusable blocks expanded. */
export async function loadSurroundings(route: TreeRoute, keep: Keep): Promise<Surroundings> {
  const { record, pageType } = route;
  const frame = await loadFrame(route);
  const always = await alwaysOn(route, keep);
  if (!frame) return { tree: null, ownParts: ownPartsOf(record), always: alwaysMissing([], always) };
  const reusables = await loadReusables([frame]);
  const tree = expandLayout({ frame, page: emptyLayout("page"), reusables, definitions: definitionsBySlug });
  if (pageType.isFocused) return { tree: focusedTree(tree, findDefinition), ownParts: focusedParts, always: [] };
  const own = withOwnParts(tree, ownPartsOf(record), findDefinition);
  return { tree: own, ownParts: ownPartsOf(record), always: alwaysMissing(own, always) };
}

/** What a route's page shows in its frame, reusable blocks expanded; what stands in the place of the frame's parts is none of it. */
export async function loadContent(route: TreeRoute, keep: Keep): Promise<readonly ExpandedBlock[]> {
  const page = await servedPage(route);
  const reusables = await loadReusables([page]);
  const tree = expandLayout({ frame: null, page, reusables, definitions: definitionsBySlug });
  const brings = route.pageType.isFocused ? focusedParts : ownPartsOf(route.record);
  const content = tree.filter(({ slug }) => {
    const part = findDefinition(slug)?.part;
    return part === undefined || !brings.includes(part);
  });
  return [...content, ...alwaysMissing(content, await alwaysOn(route, keep))];
}

/** The blocks that must be on a page: only who sells has something to say that the law wants said. */
async function alwaysOn({ pageType }: TreeRoute, keep: Keep): Promise<readonly string[]> {
  return pageType.always && (await siteInfo(keep)).isECommerce ? pageType.always : [];
}

/** The layout of the frame around a route's page; null when it has none. */
export async function frameIdOf({ record, pageType }: TreeRoute, layouts = storedLayouts): Promise<number | null> {
  return record?.frameId ?? (await layouts.frameNamed(pageType.frame));
}

async function loadFrame(route: TreeRoute, layouts = storedLayouts): Promise<LayoutDocument | null> {
  const id = await frameIdOf(route, layouts);
  return id ? ((await layouts.published([id])).get(id)?.document ?? null) : null;
}

/** Loads what the documents place, and what those place in turn; nesting is bounded by the tree's own limit. */
async function loadReusables(
  documents: readonly LayoutDocument[],
  layouts = storedLayouts,
): Promise<ReadonlyMap<number, LayoutDocument>> {
  return await layoutsWithin(documents.flatMap(reusableIds), layouts.published);
}
