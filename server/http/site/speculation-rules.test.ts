import { describe, expect, test } from "vitest";

import type { PageType } from "#schemas/page/page-types/page-type.ts";

import { privatePaths } from "./private-paths.ts";
import { createSpeculationApp } from "./speculation-app.ts";
import { speculationPaths, speculationRules } from "./speculation-rules.ts";

type Pattern = string | URLPatternInit;

interface Rule {
  readonly where: { readonly and: readonly [{ href_matches: Pattern }, { not: { href_matches: readonly Pattern[] } }] };
  readonly eagerness: string;
}

const base = "https://estate.test/speculation/prerender.json";
const { prerender, prefetch } = JSON.parse(speculationRules("prerender")) as Readonly<Record<string, readonly Rule[]>>;

function matches(pattern: Pattern, href: string): boolean {
  const read =
    typeof pattern === "string" ? new URLPattern(pattern, base) : new URLPattern({ ...pattern, baseURL: base });
  return read.test(href);
}

/** Whether a plain link to an address may be loaded ahead. */
function isAhead(href: string): boolean {
  const [rule] = prerender ?? [];
  if (!rule) throw new Error("no rule");
  const [open, { not }] = rule.where.and;
  const address = new URL(href, "https://estate.test").href;
  return matches(open.href_matches, address) && !not.href_matches.some((pattern) => matches(pattern, address));
}

describe("links that are loaded ahead", () => {
  test.each([
    "/",
    "/nos-cuvees",
    "/nos-cuvees?grid.page=2",
    "/en_US",
    "/en_US/our-wines",
    "/wines/clos/3",
    "/accounting",
  ])("%s is", (href) => expect(isAhead(href)).toBe(true));

  test.each([
    ...["/account", "/account/orders/3", "/en_US/account", "/cart", "/en_US/cart/payment?x=1", "/order/success"],
    ...["/auth", "/password/reset/ask", "/en_US/password/reset/abc"],
    ...["/api/news", "/_data/nos-cuvees", "/media/a.pdf", "/images/320/a.jpg.webp", "/assets/boot.js", "/custom/a.js"],
    ...["/?from=letter", "/nos-cuvees?a=1&from=letter", "/en_US?from=", "/rss.xml", "/en_US/rss.xml", "/sitemap.xml"],
    "https://elsewhere.test/",
  ])("%s is not: one person's, no page, a marked visit, or another site's", (href) => {
    expect(isAhead(href)).toBe(false);
  });

  test("somebody has to be about to follow them", () => {
    expect(prerender?.map(({ eagerness }) => eagerness)).toEqual(["moderate"]);
    expect(prefetch).toEqual(prerender);
    expect(JSON.parse(speculationRules("prefetch"))).toEqual({ prefetch });
  });
});

test("a private page type closes its path, wherever it stands", () => {
  const type = { zone: "private", pattern: "/cellar/:id" } as PageType;
  expect(privatePaths([type])).toContain("/cellar");
  expect(privatePaths([{ ...type, zone: "public" }])).not.toContain("/cellar");
});

test("the rules are a file of the site, and asked for again cheaply", async () => {
  const app = createSpeculationApp();
  const answer = await app.request(speculationPaths.prerender);
  expect(answer.headers.get("content-type")).toBe("application/speculationrules+json");
  expect(await answer.text()).toBe(speculationRules("prerender"));
  const headers = { "if-none-match": answer.headers.get("etag") ?? "" };
  expect((await app.request(speculationPaths.prerender, { headers })).status).toBe(304);
});
