import { Hono } from "hono";

import { defaultLocale } from "#schemas/locale.ts";
import { asksAnew, type Keep } from "#server/cache/kept-reads.ts";
import { listLogos } from "#server/site/logos/read.ts";

/** `/favicon.ico`, which browsers ask for by themselves: leads to the site's own icon (spec §3, LOGO_FAVICON). */
export function createFaviconApp(facts: Keep = asksAnew): Hono {
  const app = new Hono();
  app.get("/favicon.ico", async (c) => {
    const icon = (await facts("logos", () => listLogos(defaultLocale))).find(({ type }) => type === "LOGO_FAVICON");
    c.header("Cache-Control", "public, max-age=3600");
    return icon ? c.redirect(icon.onlineImage.url, 302) : c.body(null, 204);
  });
  return app;
}
