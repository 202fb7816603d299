import { createHash } from "node:crypto";

import { Hono, type Context } from "hono";
import type { Logger } from "pino";

import { defaultLocale } from "#schemas/locale.ts";
import { sixDigits } from "#schemas/site/colour.ts";
import type { Logo } from "#schemas/site/logo.ts";
import { asksAnew, type Keep } from "#server/cache/kept-reads.ts";
import { PictureFailure } from "#server/images/maker/job.ts";
import type { VariantStore } from "#server/images/variant-store.ts";
import { listLogos } from "#server/site/logos/read.ts";
import { parameterValues } from "#server/site/parameters/read.ts";

import { pictureAnswer } from "./images-app.ts";

export interface FaviconOptions {
  readonly variants: VariantStore;
  readonly addressOf: (c: Context) => string;
  readonly log: Logger;
  readonly facts?: Keep;
}

const caching = "public, max-age=3600";

/**
 * What browsers and telephones ask for by themselves. `/favicon.ico` leads to the site's own icon (spec §3,
 * LOGO_FAVICON); `/apple-touch-icon.png` is that icon on the site's ground, 180 pixels wide.
 */
export function createFaviconApp({ variants, addressOf, log, facts = asksAnew }: FaviconOptions): Hono {
  const app = new Hono();
  app.get("/favicon.ico", async (c) => {
    const icon = await iconOf(facts);
    c.header("Cache-Control", caching);
    return icon ? c.redirect(icon.onlineImage.url, 302) : c.body(null, 204);
  });
  app.get("/apple-touch-icon.png", async (c) => {
    const icon = await iconOf(facts);
    if (icon?.onlineImage.externalType !== "local") return c.text("Not found", 404, { "Cache-Control": "no-store" });
    const parameters = await facts("parameters", parameterValues);
    const ground = sixDigits(parameters["COLOR_BACKGROUND"], "#ffffff");
    const source = icon.onlineImage.externalPath;
    const name = createHash("sha256").update(`${source}\0${ground}`).digest("hex").slice(0, 32);
    try {
      const picture = await variants.readComposed(`${name}.png`, { kind: "icon", source, ground }, addressOf(c));
      if (picture) return pictureAnswer(c, picture, "png", caching);
    } catch (error) {
      if (!(error instanceof PictureFailure)) throw error;
      log.warn({ kind: error.kind, why: error.message }, "the site's icon could not be drawn");
    }
    return c.text("Service Unavailable", 503, { "Cache-Control": "no-store", "Retry-After": "5" });
  });
  return app;
}

async function iconOf(facts: Keep): Promise<Logo | undefined> {
  return (await facts("logos", () => listLogos(defaultLocale))).find(({ type }) => type === "LOGO_FAVICON");
}
