import type { Keep } from "#server/cache/kept-reads.ts";

import { encodePath, parsePath } from "./parse-path.ts";
import type { CanonicalOf } from "./canonical-links.ts";
import { findRoute } from "./find-route.ts";
import type { ResolveNeed } from "./kept-answers.ts";
import { subjectPath } from "./subject-path.ts";

/** Gives the address under which a page of this site stands in search engines (spec §2), however it was spelled. */
export function canonicalPaths(resolveNeed: ResolveNeed, keep: Keep): CanonicalOf {
  const find: CanonicalOf = async (path) => {
    let parsed = parsePath(path);
    while (parsed.kind === "moved") parsed = parsePath(parsed.path);
    const { locale, sitePath } = parsed;
    const route = await findRoute(sitePath, locale, keep);
    if (!route) return path;
    const own = route.pageType.subject
      ? await subjectPath(route, locale, { resolveNeed, keep })
      : (route.alternates[locale] ?? "");
    return own === "" ? path : encodePath(own);
  };
  // Many answers of a page lead to the same places, such as its menu's.
  return (path) => keep(`canonical ${path}`, () => find(path));
}
