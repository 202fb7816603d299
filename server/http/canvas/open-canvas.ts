import { shownNodes } from "#renderer/data/prepare-blocks.ts";
import type { Canvas } from "#schemas/content/canvas.ts";
import type { ExpandedBlock } from "#schemas/page/expand-layout.ts";
import { builtInSlugs } from "#schemas/page/layout.ts";
import { refuse } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { publicValues } from "#schemas/site/parameters/public-values.ts";
import { type Keep, readOnce } from "#server/cache/kept-reads.ts";
import { listComponentConfigs } from "#server/pages/component-configs/read.ts";
import { findLayout, publishedOfKind } from "#server/pages/layouts/read.ts";
import { openPageLayout } from "#server/pages/records/write.ts";

import type { ApiRefusal } from "../errors.ts";
import { findDefinition } from "../site/definitions.ts";
import type { Route } from "../site/find-route.ts";
import { frameIdOf, loadContent, loadSurroundings } from "../site/load-tree.ts";
import { pageFacts, siteParameters } from "../site/plan-page.ts";
import { type CanvasPorts, findCanvas } from "./find-canvas.ts";
import { isCms } from "./listed-pages.ts";

/** What is opened: the page at an address, a frame around that page, or a reusable block in the place of its content. */
export interface CanvasToOpen {
  readonly path: string;
  /** The layout of the frame, or of a reusable block. */
  readonly frame?: number | undefined;
  /** The layout of a frame that the page is looked at in; null: its type's own; undefined: the page's. */
  readonly around?: number | null | undefined;
}

type Shows = (tree: readonly ExpandedBlock[]) => readonly ExpandedBlock[];

/** Opens a page, a frame or a reusable block for editing, with all that stands around its layout, or inside of it. */
export async function openCanvas(
  { path, frame: frameToEdit, around }: CanvasToOpen,
  ports: CanvasPorts,
): Promise<Result<Canvas, ApiRefusal>> {
  const keep = readOnce();
  const found = await findCanvas(path, ports, keep);
  if (!found.ok) return found;
  const { route, subject } = found.value;
  const { pageType, record } = route;
  const edits = await editedKind(frameToEdit);
  if (edits === null) return refuseKey("frame");
  if (around && (await findLayout(around))?.kind !== "frame") return refuseKey("around");
  const opened = await openPageLayout({ pageId: record?.id ?? null, type: pageType.slug });
  if (!opened.ok) return opened;
  const { pageId } = opened.value;
  const layoutId = frameToEdit ?? opened.value.layoutId;
  const [layout, parameters, reusables, configs] = await Promise.all([
    findLayout(layoutId),
    siteParameters(keep),
    publishedOfKind("reusable"),
    listComponentConfigs(),
  ]);
  const shown = around === undefined || !record ? route : { ...route, record: { ...record, frameId: around } };
  const values = publicValues(parameters);
  const shows: Shows = (tree) => shownNodes(tree, { find: findDefinition, parameters: values });
  return ok({
    page: { ...pageFacts(found.value), id: pageId },
    pageId,
    layoutId,
    edits,
    isPublished: layout !== null && layout.published !== null,
    isCms: isCms(route),
    ...(await surroundings[edits](shown, keep, shows)),
    frameId: edits === "frame" ? layoutId : await frameIdOf(shown),
    reusables: reusables.map(({ id, name, document }) => ({ id, name, document })),
    configs,
    params: route.params,
    query: {},
    subject: typeof subject?.value === "object" ? subject.value : null,
    parameters: values,
  });
}

/** What the layout is that is edited, where it isn't the page's own; null for one that isn't edited so. */
async function editedKind(layoutId: number | undefined): Promise<Canvas["edits"] | null> {
  if (layoutId === undefined) return "page";
  const kind = (await findLayout(layoutId))?.kind;
  return kind === "frame" || kind === "reusable" ? kind : null;
}

function refuseKey(key: "frame" | "around") {
  return refuse("unprocessable", "input.invalid", { problems: [{ key, messageKey: "key.frame" }] });
}

type Surrounding = Pick<Canvas, "required" | "frame" | "content" | "ownParts" | "always">;

async function aroundPage(route: Route, keep: Keep, shows: Shows): Promise<Surrounding> {
  const around = await loadSurroundings(route, keep);
  return {
    required: route.pageType.requires,
    frame: shows(around.tree ?? [bareOutlet]),
    content: null,
    ownParts: around.ownParts,
    always: shows(around.always),
  };
}

/** A reusable block is edited where the page's content stands: what the page alone must have is none of it. */
async function inPlaceOfPage(route: Route, keep: Keep, shows: Shows): Promise<Surrounding> {
  return { ...(await aroundPage(route, keep, shows)), required: [], ownParts: [], always: [] };
}

/** A frame is edited around what the page shows in it; the page's ids keep apart from the frame's own. */
async function insideFrame(route: Route, keep: Keep, shows: Shows): Promise<Surrounding> {
  const content = shows(await loadContent(route, keep)).map(renamed);
  return { required: [], frame: [], content, ownParts: [], always: [] };
}

function renamed(node: ExpandedBlock): ExpandedBlock {
  const slots = Object.entries(node.slots).map(([name, inner]) => [name, inner.map(renamed)] as const);
  return { ...node, id: `page:${node.id}`, slots: Object.fromEntries(slots) };
}

const surroundings = { page: aroundPage, frame: insideFrame, reusable: inPlaceOfPage };

const bareOutlet = { id: "frame:outlet", slug: builtInSlugs.outlet, props: {}, slots: { content: [] } };
