import { Hono } from "hono";

import { labelPage, labelPolicy, languageOf } from "#server/labels/read.ts";

/**
 * Wines' e-labels: `/e-label/{id}` (Regulation (EU) 2021/2117, commerce L5). No page of the site: it has no frame, sets
 * no cookie and reads none, counts nobody, and goes on answering while the site is under construction. The language is in
 * the address or the browser's; nothing is kept of it.
 */
export function createLabelApp(): Hono {
  const app = new Hono();
  app.get("/e-label/:id{[1-9][0-9]{0,9}}", async (c) => {
    const language = languageOf(c.req.query("lang"), c.req.header("accept-language"));
    const headers = {
      "Content-Security-Policy": labelPolicy,
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
      "Content-Language": language,
      Vary: "Accept-Language",
    };
    const page = await labelPage(Number(c.req.param("id")), language);
    if (page === null) return c.text("404", 404, { ...headers, "Cache-Control": "no-store" });
    return c.html(page, 200, { ...headers, "Cache-Control": "public, max-age=300" });
  });
  return app;
}
