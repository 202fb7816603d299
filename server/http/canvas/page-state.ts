import type { PageState } from "#schemas/content/canvas.ts";
import { ok, type Result } from "#schemas/result.ts";
import { readOnce } from "#server/cache/kept-reads.ts";
import { isDraftChanged } from "#server/drafts/read.ts";
import { previewState } from "#server/pages/previews/read.ts";

import type { ApiRefusal } from "../errors.ts";
import { type CanvasPorts, findCanvas } from "./find-canvas.ts";

/** What an administrator should know of the page at an address: asked at each of their visits, of that page alone. */
export async function readPageState(address: string, ports: CanvasPorts): Promise<Result<PageState, ApiRefusal>> {
  const found = await findCanvas(address, ports, readOnce());
  if (!found.ok) return found;
  const { record } = found.value.route;
  const edited = record?.isCms ? record : null;
  const layoutId = edited?.layoutId ?? null;
  const [preview, hasChanges] = await Promise.all([
    edited && previewState(edited.id),
    layoutId !== null && isDraftChanged({ kind: "layout", id: layoutId }),
  ]);
  return ok({
    pageId: edited?.id ?? null,
    layoutId,
    isPublished: preview?.isPublished ?? false,
    hasChanges,
    isPreviewStale: !preview?.isCurrent,
  });
}
