/**
 * Whether a form was posted from a page of this site: browsers say so themselves, and nothing else may write
 * in a visitor's name (design §5). What says nothing at all, or hides its origin, is refused.
 */
export function isSameOrigin(request: Request): boolean {
  const fetchSite = request.headers.get("sec-fetch-site");
  if (fetchSite !== null && fetchSite !== "same-origin") return false;
  const origin = request.headers.get("origin");
  if (origin === null) return fetchSite === "same-origin";
  // Behind a proxy the scheme may differ; the host is the visitor's own.
  const host = request.headers.get("host") ?? new URL(request.url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
