import { Hono } from "hono";
import { expect, test } from "vitest";

import { isOwnPage } from "./own-page.ts";

async function said(headers: Readonly<Record<string, string>>): Promise<string> {
  const app = new Hono().get("/", (c) => c.text(String(isOwnPage(c))));
  return await (await app.request("http://estate.test/", { headers: { host: "estate.test", ...headers } })).text();
}

test.each<[string, Readonly<Record<string, string>>]>([
  ["says so", { "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty" }],
  ["has the page's address", { referer: "https://estate.test/nos-cuvees?from=x" }],
  ["has the page's origin", { origin: "https://estate.test" }],
])("[§4] a script of an own page asks, where its browser %s", async (_what, headers) => {
  expect(await said(headers)).toBe("true");
});

test.each<[string, Readonly<Record<string, string>>]>([
  ["a picture of another site", { "sec-fetch-site": "cross-site", "sec-fetch-dest": "image" }],
  [
    "a picture of another site that names an own page",
    { "sec-fetch-site": "cross-site", referer: "http://estate.test/" },
  ],
  ["a page of a sister site", { "sec-fetch-site": "same-site", "sec-fetch-dest": "empty" }],
  ["a picture of an own page", { "sec-fetch-site": "same-origin", "sec-fetch-dest": "image" }],
  ["an address that somebody typed", { "sec-fetch-site": "none", "sec-fetch-dest": "document" }],
  ["an old browser's picture of another site", { referer: "https://elsewhere.test/estate.test/" }],
  ["an old browser's picture whose page hides", {}],
  ["an opaque origin", { origin: "null", referer: "http://estate.test/" }],
  ["a host that begins like it", { referer: "http://estate.test.evil.test/" }],
])("[§4] %s is no script of an own page", async (_what, headers) => {
  expect(await said(headers)).toBe("false");
});
