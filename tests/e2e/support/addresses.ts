import { setTimeout } from "node:timers/promises";

import type { APIRequestContext, APIResponse } from "playwright/test";

import { locales, localizePath, splitLocale, type Locale } from "#schemas/locale.ts";
import { isLong } from "#tests/setup/is-long.ts";
import { readPage, type ReadPage } from "#tests/setup/read-page.ts";

/** Addresses that no sitemap holds: searches, and a page that is missing. */
const unlisted = ["/products/search?q=terrasse", "/products/search?kind=RED&order=-price", "/nowhere"];

/** How many pages are asked for at once. */
const atOnce = 8;

/** How often an address is asked for again that says when it will have something: the sheets of a whole estate are set one after the other. */
const asksAgain = 6;

/** The address of the page that is missing. */
export function isMissing(path: string): boolean {
  return path.endsWith("/nowhere");
}

/** Every address of a language: those of the sitemap, and those that no sitemap holds. */
export async function allAddresses(request: APIRequestContext, locale: Locale): Promise<readonly string[]> {
  const answer = await request.get("/sitemap.xml");
  const found = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  const paths = found.map(([, address = ""]) => new URL(address.replaceAll("&amp;", "&")).pathname);
  return [
    ...paths.filter((path) => splitLocale(path).locale === locale),
    ...unlisted.map((path) => localizePath(path, locale)),
  ];
}

/**
 * The addresses of a language that a browser looks at: the first one of each page type and set of blocks, and
 * those that no sitemap holds. `LONG=1` (`npm run test:long`) looks at all of them.
 */
export async function sampleAddresses(request: APIRequestContext, locale: Locale): Promise<readonly string[]> {
  const all = await allAddresses(request, locale);
  if (isLong) return all;
  const pages = await readPages(request, all);
  const seen = new Set<string>();
  return all.filter((path) => {
    const page = pages.get(path);
    const kind = path.includes("?") ? path : `${page?.type} ${blocksOf(page?.html ?? "").join(" ")}`;
    return !seen.has(kind) && seen.add(kind);
  });
}

/**
 * What of a sample a language looks at, of what both languages have in common: their templates are the same, so each is
 * seen in one of them. `LONG=1` looks at all in both.
 */
export function shareOf(paths: readonly string[], locale: Locale): readonly string[] {
  if (isLong) return paths;
  return paths.filter((_, index) => locales[index % locales.length] === locale);
}

/**
 * Reads pages as they are sent, without a browser. Each is asked for by a connection of its own: one that has been idle
 * for a while may be closed at the moment when it is used again, which is nobody's fault (RFC 9112, 9.3.1).
 */
export async function readPages(
  request: APIRequestContext,
  paths: readonly string[],
): Promise<ReadonlyMap<string, ReadPage>> {
  const pages = new Map<string, ReadPage>();
  for (let start = 0; start < paths.length; start += atOnce) {
    const group = paths.slice(start, start + atOnce).map(async (path) => {
      const answer = await askPatiently(request, path);
      pages.set(path, readPage(answer.status(), await answer.text()));
    });
    await Promise.all(group);
  }
  return pages;
}

/** Asks again where an address is busy and says how long (`Retry-After`, in seconds), as a browser's user would. */
async function askPatiently(request: APIRequestContext, path: string): Promise<APIResponse> {
  for (let left = asksAgain; ; left -= 1) {
    const answer = await request.get(path, { headers: { connection: "close" } });
    const seconds = Number(answer.headers()["retry-after"] ?? 0);
    if (answer.status() !== 503 || seconds === 0 || left === 0) return answer;
    await setTimeout(seconds * 1000);
  }
}

function blocksOf(html: string): readonly string[] {
  return [...new Set([...html.matchAll(/data-block="([^"]+)"/g)].map(([, slug = ""]) => slug))].toSorted();
}
