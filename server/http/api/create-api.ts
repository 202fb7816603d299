import type { Hono } from "hono";

import { calls } from "#schemas/contract/catalogue.ts";
import { sessionOf } from "#server/accounts/sessions/read.ts";
import { asksAnew, type Keep } from "#server/cache/kept-reads.ts";
import { siteId } from "#server/site/info/read.ts";

import { canvasHandlers } from "../canvas/canvas-handlers.ts";
import { pieceHandlers } from "../pieces/piece-handlers.ts";
import { recordHandlers } from "../collections/record-handlers.ts";
import { editedPopupHandlers } from "../popups/popup-handlers.ts";
import { clientAddressOf } from "../request/client-address.ts";
import type { Logger } from "../request/log.ts";
import type { ResolveNeed } from "../site/kept-answers.ts";
import type { RenderDocument } from "../site/site-renderer.ts";

import type { ApiEnv } from "./api-env.ts";
import type { CallPorts } from "./answer-call.ts";
import { buildApi } from "./build-api.ts";
import { handlers } from "./handlers.ts";
import { type ApiLimits, defaultLimits } from "./limits.ts";
import { resolveNeed } from "./resolve-need.ts";

export interface ApiOptions {
  readonly log: Logger;
  readonly limits?: ApiLimits;
  /** The site that this process serves; a token of another one is refused. */
  readonly idSite?: number;
  /** True when visitors reach the site by HTTPS. */
  readonly isSecure?: boolean;
  /** Renders pages, for what the editor wants to know of them; left out, nobody asks. */
  readonly render?: RenderDocument;
  /** What the editor's lists of pages are read with; left out, each request reads anew. */
  readonly keep?: Keep;
  /** The network address that a request comes from; behind a proxy the operator says how to know. */
  readonly addressOf?: CallPorts["addressOf"];
}

const resolve: ResolveNeed = (need, locale, caller) => resolveNeed(need, { locale, caller });

const cannotRender: RenderDocument = () => {
  throw new Error("This API was made without what renders pages");
};

/** The API with every call of the catalogue, for requests that run in a context. */
export function createApi(options: ApiOptions): Hono<ApiEnv> {
  return buildApi(calls, {
    handlers: {
      ...handlers,
      ...editedPopupHandlers,
      ...recordHandlers,
      ...pieceHandlers({ resolveNeed: resolve }),
      ...canvasHandlers({
        resolveNeed: resolve,
        render: options.render ?? cannotRender,
        keep: options.keep ?? asksAnew,
      }),
    },
    sessionOf,
    log: options.log,
    limits: options.limits ?? defaultLimits,
    idSite: options.idSite ?? siteId,
    isSecure: options.isSecure ?? false,
    addressOf: options.addressOf ?? clientAddressOf({ trustsProxy: false }),
  });
}
