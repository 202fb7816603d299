import type { Context } from "hono";

/**
 * Tells whether a script of one of this site's pages makes a request. Browsers say so themselves; to those that don't
 * yet, and where they don't without HTTPS, the page's address is what counts. Neither can be chosen by another site's
 * page, and a picture, a frame or a link is no script.
 */
export function isOwnPage(c: Context): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined) return site === "same-origin" && c.req.header("sec-fetch-dest") === "empty";
  const page = c.req.header("origin") ?? c.req.header("referer") ?? "";
  // Behind a proxy the scheme may differ; the host is the visitor's own.
  const host = c.req.header("host") ?? new URL(c.req.url).host;
  return URL.canParse(page) && new URL(page).host === host;
}
