import type { canvasCalls } from "#schemas/contract/calls/canvas.ts";
import type { pagePlaceCalls } from "#schemas/contract/calls/page-places.ts";
import { ok } from "#schemas/result.ts";
import { atInstant } from "#server/at-instant.ts";
import type { Keep } from "#server/cache/kept-reads.ts";

import type { HandlersOf } from "../api/handler.ts";
import { answerNeed } from "./answer-need.ts";
import { listBlockUse } from "./list-block-use.ts";
import { listCanvasPages } from "./list-canvas-pages.ts";
import { listFrames } from "./list-frames.ts";
import { listPageLinks } from "./list-page-links.ts";
import { lookUp } from "./look-up.ts";
import { openCanvas } from "./open-canvas.ts";
import type { HashPorts } from "./page-hash.ts";
import { answerDeletion, answerNewPage, answerRename } from "./page-answers.ts";
import { readPageState } from "./page-state.ts";
import { answerMenu, answerMove } from "./place-answers.ts";
import { answerHashCheck, answerPreview } from "./preview-answers.ts";

interface CanvasHandlerPorts extends HashPorts {
  /** What the lists of pages are read with. */
  readonly keep: Keep;
}

/** What answers the editor's canvas. It reads pages as the site does, whose data needs others answer. */
export function canvasHandlers(ports: CanvasHandlerPorts): HandlersOf<typeof canvasCalls & typeof pagePlaceCalls> {
  return {
    openCanvas: async ({ body: { at, ...page }, caller }) => {
      const open = async () => await openCanvas(page, { ...ports, caller });
      return await (at === undefined ? open() : atInstant(at, open));
    },
    answerNeed: async ({ body, locale }) => await answerNeed(body, locale, ports.resolveNeed),
    listCanvasPages: async ({ locale, list }) => ok(await listCanvasPages(locale, list, ports)),
    readPageState: async ({ body, caller }) => await readPageState(body.path, { ...ports, caller }),
    listFrames: async ({ locale }) => ok(await listFrames(locale, ports)),
    listBlockUse: async ({ locale }) => ok(await listBlockUse(locale)),
    createPage: async ({ body, ...asking }) => await answerNewPage(body, asking, ports),
    renamePage: async ({ params, body, caller }) => await answerRename(params.id, body, caller),
    movePage: async ({ params, body, caller }) => await answerMove(params.id, body, caller),
    setPageMenu: async ({ params, body, caller }) => await answerMenu(params.id, body, caller),
    listPageLinks: async ({ params, locale }) => await listPageLinks(params.id, locale),
    deletePage: async ({ params }) => await answerDeletion(params.id),
    checkHash: async ({ params, body }) => await answerHashCheck(params, body.html, ports),
    savePreview: async ({ params, body, files }) => await answerPreview(params, { ...body, files }, ports),
    lookUp: async ({ body, locale }) => ok(await lookUp(body.references, locale)),
  };
}
