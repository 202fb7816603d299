import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { Hono } from "hono";
import { Kysely } from "kysely";
import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";

import { runWithDatabase } from "#server/db/context.ts";
import type { Database } from "#server/db/database.ts";
import { checkedPostgresDialect, postgresPool } from "#server/db/dialect/postgres-dialect.ts";
import type { Tables } from "#server/db/tables.ts";
import { diskStorage } from "#server/drivers/storage/disk-storage.ts";
import { createApp } from "#server/http/create-app.ts";
import { createMediaApp } from "#server/http/files/media-app.ts";
import { createCrawlersApp } from "#server/http/seo/crawlers-app.ts";
import { findKeptPages } from "#server/http/site/kept-page.ts";
import { resolveNeed } from "#server/http/api/resolve-need.ts";
import { saveMedia } from "#server/media/write.ts";
import { publishLayout } from "#server/pages/layouts/write.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { buildLayout, createPage, granted, textBlock } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { administratorToken, createTestSite, type TestSite } from "#tests/setup/test-site.ts";

/** What stands under every public address that somebody has visited. */
const visited = [
  "/le-vignoble",
  "/_data/le-vignoble",
  "/",
  "/sitemap.xml",
  "/robots.txt",
  "/rss.xml",
  "/media/a/b.svg",
];

describe.each(engines)("[R-11] while the database is away, on $name", (engine) => {
  const place = useDatabase(engine);
  const availability = { isAway: false, suspect: () => {} };
  let site: TestSite;
  let fetchIt: ReturnType<typeof createApp>;
  let layoutId: number;

  beforeEach(async () => {
    availability.isAway = false;
    await createPage("accueil", { type: "home" });
    const page = await createPage("le-vignoble", { document: buildLayout([textBlock("a", "As it was")]) });
    layoutId = page.layoutId ?? 0;
    await createPage("nos-cuvees", { document: buildLayout([]) });
    const mediaDir = join(place.place.dataDir, "media");
    const file = join(mediaDir, "a", "b.svg");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "<svg xmlns='http://www.w3.org/2000/svg'/>");
    granted(
      await saveMedia({
        path: "a/b.svg",
        width: 1,
        height: 1,
        bytes: 41,
        mime: "image/svg+xml",
        alt: {},
        placeholder: "",
      }),
    );
    site = createTestSite(place.db, { availability });
    const { budget, facts, app, renderer } = site;
    const crawlers = createCrawlersApp({
      siteUrl: "https://www.example.com",
      resolveNeed: (need, locale) => resolveNeed(need, { locale }),
      budget,
      caches: true,
      facts,
    });
    fetchIt = createApp({
      api: new Hono(),
      rest: [createMediaApp({ storage: diskStorage({ folder: mediaDir }), facts }), crawlers, app],
      findKept: findKeptPages(renderer),
      log: pino({ level: "silent" }),
    });
    for (const path of visited) await read(path);
  });

  async function read(path: string, headers: Readonly<Record<string, string>> = {}) {
    const asked = { "user-agent": "Mozilla/5.0", ...headers };
    const answer = await fetchIt(new Request(`http://site.test${path}`, { headers: asked }), {});
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  test.each([false, true])(
    "what was visited before is shown as it was, and says so; known to be away: %s",
    async (isAway) => {
      const before = await Promise.all(visited.map((path) => read(path)));
      place.db.tagListeners.emit("all");
      availability.isAway = isAway;
      await runWithDatabase(gone(place.db), async () => {
        for (const [index, path] of visited.entries()) {
          const { status, text } = await read(path);
          expect([path, status, text]).toEqual([path, 200, before[index]?.text]);
          const { headers } = await read(path, { "accept-encoding": "gzip" });
          if (before[index]?.headers.has("x-cache")) expect(headers.get("content-encoding")).toBe("gzip");
        }
        const shown = await read("/le-vignoble", { "accept-language": "fr" });
        expect(shown.text).toContain("As it was");
        expect(shown.headers.get("x-cache")).toBe("stale");
        expect([shown.headers.get("cache-control"), shown.headers.get("etag")]).toEqual(["no-store", null]);
        expect((await read("/sitemap.xml")).headers.get("cache-control")).toBe("no-store");
        expect((await read("/media/a/b.svg")).status).toBe(200);
      });
    },
  );

  test("what nobody has asked for yet, one person's pages and administrators get a 503, never old things", async () => {
    place.db.tagListeners.emit("all");
    await runWithDatabase(gone(place.db), async () => {
      for (const isAway of [false, true]) {
        availability.isAway = isAway;
        const asked: readonly (readonly [string, string])[] = [
          ["/nos-cuvees", ""],
          ["/account", ""],
          ["/le-vignoble", `token=${administratorToken}`],
          ["/media/a/c.svg", ""],
        ];
        for (const [path, cookie] of asked) {
          const { status, headers, text } = await read(path, { cookie });
          expect([path, status, headers.get("retry-after")]).toEqual([path, 503, "1"]);
          expect(text).not.toContain("As it was");
        }
      }
    });
  });

  test("the moment that it answers again, what was written is shown", async () => {
    place.db.tagListeners.emit("all");
    availability.isAway = true;
    expect((await runWithDatabase(gone(place.db), () => read("/le-vignoble"))).headers.get("x-cache")).toBe("stale");
    availability.isAway = false;
    const document = buildLayout([textBlock("a", "As it is")]);
    granted(await publishLayout({ layoutId, document, label: "second" }));
    const shown = await read("/le-vignoble");
    expect(shown.text).toContain("As it is");
    expect([shown.headers.get("x-cache"), shown.headers.get("cache-control")]).toEqual([
      "miss",
      "public, max-age=0, must-revalidate",
    ]);
  });

  test("a page that was taken away before doesn't come back", async () => {
    granted(await setSiteInfo({ isBuilding: true }));
    expect((await read("/le-vignoble")).status).toBe(503);
    availability.isAway = true;
    const { status, text } = await runWithDatabase(gone(place.db), () => read("/le-vignoble"));
    expect([status, text.includes("As it was")]).toEqual([503, false]);
  });

  test("[§4] the start page's language is still chosen, by what the site's own was", async () => {
    granted(await setSiteInfo({ defaultLang: "en_US" }));
    const german = { "accept-language": "de" };
    expect((await read("/", german)).headers.get("location")).toBe("/en_US");
    place.db.tagListeners.emit("all");
    const { status, headers } = await runWithDatabase(gone(place.db), () => read("/", german));
    expect([status, headers.get("location")]).toEqual([302, "/en_US"]);
  });
});

/** The same database on a server where nobody answers. */
function gone(db: Database): Database {
  const options = {
    url: "postgres://nobody@127.0.0.1:1/site",
    name: "nobody",
    size: 1,
    readOnly: true,
    onError: () => {},
  };
  const deadlines = { connect: 1_000, handshake: 1_000, statement: 1_000, answer: 1_000 };
  const nobody = new Kysely<Tables>({ dialect: checkedPostgresDialect(postgresPool({ ...options, deadlines })) });
  return { ...db, reader: nobody, writer: nobody };
}
