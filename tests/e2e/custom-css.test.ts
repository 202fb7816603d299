import fc from "fast-check";
import { expect, test, type Page } from "playwright/test";

import { customCss } from "#server/text/custom-css.ts";
import { cssPieces } from "#tests/factories/css-spellings.ts";

/** A page with these sheets and no security policy: where the browser itself goes for them. */
async function hostsAskedFor(page: Page, sheets: readonly string[]): Promise<ReadonlySet<string>> {
  const hosts = new Set<string>();
  const styles = sheets.map((css) => `<style>${css}</style>`).join("");
  const body = `${styles}<div class="page"><a href="/">a<b>b</b></a><c>c</c><h1>x</h1></div>`;
  await page.route(/^https?:/, async (route) => {
    const { host, pathname } = new URL(route.request().url());
    hosts.add(host);
    if (pathname === "/") await route.fulfill({ contentType: "text/html", body });
    else await route.fulfill({ status: 404, body: "" });
  });
  await page.goto("https://estate.test/");
  await page.waitForLoadState("networkidle");
  await page.unrouteAll();
  return hosts;
}

const spellings = [
  String.raw`a { background: url("/\9/evil.test/x.png") }`,
  String.raw`a { background: u\72l(/\9/evil.test/x) }`,
  String.raw`a { background: url("\9/\a/evil.test") }`,
  `@import "//evil.test/a.css";`,
  `a { background: image-set("//evil.test/y" 1x) }`,
  `@font-face { font-family: e; src: url(//evil.test/f) } a { font-family: e }`,
  `} } body { background: url(//evil.test/z) } {`,
];

test("[§3] a browser that reads custom CSS asks nobody but the estate, however it is spelled", async ({ page }) => {
  // Unfiltered they do lead there: otherwise nothing would be proven.
  expect([...(await hostsAskedFor(page, spellings))].toSorted()).toEqual(["estate.test", "evil.test"]);
  const many = [...spellings, ...fc.sample(cssPieces, { numRuns: 1500, seed: 11 })];
  const filtered = many.map(customCss).filter((css) => css !== "");
  expect(filtered.length).toBeGreaterThan(300);
  filtered.push(customCss("a { background: url(/media/own.png) }"));
  expect([...(await hostsAskedFor(page, filtered))]).toEqual(["estate.test"]);
});
