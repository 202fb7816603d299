import type { Canvas } from "#schemas/content/canvas.ts";
import { shownNodes } from "#renderer/data/prepare-blocks.ts";
import { builtInSlugs } from "#schemas/page/layout.ts";
import { refuse } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { publicValues } from "#schemas/site/parameters/public-values.ts";
import { readOnce } from "#server/cache/kept-reads.ts";
import { listComponentConfigs } from "#server/pages/component-configs/read.ts";
import { findLayout, publishedOfKind } from "#server/pages/layouts/read.ts";
import { openPageLayout } from "#server/pages/records/write.ts";

import type { ApiRefusal } from "../errors.ts";
import { findDefinition } from "../site/definitions.ts";
import { frameIdOf, loadSurroundings } from "../site/load-tree.ts";
import { pageFacts, siteParameters } from "../site/plan-page.ts";
import { type CanvasPorts, findCanvas } from "./find-canvas.ts";

/** Opens the page at an address for editing, with all that stands around its layout. */
export async function openCanvas(address: string, ports: CanvasPorts): Promise<Result<Canvas, ApiRefusal>> {
  const keep = readOnce();
  const found = await findCanvas(address, ports, keep);
  if (!found.ok) return found;
  const { route, subject } = found.value;
  const { pageType, record } = route;
  if (record && !record.isCms) return refuse("unprocessable", "canvas.program");
  const opened = await openPageLayout({ pageId: record?.id ?? null, type: pageType.slug });
  if (!opened.ok) return opened;
  const { pageId, layoutId } = opened.value;
  const [around, frameId, layout, parameters, reusables, configs] = await Promise.all([
    loadSurroundings(route, keep),
    frameIdOf(route),
    findLayout(layoutId),
    siteParameters(keep),
    publishedOfKind("reusable"),
    listComponentConfigs(),
  ]);
  const values = publicValues(parameters);
  const shown = { find: findDefinition, parameters: values };
  return ok({
    page: { ...pageFacts(found.value), id: pageId },
    pageId,
    layoutId,
    frameId,
    required: pageType.requires,
    isPublished: layout !== null && layout.published !== null,
    frame: shownNodes(around.tree ?? [bareOutlet], shown),
    ownParts: around.ownParts,
    always: shownNodes(around.always, shown),
    reusables: reusables.map(({ id, name, document }) => ({ id, name, document })),
    configs,
    params: route.params,
    query: {},
    subject: typeof subject?.value === "object" ? subject.value : null,
    parameters: values,
  });
}

const bareOutlet = { id: "frame:outlet", slug: builtInSlugs.outlet, props: {}, slots: { content: [] } };
