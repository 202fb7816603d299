import { pageSecurityHeaders, publicCaching, staleCaching } from "./page-headers.ts";
import type { SiteAnswer } from "./site-request.ts";
import { speculationPaths } from "./speculation-rules.ts";
import type { SitePage } from "./stored-page.ts";

/** What the start page's language is chosen by. */
export const homeVary = "Accept-Language, Cookie, Referer, User-Agent";

export interface Asked {
  readonly from: SiteAnswer["from"];
  /** The page's path, with its locale prefix. */
  readonly path: string;
  /** The request's whole address. */
  readonly url: string;
}

/** What a page says of itself to a visitor who may have it from a cache. */
export function pageHeaders(page: SitePage, { from, path, url }: Asked): Record<string, string> {
  const headers: Record<string, string> = {
    ...pageSecurityHeaders(page),
    "Content-Type": page.form === "html" ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "Cache-Control": publicCaching,
    // Weak: the same page, but other bytes in each encoding.
    ETag: `W/${page.etag}`,
    Vary: path === "/" ? `Accept-Encoding, ${homeVary}` : `Accept-Encoding${page.asksWho ? ", Cookie" : ""}`,
    "X-Build": page.build,
    "X-Cache": from,
  };
  if (from === "stale") {
    // Good for this visitor at this moment: whoever asks next may get the truth.
    headers["Cache-Control"] = staleCaching;
    delete headers["ETag"];
  }
  if (page.form === "html" && page.speculation) {
    headers["Speculation-Rules"] = `"${speculationPaths[page.speculation]}"`;
  }
  if (page.devHost !== null && page.devHost === new URL(url).host) headers["X-Robots-Tag"] = "noindex, nofollow";
  return headers;
}
