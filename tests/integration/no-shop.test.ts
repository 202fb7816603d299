import { beforeEach, describe, expect, test } from "vitest";

import { saveProduct } from "#server/catalogue/products/write.ts";
import { createCrawlersApp } from "#server/http/seo/crawlers-app.ts";
import { listPages } from "#server/pages/read.ts";
import { resolveNeed } from "#server/http/api/resolve-need.ts";
import { suggest } from "#server/search/read.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { createPage, granted } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

import { useApi } from "./api-server.ts";

describe.each(engines)("[§2] a site that is no shop, on $name", (engine) => {
  const place = useDatabase(engine);
  let site: TestSite;
  let wine: string;

  beforeEach(async () => {
    const texts = { fr_FR: { name: "Les Terrasses" }, en_US: { name: "The Terraces" } };
    const declinations = [{ reference: "LT22", year: 2022, priceCents: 1290 }];
    const { id } = granted(await saveProduct({ type: "WINE", texts, declinations }));
    wine = `/wines/les-terrasses/${id}`;
    await createPage("accueil", { type: "home" });
    await createPage("nos-vins", { type: "product-list", isMenu: true });
    site = createTestSite(place.db);
  });

  const purchase = ["/cart", "/cart/address", "/cart/shipping", "/cart/payment", "/cart/success", "/cart/success/1"];
  const results = ["/order/success", "/order/cancel", "/order/error", "/order/stripe/result"];
  const products = () => ["/nos-vins", "/nos-cuvees", "/products/search?q=a", wine, `${wine}/2022`, "/products/99"];
  const shopPaths = () => [...products(), ...purchase, ...results];

  test("[§2 shop-guard-routes] sends visitors of every page of the shop home, and lets them in again once it is one", async () => {
    expect((await site.get(wine)).status).toBe(200);
    granted(await setSiteInfo({ isECommerce: false }));
    for (const path of shopPaths()) {
      const answer = await site.get(path);
      expect([path, answer.status, answer.headers.get("location")?.split("?", 1)[0]]).toEqual([path, 302, "/"]);
    }
    granted(await setSiteInfo({ isECommerce: true }));
    expect((await site.get(wine)).status).toBe(200);
  });

  test("keeps its start page, even one that is marked as the shop's: there is nowhere else to go", async () => {
    await place.db.writer.updateTable("page").set({ is_e_commerce: 1 }).where("type", "=", "home").execute();
    granted(await setSiteInfo({ isECommerce: false }));
    for (const path of ["/", "/en_US"]) {
      expect((await site.get(path, { "accept-language": "fr", cookie: "language=fr_FR" })).status, path).toBe(200);
    }
  });

  test("says on its start page nothing of sales to minors; a shop does, whatever the page's layout", async () => {
    const says = async (): Promise<boolean> => (await site.html("/")).includes('data-block="minors-notice"');
    expect(await says()).toBe(true);
    granted(await setSiteInfo({ isECommerce: false }));
    expect(await says()).toBe(false);
    granted(await setSiteInfo({ isECommerce: true }));
    expect(await says()).toBe(true);
  });

  test("names the shop's pages as such, and leaves products out of sitemap and search", async () => {
    const { pages } = await listPages("fr_FR", { nbItem: 10, page: 1, orderBy: [], filters: [] });
    expect(pages.map(({ type, isECommerce }) => [type, isECommerce])).toEqual([
      ["home", false],
      ["product-list", true],
    ]);
    const crawlers = createCrawlersApp({
      siteUrl: "https://www.example.com",
      resolveNeed: (need, locale) => resolveNeed(need, { locale }),
      budget: site.budget,
      caches: true,
    });
    const sitemap = async () => (await crawlers.request("/sitemap.xml")).text();
    const hits = async () => (await suggest("fr_FR", "terrasses")).groups.map(({ type }) => type);
    expect([await sitemap(), await hits()]).toEqual([expect.stringContaining(wine), ["product"]]);
    granted(await setSiteInfo({ isECommerce: false }));
    const xml = await sitemap();
    expect(xml).toContain("<loc>https://www.example.com/</loc>");
    expect([xml.includes("/wines/"), xml.includes("/nos-vins"), await hits()]).toEqual([false, false, []]);
  });
});

describe.each(engines)("calls that a site has switched off, on $name", (engine) => {
  const api = useApi(engine);

  test("[§2] the shop's are refused where there is none, in words", async () => {
    const calls = ["/api/product", "/api/product/1", "/api/v2/product/recommended/1"];
    for (const path of calls) expect((await api.call("GET", path)).status, path).toBe(200);
    granted(await setSiteInfo({ isECommerce: false }));
    for (const path of calls) {
      const { status, body } = await api.call("GET", path, { lang: "en_US" });
      expect([path, status, body]).toEqual([
        path,
        404,
        { success: false, data: null, message: "This site does not offer this." },
      ]);
    }
    expect((await api.call("GET", "/api/news")).status).toBe(200);
  });

  test("[§3] the newsletter's is refused while its toggle is off", async () => {
    const body = { email: "lecteur@exemple.test" };
    expect((await api.call("POST", "/api/newsletter/subscribe", { body })).status).toBe(200);
    granted(await setParameter("SHOW_NEWSLETTER", "false"));
    const refused = await api.call("POST", "/api/newsletter/subscribe", { body });
    expect([refused.status, refused.body.message]).toEqual([404, "Ce site ne propose pas cela."]);
  });
});
