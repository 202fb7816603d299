import { csrf } from "hono/csrf";

/**
 * Lets a form through that was posted from a page of this site: browsers say so themselves, and nothing else may
 * write in a visitor's name (design §5). What says nothing at all, or hides its origin, gets a 403.
 */
export const sameOrigin = csrf({
  origin: (origin, c) => {
    if ((c.req.header("sec-fetch-site") ?? "same-origin") !== "same-origin") return false;
    // Behind a proxy the scheme may differ; the host is the visitor's own.
    const host = c.req.header("host") ?? new URL(c.req.url).host;
    return URL.canParse(origin) && new URL(origin).host === host;
  },
});
