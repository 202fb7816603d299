import type { Context } from "hono";
import { matchedRoutes } from "hono/route";

declare module "hono" {
  interface ContextVariableMap {
    /** What the site calls the page that it answers with. */
    page: string;
  }
}

/**
 * What the log calls an address: a pattern, or a page's type and number. Never the address itself: e-mail addresses,
 * phone numbers and reset tokens come in it, in pages that are there and in pages that aren't.
 */
export function loggedRoute(c: Context): string {
  const patterns = matchedRoutes(c).map(({ path }) => path);
  return c.get("page") ?? patterns.find((path) => !/^\/?\*$/.test(path)) ?? "other";
}
