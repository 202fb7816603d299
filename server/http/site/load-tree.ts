import { definitionsBySlug } from "#blocks/definitions.ts";
import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";
import { expandLayout, reusableIds } from "#schemas/page/expand-layout.ts";
import { layoutLimits, type LayoutDocument } from "#schemas/page/layout.ts";
import { servedLayout } from "#schemas/page/required-blocks.ts";
import type { Keep } from "#server/cache/kept-reads.ts";
import { findLayoutByName, publishedLayout, publishedLayouts } from "#server/pages/layouts/read.ts";

import { findDefinition } from "./definitions.ts";
import type { Route } from "./find-route.ts";
import { focusedTree, ownPartsOf, withOwnParts } from "./own-parts.ts";
import { siteInfo } from "./site-facts.ts";
import { withAlways } from "./with-always.ts";

/** What of a route decides which tree it has. */
export type TreeRoute = Pick<Route, "record" | "pageType">;

/** Names all that a route's tree depends on beside the layouts themselves: routes of the same name have the same tree. */
export function treeKey({ record, pageType }: TreeRoute): string {
  const { isCms = false, layoutId = null, frameId = null } = record ?? {};
  return `tree ${pageType.slug} ${isCms ? layoutId : "-"} ${frameId ?? "-"} ${ownPartsOf(record).join()}`;
}

/** The route's published layout in its frame, reusable blocks expanded: frame and page in one tree. */
export function loadTree(route: TreeRoute, keep: Keep): Promise<readonly ExpandedBlock[]> {
  return keep(treeKey(route), () => readTree(route, keep));
}

async function readTree(route: TreeRoute, keep: Keep): Promise<readonly ExpandedBlock[]> {
  const { record, pageType } = route;
  // A page that is no CMS page is the program's own screen: what an editor stored for it isn't served (spec §2).
  const stored = record?.layoutId && record.isCms ? await publishedLayout(record.layoutId) : null;
  const page = servedLayout(stored?.document ?? null, pageType).document;
  const frame = await loadFrame(route);
  const reusables = await loadReusables([page, ...(frame ? [frame] : [])]);
  const tree = expandLayout({ frame, page, reusables, definitions: definitionsBySlug });
  if (pageType.isFocused && frame) return focusedTree(tree, findDefinition);
  const own = withOwnParts(tree, ownPartsOf(record), findDefinition);
  // Only who sells has something to say that the law wants said.
  return pageType.always && (await siteInfo(keep)).isECommerce ? withAlways(own, pageType.always) : own;
}

async function loadFrame({ record, pageType }: TreeRoute): Promise<LayoutDocument | null> {
  const id = record?.frameId ?? (await findLayoutByName("frame", pageType.frame))?.id;
  return id ? ((await publishedLayout(id))?.document ?? null) : null;
}

/** Loads what the documents place, and what those place in turn; nesting is bounded by the tree's own limit. */
async function loadReusables(documents: readonly LayoutDocument[]): Promise<ReadonlyMap<number, LayoutDocument>> {
  const loaded = new Map<number, LayoutDocument>();
  let wanted = documents.flatMap(reusableIds);
  for (let depth = 0; wanted.length > 0 && depth < layoutLimits.depth; depth += 1) {
    const found = await publishedLayouts([...new Set(wanted)]);
    for (const [id, { document }] of found) loaded.set(id, document);
    wanted = [...found.values()].flatMap(({ document }) => reusableIds(document)).filter((id) => !loaded.has(id));
  }
  return loaded;
}
