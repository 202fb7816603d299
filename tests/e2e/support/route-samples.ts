import type { APIRequestContext } from "playwright/test";

import { localizePath, splitLocale, type Locale } from "#schemas/locale.ts";

/** Where subjects have their pages. Of each kind, two addresses stand for all: they share template and blocks. */
const subjects = [
  /^\/wines\/[^/]+\/\d+\/detail\/\d+$/,
  /^\/wines\/[^/]+\/\d+\/\d{4}$/,
  /^\/(wines|products|news|services|albums|elements\/[^/]+|blog\/folder|blog)\/[^/]+\/\d+$/,
];

const perSubject = 2;

/** Addresses that no sitemap holds: searches, a page of a list that has fewer, and a page that is missing. */
const unlisted = [
  "/products/search?q=terrasse",
  "/products/search?kind=RED&order=-price",
  "/nos-cuvees?page=9",
  "/nowhere",
];

/** Every address of the sitemap, without the site's origin. */
export async function sitemapPaths(request: APIRequestContext): Promise<readonly string[]> {
  const answer = await request.get("/sitemap.xml");
  const found = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...found].map(([, address = ""]) => new URL(address.replaceAll("&amp;", "&")).pathname);
}

/** Every route of a language: all its pages, two subjects of each kind, and the addresses that no sitemap holds. */
export async function routeSamples(request: APIRequestContext, locale: Locale): Promise<readonly string[]> {
  const counts = new Map<string, number>();
  const listed = (await sitemapPaths(request)).filter((path) => splitLocale(path).locale === locale);
  const kept = listed.filter((path) => {
    const kind = kindOf(splitLocale(path).path);
    if (kind === null) return true;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return Number(counts.get(kind)) <= perSubject;
  });
  return [...kept, ...unlisted.map((path) => localizePath(path, locale))];
}

function kindOf(path: string): string | null {
  for (const [index, pattern] of subjects.entries()) {
    const found = pattern.exec(path);
    if (found) return `${index} ${found[1] ?? ""}`;
  }
  return null;
}
