import type { canvasCalls } from "#schemas/contract/calls/canvas.ts";
import { ok } from "#schemas/result.ts";

import type { HandlersOf } from "../api/handler.ts";
import type { ResolveNeed } from "../site/kept-answers.ts";
import { lookUp } from "./look-up.ts";
import { openCanvas } from "./open-canvas.ts";

/** What answers the editor's canvas. It reads pages as the site does, whose data needs others answer. */
export function canvasHandlers(resolveNeed: ResolveNeed): HandlersOf<typeof canvasCalls> {
  return {
    openCanvas: async ({ body, caller }) => await openCanvas(body.path, { caller, resolveNeed }),
    lookUp: async ({ body, locale }) => ok(await lookUp(body.references, locale)),
  };
}
