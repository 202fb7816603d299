import { Hono, type Context } from "hono";
import type { Logger } from "pino";

import { PictureFailure } from "#server/images/maker/job.ts";
import { cardDigest, cardUrl, type ShareCard } from "#server/images/share-card.ts";
import type { VariantStore } from "#server/images/variant-store.ts";

import { pictureAnswer } from "./images-app.ts";
import { lasting } from "./media-caching.ts";

export interface ShareOptions {
  readonly variants: VariantStore;
  readonly addressOf: (c: Context) => string;
  readonly log: Logger;
  /** The card of a page's path; null where there is none. */
  readonly cardOf: (path: string) => Promise<ShareCard | null>;
}

/** The path of the site's own card in addresses. */
const own = "/site";

/**
 * The cards that pages name to those who share them: `/images/share/{digest}{path of the page}.jpeg`. What a card
 * says comes from its page alone, so that nobody can have one made that no page names. A digest of former content
 * leads to the card of today.
 */
export function createShareApp({ variants, addressOf, log, cardOf }: ShareOptions): Hono {
  const app = new Hono();
  app.get("/images/share/*", async (c) => {
    const [, digest = "", path = ""] = /^\/images\/share\/([0-9a-f]{32})(\/.+)\.jpeg$/.exec(c.req.path) ?? [];
    const page = path === own ? "/" : path;
    const card = digest === "" ? null : await cardOf(page);
    if (!card) return c.text("Not found", 404, { "Cache-Control": "no-store" });
    if (cardDigest(card) !== digest) {
      return c.body(null, 302, { Location: cardUrl(card, page), "Cache-Control": "no-store" });
    }
    try {
      const composition = { kind: "card" as const, card, source: card.picture };
      const picture = await variants.readComposed(`${digest}.jpeg`, composition, addressOf(c));
      if (picture) return pictureAnswer(c, picture, "jpeg", lasting);
    } catch (error) {
      if (!(error instanceof PictureFailure)) throw error;
      log.warn({ kind: error.kind, why: error.message }, "a card could not be drawn");
    }
    return c.text("Service Unavailable", 503, { "Cache-Control": "no-store", "Retry-After": "5" });
  });
  return app;
}
