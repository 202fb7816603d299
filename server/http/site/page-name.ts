import { readOnce } from "#server/cache/kept-reads.ts";

import { findRoute, type Route } from "./find-route.ts";
import { parsePath } from "./parse-path.ts";

/** What the log calls a page: the pattern of its address, or its type and the number of its row. */
export function pageName({ pageType, record }: Pick<Route, "pageType" | "record">): string {
  return pageType.pattern ?? (record ? `${pageType.slug} ${record.id}` : pageType.slug);
}

/** The same of the page at a path that somebody tells, prefix of its language included. */
export async function nameOfPath(path: string): Promise<string> {
  const parsed = parsePath(path);
  if (parsed.kind === "moved") return parsed.kind;
  const route = await findRoute(parsed.sitePath, parsed.locale, readOnce());
  return route ? pageName(route) : "not-found";
}
