import { pino } from "pino";
import { expect, test } from "vitest";

import { EncodedBody } from "#server/cache/encoded-body.ts";
import { DatabaseAway } from "#server/db/database-error.ts";

import { createSiteApp } from "./site-app.ts";
import type { SiteRenderer } from "./site-renderer.ts";
import type { SiteRequest } from "./site-request.ts";
import type { SitePage } from "./stored-page.ts";

const page: SitePage = {
  kind: "page",
  name: "content 1",
  status: 200,
  form: "html",
  body: new EncodedBody(Buffer.from("<p>kept</p>")),
  etag: '"a"',
  speculation: "prerender",
  hosts: [],
  trackers: null,
  paysAt: null,
  reloads: false,
  devHost: null,
  asksWho: false,
  build: "test",
};

// No database is provided here: whoever asks one fails, as in an outage.
const renderer = {
  answer: async ({ form }: SiteRequest) => ({
    page: { ...page, form, etag: form === "html" ? '"a"' : '"b"' },
    from: "hit",
  }),
  answerError: async () => Promise.reject(new Error("no database")),
};

const app = siteOf(renderer);
const browser = { "user-agent": "Mozilla/5.0" };

test("[§4] a kept start page needs no database to know the visitor's language", async () => {
  const answer = await app.request("/", { headers: { ...browser, "accept-language": "fr" } });
  expect(await answer.text()).toBe("<p>kept</p>");
  const english = await app.request("/", { headers: { ...browser, "accept-language": "en" } });
  expect([english.status, english.headers.get("location")]).toEqual([302, "/en_US"]);
});

test.each([
  ["the site's own language", "/", { "accept-language": "de" }],
  ["the visitor's session", "/nos-cuvees", { cookie: `token=${"a".repeat(44)}` }],
])("[§2] when %s can't be read, and the error page neither, a page says so", async (_name, path, headers) => {
  const answer = await app.request(path, { headers: { ...browser, ...headers } });
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain("Une erreur est survenue lors de l’affichage de la page d’erreur");
});

test.each([
  ['"a"', 304],
  ['W/"a"', 304],
  ['"x", W/"a"', 304],
  ["*", 304],
  ['"ab"', 200],
  ['"a-data"', 200],
])("If-None-Match: %s is answered with %i", async (match, status) => {
  const answer = await app.request("/nos-cuvees", { headers: { ...browser, "if-none-match": match } });
  expect(answer.status).toBe(status);
});

test("the page's three encodings share a weak validator, the page document has its own", async () => {
  const tags = await Promise.all(
    ["identity", "gzip", "br"].map(async (encoding) => {
      const answer = await app.request("/nos-cuvees", { headers: { ...browser, "accept-encoding": encoding } });
      return answer.headers.get("etag");
    }),
  );
  expect(tags).toEqual(['W/"a"', 'W/"a"', 'W/"a"']);
  expect((await app.request("/_data/nos-cuvees", { headers: browser })).headers.get("etag")).toBe('W/"b"');
});

test("[§4] the redirect to a visitor's language says what it depends on", async () => {
  const answer = await app.request("/", { headers: { ...browser, "accept-language": "en" } });
  expect(answer.headers.get("vary")).toBe("Accept-Language, Cookie, Referer, User-Agent");
});

test("a public page names the rules by which its links are loaded ahead, inside its own origin", async () => {
  const answer = await app.request("/nos-cuvees", { headers: browser });
  expect(answer.headers.get("speculation-rules")).toBe('"/speculation/prerender.json"');
  expect(answer.headers.get("content-security-policy")).not.toContain("inline-speculation-rules");
  const data = await app.request("/_data/nos-cuvees", { headers: browser });
  expect(data.headers.get("speculation-rules")).toBeNull();
});

test("with a custom script documents alone are fetched ahead", async () => {
  const site = siteOf({ answer: async () => ({ page: { ...page, speculation: "prefetch" }, from: "hit" }) });
  const answer = await site.request("/nos-cuvees", { headers: browser });
  expect(answer.headers.get("speculation-rules")).toBe('"/speculation/prefetch.json"');
});

test("one person's pages name no rules and can't be loaded ahead", async () => {
  const site = siteOf({ answer: async () => ({ page: { ...page, speculation: null }, from: "bypass" }) });
  const opened = await site.request("/mon-compte", { headers: browser });
  expect([opened.status, opened.headers.get("speculation-rules")]).toEqual([200, null]);
  const ahead = await site.request("/mon-compte", { headers: { ...browser, "sec-purpose": "prefetch;prerender" } });
  expect([ahead.status, await ahead.text()]).toEqual([503, ""]);
  const open = await app.request("/nos-cuvees", { headers: { ...browser, "sec-purpose": "prefetch;prerender" } });
  expect(open.status).toBe(200);
});

test("a customer who is logged in costs a kept public page no query", async () => {
  const answer = await app.request("/nos-cuvees", { headers: { ...browser, cookie: `token=${"c".repeat(44)}` } });
  expect([answer.status, await answer.text()]).toEqual([200, "<p>kept</p>"]);
});

test.each(["/nos-cuvees", "/en_US/our-wines", "/_data/nos-cuvees"])(
  "while the database is away %s is a 503 that says when to come again, and asks for no error page",
  async (path) => {
    const site = siteOf({ answer: () => Promise.reject(new DatabaseAway("gone")) });
    const answer = await site.request(path, { headers: browser });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const text = path.startsWith("/en_US") ? "The site is unavailable" : "Le site est momentanément indisponible";
    expect(await answer.text()).toContain(text);
  },
);

function siteOf(answering: object): ReturnType<typeof createSiteApp> {
  return createSiteApp({
    renderer: answering as SiteRenderer,
    sessionOf: () => Promise.reject(new Error("no database")),
    addressOf: () => "",
    log: pino({ level: "silent" }),
  });
}
