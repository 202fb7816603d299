import { locales, localizePath } from "#schemas/locale.ts";

import { privatePaths } from "./private-paths.ts";

/** How links are loaded ahead: `prefetch` their document, `prerender` the whole page, scripts and all, unseen. */
export type Speculation = "prefetch" | "prerender";

/** Where the rules of each kind are found. */
export const speculationPaths: Readonly<Record<Speculation, string>> = {
  prefetch: "/speculation/prefetch.json",
  prerender: "/speculation/prerender.json",
};

/** What is no page: calls, files, page documents of the runtime, feeds. */
const notPages = ["/api", "/_data", "/media", "/images", "/assets", "/custom", "/speculation"];

/**
 * Links that mean more than reading a page: actions, downloads, other windows, the site's own ways to say no.
 * Once the runtime runs (`<html data-runtime>`) it fetches ahead itself.
 */
const notLinks = [
  "[data-runtime] a",
  "[data-action]",
  "[data-no-prefetch]",
  "[data-no-prefetch] a",
  "[data-reload]",
  "[download]",
  "[target]:not([target='_self'])",
  "[rel~='nofollow']",
];

/**
 * The speculation rules of the public pages: links of this site are loaded ahead when somebody is about to
 * follow them (`moderate`: the pointer rests on one, or goes down), but never one person's pages, marked
 * visits (spec §4) nor anything that is no page. Paths are relative to the file's own address, so of this origin.
 */
export function speculationRules(how: Speculation): string {
  const closed = [...privatePaths(), ...notPages].flatMap(under);
  const rule = {
    where: {
      and: [
        { href_matches: "/*" },
        { not: { href_matches: [...closed, "/*.xml", { pathname: "/*", search: "*from=*" }] } },
        { not: { selector_matches: notLinks } },
      ],
    },
    eagerness: "moderate",
  };
  // A browser that knows only prefetching takes that; the other makes one load of the two.
  return JSON.stringify(how === "prefetch" ? { prefetch: [rule] } : { prefetch: [rule], prerender: [rule] });
}

/** A path and everything below it, in every language. */
function under(path: string): readonly string[] {
  return locales.map((locale) => `${localizePath(path, locale)}{/*}?`);
}
