import { isDeepStrictEqual } from "node:util";

import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";

import { createApp } from "#server/http/create-app.ts";
import { findKeptPages } from "#server/http/site/kept-page.ts";
import { buildLayout, createPage, textBlock } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { administratorToken, createTestSite, type TestSite } from "#tests/setup/test-site.ts";

describe.each(engines)("kept pages on $name", (engine) => {
  const place = useDatabase(engine);
  let site: TestSite;

  beforeEach(async () => {
    await createPage("accueil", { type: "home" });
    site = createTestSite(place.db);
  });

  test("the short way to a kept page gives what the site gives, or leaves it to the site", async () => {
    await createPage("le-vignoble", { document: buildLayout([textBlock("a", "Here")]) });
    await createPage("ailleurs", { document: buildLayout([]), isReload: true });
    const parts = { api: site.app, rest: [site.app], log: pino({ level: "silent" }), isSecure: true };
    const [long, short] = [createApp(parts), createApp({ ...parts, findKept: findKeptPages(site.renderer) })];
    const read = async (fetch: typeof long, path: string, init: RequestInit) => {
      const answer = await fetch(new Request(`http://site.test${path}`, init), {});
      const body = Buffer.from(await answer.arrayBuffer()).toString("base64");
      const { "x-request-id": id, ...headers } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers, body, isNumbered: /^[\w-]{8,}$/.test(id ?? "") };
    };
    const etag = (await site.get("/le-vignoble")).headers.get("etag") ?? "";
    const inits: readonly RequestInit[] = [
      ...["br", "gzip", "identity", "br, gzip"].map((accepted) => ({ headers: { "accept-encoding": accepted } })),
      { headers: { "if-none-match": etag } },
      { headers: { cookie: `token=${administratorToken}` } },
      { headers: { cookie: `a=b; token=${administratorToken}` } },
      { headers: { "x-request-id": "0123456789" } },
      { method: "HEAD" },
      { method: "POST" },
    ];
    const paths = ["/", "/le-vignoble", "/le-vignoble?x=1", "/le-vignoble/", "/_data/le-vignoble", "/ailleurs"];
    for (const path of [...paths, "/_data/ailleurs", "/_data", "/en_US/le-vignoble", "/nothing", "//le-vignoble"]) {
      for (const init of inits) {
        const compare = async () => {
          const [given, expected] = [await read(short, path, init), await read(long, path, init)];
          return isDeepStrictEqual(given, expected) ? "equal" : { given, expected };
        };
        // More than once: Brotli may be made between the two.
        await expect.poll(compare, { message: `${path} ${JSON.stringify(init)}` }).toBe("equal");
      }
    }
    expect(findKeptPages(site.renderer)(new Request("http://site.test/le-vignoble"), () => "gzip")?.status).toBe(200);
  });
});
