import type { Hono } from "hono";
import { beforeEach, describe, expect, test } from "vitest";

import { saveAward } from "#server/catalogue/awards/write.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { receiveStock } from "#server/catalogue/stock/write.ts";
import { CacheBudget } from "#server/cache/cache-budget.ts";
import { Epochs } from "#server/cache/epochs.ts";
import { now } from "#server/db/context.ts";
import { onTagsDropped } from "#server/db/tags.ts";
import { resolveNeed } from "#server/http/api/resolve-need.ts";
import { createCrawlersApp } from "#server/http/seo/crawlers-app.ts";
import { listPages } from "#server/pages/read.ts";
import { saveNews } from "#server/news/write.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { publishLayout } from "#server/pages/layouts/write.ts";
import { saveService } from "#server/services/write.ts";
import { buildLayout, createPage, granted, textBlock } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";

describe.each(engines)("for search engines, on $name", (engine) => {
  const place = useDatabase(engine);
  let app: Hono;

  beforeEach(async () => {
    const epochs = new Epochs();
    const budget = new CacheBudget({ epochs, maxBytes: 1024 * 1024, now });
    onTagsDropped(place.db, (tags) => epochs.drop(tags));
    app = createCrawlersApp({
      siteUrl: "https://www.example.com",
      resolveNeed: (need, locale) => resolveNeed(need, { locale }),
      budget,
      caches: true,
    });
    await createPage("accueil", { type: "home" });
    await createPage("boutique", { isECommerce: true });
  });

  const read = async (path: string): Promise<string> => (await app.request(path)).text();
  const addNews = async (date: string, title: string): Promise<number> =>
    granted(
      await saveNews({
        date,
        texts: {
          fr_FR: { title, slug: "", summary: "a < b", text: "" },
          en_US: { title: `${title} EN`, slug: "", summary: "", text: "" },
        },
      }),
    ).id;

  test("[§2] the sitemap has every page in every language with its alternates", async () => {
    const id = await addNews("2026-05-01", "Débourrement");
    const xml = await read("/sitemap.xml");
    expect(xml).toContain("<loc>https://www.example.com/</loc>");
    expect(xml).toContain("<loc>https://www.example.com/en_US</loc>");
    expect(xml).toContain(`<loc>https://www.example.com/en_US/news/debourrement-en/${id}</loc>`);
    expect(xml).toContain(
      `<xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.com/news/debourrement/${id}"/>`,
    );
  });

  test.each(["/sitemap.xml", "/rss.xml", "/en_US/rss.xml"])(
    "%s is compressed, and a 304 to who has it",
    async (path) => {
      for (const day of [1, 2, 3, 4, 5]) await addNews(`2026-04-0${day}`, `Une parcelle au-dessus du village ${day}`);
      const answer = await app.request(path, { headers: { "accept-encoding": "gzip, br" } });
      expect([answer.headers.get("content-encoding"), answer.headers.get("vary")]).toEqual(["br", "Accept-Encoding"]);
      const tag = answer.headers.get("etag") ?? "";
      expect((await app.request(path, { headers: { "if-none-match": tag } })).status).toBe(304);
      await addNews("2026-04-06", "Après la pluie");
      expect((await app.request(path, { headers: { "if-none-match": tag } })).status).toBe(200);
    },
  );

  test("what was written shows on the next request, what is scheduled doesn't yet", async () => {
    expect(await read("/sitemap.xml")).not.toContain("/news/");
    await addNews("2026-05-01", "Now");
    await addNews("2027-05-01", "Later");
    const xml = await read("/sitemap.xml");
    expect(xml).toContain("/news/now/");
    expect(xml).not.toContain("/news/later/");
  });

  test.each(["/sitemap.xml", "/rss.xml"])(
    "%s is made anew each time where nothing is kept (CACHE=off)",
    async (path) => {
      // It hears of no write, so that only what isn't kept can be fresh.
      const deaf = new CacheBudget({ epochs: new Epochs(), maxBytes: 1024 * 1024, now });
      app = createCrawlersApp({
        siteUrl: "https://www.example.com",
        resolveNeed: (need, locale) => resolveNeed(need, { locale }),
        budget: deaf,
        caches: false,
      });
      expect(await read(path)).not.toContain("/news/maintenant/");
      await addNews("2026-05-01", "Maintenant");
      expect(await read(path)).toContain("/news/maintenant/");
      expect(deaf.size).toMatchObject({ entries: 0 });
    },
  );

  test("[§2] a start page that is marked as the shop's stays in the sitemap of a site that is no shop, as it answers", async () => {
    await place.db.writer.updateTable("page").set({ is_e_commerce: 1 }).where("type", "=", "home").execute();
    granted(await setSiteInfo({ isECommerce: false }));
    const xml = await read("/sitemap.xml");
    expect(xml).toContain("<loc>https://www.example.com/</loc>");
    expect(xml).toContain("<loc>https://www.example.com/en_US</loc>");
    expect((await listPages("fr_FR", { nbItem: 10, page: 1, orderBy: [], filters: [] })).pages).toMatchObject([
      { type: "home", isECommerce: false },
      { type: "content", isECommerce: true },
    ]);
  });

  test("[§2] the sitemap tells when a wine was written last, at all its addresses; not its stock", async () => {
    granted(await setSiteInfo({ isECommerce: true }));
    const forms = [{ reference: "R22", year: 2022, priceCents: 1500, tracksStock: true }];
    const { id } = granted(await saveProduct({ texts: { fr_FR: { name: "Éclat" } }, declinations: forms }));
    const times = async () => [...new Set(lastmods(await read("/sitemap.xml"), "/wines/"))];
    expect(await times()).toEqual(["2026-05-20T12:00:00.000Z"]);
    expect(lastmods(await read("/sitemap.xml"), "/wines/")).toHaveLength(6);
    place.clock.advance(60_000);
    granted(await receiveStock({ declinationId: 1, quantity: 6 }));
    expect(await times()).toEqual(["2026-05-20T12:00:00.000Z"]);
    granted(await saveProduct({ id, declinations: [{ reference: "R22", priceCents: 1600 }] }));
    expect(await times()).toEqual(["2026-05-20T12:01:00.000Z"]);
    place.clock.advance(60_000);
    granted(await saveAward({ productId: id, year: 2026, texts: { fr_FR: { title: "Or", issuer: "Mâcon" } } }));
    expect(await times()).toEqual(["2026-05-20T12:02:00.000Z"]);
  });

  test("[§2] the sitemap tells when a page's layout was published and news came out, in both languages", async () => {
    const layout = (text: string) => buildLayout([textBlock("words", text)]);
    const { layoutId } = await createPage("cave", { document: layout("Un") });
    await addNews("2026-05-01", "Débourrement");
    const before = await read("/sitemap.xml");
    expect(lastmods(before, "/cave")).toEqual(["2026-05-20T12:00:00.000Z", "2026-05-20T12:00:00.000Z"]);
    expect(lastmods(before, "/news/")).toEqual(["2026-04-30T22:00:00.000Z", "2026-04-30T22:00:00.000Z"]);
    place.clock.advance(60_000);
    expect(await read("/sitemap.xml")).toBe(before);
    granted(await publishLayout({ layoutId: layoutId ?? 0, document: layout("Deux"), label: "second" }));
    expect(lastmods(await read("/sitemap.xml"), "/cave")[0]).toBe("2026-05-20T12:01:00.000Z");
  });

  test("what has no known time of its last change has no time in the sitemap", async () => {
    granted(await setSiteInfo({ isECommerce: true }));
    granted(await saveProduct({ texts: { fr_FR: { name: "Éclat" } } }));
    await place.db.writer.updateTable("product").set({ updated_at: null }).execute();
    granted(await saveService({ texts: { fr_FR: { title: "Visite" } } }));
    const xml = await read("/sitemap.xml");
    for (const start of ["/boutique", "/wines/", "/services/"]) expect(lastmods(xml, start)).toEqual(["", ""]);
  });

  test("the shop's pages leave the sitemap of a site that is no shop", async () => {
    granted(await setSiteInfo({ isECommerce: true }));
    expect(await read("/sitemap.xml")).toContain("/boutique");
    granted(await setSiteInfo({ isECommerce: false }));
    expect(await read("/sitemap.xml")).not.toContain("/boutique");
  });

  test("the robots file opens the public site and closes it while it is built", async () => {
    expect(await read("/robots.txt")).toMatch(
      /Disallow: \/en_US\/cart\n[^]*Sitemap: https:\/\/www\.example\.com\/sitemap\.xml/,
    );
    granted(await setSiteInfo({ isBuilding: true }));
    expect(await read("/robots.txt")).toContain("Disallow: /\n");
  });

  test("the feed has the latest news of its language, escaped", async () => {
    await addNews("2026-05-01", "Vin & fleurs");
    const xml = await read("/rss.xml");
    expect(xml).toContain("<title>Vin &amp; fleurs</title>");
    expect(xml).toContain("a &lt; b");
    expect(await read("/en_US/rss.xml")).toContain("<title>Vin &amp; fleurs EN</title>");
  });
});

/** Of each address that begins so, in either language: its time, or nothing. */
function lastmods(xml: string, start: string): readonly string[] {
  const urls = [
    ...xml.matchAll(/<url><loc>https:\/\/www\.example\.com(?:\/en_US)?([^<]*)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g),
  ];
  return urls.flatMap(([, path = "", time = ""]) => (path.startsWith(start) ? [time] : []));
}
