import type { Hono } from "hono";
import { beforeEach, describe, expect, test } from "vitest";

import { fillDemo } from "#demo/fill.ts";
import { localeInfos, locales, localizePath, splitLocale } from "#schemas/locale.ts";
import { listBlogs } from "#server/blog/read.ts";
import { getProduct, listProducts } from "#server/catalogue/products/read.ts";
import { getElement } from "#server/elements/read.ts";
import { resolveNeed } from "#server/http/api/resolve-need.ts";
import { createCrawlersApp } from "#server/http/seo/crawlers-app.ts";
import { listServices } from "#server/services/read.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { granted } from "#tests/factories/site-content.ts";
import { engines, useSeededDatabase } from "#tests/setup/engines.ts";
import { readPage, type ReadPage } from "#tests/setup/read-page.ts";
import { linkedDataIn, linkedDataProblems } from "#tests/setup/schema-org.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

const origin = "https://www.example.com";

/** The literals of spec §2 that this site answers without a parameter, and the page type behind each. */
const literals = [
  ["/", "home"],
  ["/actualites", "news-list"],
  ["/nos-cuvees", "product-list"],
  ["/le-vignoble", "content"],
  ["/contact", "contact"],
  ["/products/search", "product-search"],
  ["/blog", "blog-list"],
  ["/services", "service-list"],
  ["/realisations", "realisation-list"],
  ["/albums", "album-list"],
  ["/newsletter", "newsletter"],
  ["/cookie-policy", "cookie-policy"],
  ["/privacy-policy", "privacy-policy"],
  ["/legal-notice", "legal-notice"],
  ["/sale-terms", "sale-terms"],
  ["/use-terms", "use-terms"],
] as const;

describe.each(engines)("the routes of the demo estate on $name", (engine) => {
  const place = useSeededDatabase(engine, async () => {
    await fillDemo({ adminEmail: "a@clairveille.example", say: () => {} });
  });
  let site: TestSite;
  let crawlers: Hono;

  beforeEach(() => {
    site = createTestSite(place.db);
    crawlers = createCrawlersApp({
      siteUrl: origin,
      resolveNeed: (need, locale) => resolveNeed(need, { locale }),
      budget: site.budget,
      caches: true,
    });
  });

  const read = async (path: string): Promise<ReadPage> => {
    const answer = await site.get(path);
    return readPage(answer.status, await answer.text());
  };
  const moved = async (path: string): Promise<readonly [number, string | null]> => {
    const answer = await site.get(path);
    return [answer.status, answer.headers.get("location")];
  };

  test("[§2 literal-routes] every literal answers in both languages, in the language of its prefix, with one main title", async () => {
    for (const [path, type] of literals) {
      for (const locale of locales) {
        const page = await read(localizePath(path, locale));
        expect
          .soft({ path, locale, status: page.status, lang: page.lang, type: page.type, titles: page.h1 })
          .toEqual({ path, locale, status: 200, lang: localeInfos[locale].iso, type, titles: 1 });
        expect.soft(page.canonical?.startsWith(origin + (locale === "fr_FR" ? "/" : "/en_US")), path).toBe(true);
        expect.soft(page.description, `${path} ${locale}`).not.toBe("");
      }
    }
  });

  test("[§2 alternate-links] every address of the sitemap answers as itself: canonical, alternates both ways, one h1, sound linked data", async () => {
    const paths = await sitemapPaths(crawlers);
    expect(paths.length).toBeGreaterThan(100);
    const pages = new Map<string, ReadPage>();
    for (let start = 0; start < paths.length; start += 8) {
      const group = paths.slice(start, start + 8);
      for (const [path, page] of await Promise.all(group.map(async (one) => [one, await read(one)] as const)))
        pages.set(path, page);
    }
    for (const [path, page] of pages) {
      const { locale } = splitLocale(path);
      expect
        .soft({ path, status: page.status, canonical: page.canonical, lang: page.lang, h1: page.h1 })
        .toEqual({ path, status: 200, canonical: origin + path, lang: localeInfos[locale].iso, h1: 1 });
      expect.soft(page.title, path).not.toMatch(/^( – |$)/);
      expect.soft([...page.alternates.keys()], path).toEqual(["fr-FR", "en-US", "x-default"]);
      expect.soft(page.alternates.get("x-default"), path).toBe(page.alternates.get("fr-FR"));
      for (const other of page.alternates.values()) {
        expect.soft(pages.get(other.slice(origin.length))?.alternates, `${path} and ${other}`).toEqual(page.alternates);
      }
      expect
        .soft(
          linkedDataIn(page.html).flatMap((node) => linkedDataProblems(node)),
          path,
        )
        .toEqual([]);
    }
    const titles = Map.groupBy(pages, ([path, { title }]) => `${splitLocale(path).locale} ${title}`);
    expect([...titles.values()].filter((same) => same.length > 1).map((same) => same.map(([path]) => path))).toEqual(
      [],
    );
  }, 60_000);

  test("[§2] the sitemap follows its rules: absolute, escaped, each address once, alternates that name each other", async () => {
    const xml = await (await crawlers.request("/sitemap.xml")).text();
    const entries = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/gs)].map(([, loc = "", rest = ""]) => {
      const links = [...rest.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)];
      return [loc, new Map(links.map(([, language = "", href = ""]) => [language, href]))] as const;
    });
    expect(xml.replace(/<\?xml[^>]*\?>\n<urlset [^>]*>|<url>.*?<\/url>|<\/urlset>|\s/gs, "")).toBe("");
    expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
    expect(entries.length).toBeLessThanOrEqual(50_000);
    expect(new Set(entries.map(([loc]) => loc)).size).toBe(entries.length);
    const known = new Map(entries);
    for (const [loc, alternates] of entries) {
      expect.soft(loc.startsWith(`${origin}/`) && loc.length < 2048 && URL.canParse(loc), loc).toBe(true);
      expect.soft([...alternates.values()], loc).toContain(loc);
      for (const other of alternates.values()) expect.soft(known.get(other), `${loc} and ${other}`).toEqual(alternates);
    }
    for (const start of [
      "/wines/",
      "/products/",
      "/news/",
      "/blog/",
      "/blog/folder/",
      "/services/",
      "/albums/",
      "/elements/realisation/",
    ]) {
      expect.soft(entries.filter(([loc]) => loc.startsWith(origin + start)).length, start).toBeGreaterThan(0);
    }
  });

  test("[§2] linked data: the estate, the product with its offers, the article, and the way to the page", async () => {
    const { products } = await listProducts("fr_FR", { nbItem: 100, page: 1, orderBy: [], filters: [] });
    const wine = products.find(({ type }) => type.type === "WINE");
    const types = async (path: string) => linkedDataIn((await read(path)).html).map((node) => node["@type"]);
    expect(await types("/")).toEqual(["Winery"]);
    expect(await types(wine?.url ?? "")).toEqual(["Winery", "Product", "BreadcrumbList"]);
    expect(await types("/news/x/1")).toEqual([]);
    const [article] = (await listBlogs("fr_FR", { nbItem: 1, page: 1, orderBy: [], filters: [] })).blogs;
    expect(await types(article?.url ?? "")).toEqual(["Winery", "Article", "BreadcrumbList"]);
    const node = linkedDataIn((await read(wine?.url ?? "")).html)[1];
    expect(node?.["offers"]).toHaveLength(wine?.declinations.length ?? 0);
    const part = `${wine?.url}/detail/${wine?.declinations[0]?.id}`;
    const told = linkedDataIn((await read(part)).html)[1];
    expect(told).toMatchObject({ "@type": "Product", url: origin + part });
    expect(told?.["offers"]).toHaveLength(1);
  });

  test("[§2] breadcrumbs go by the pages' parents, through folders and wines", async () => {
    const ways = async (path: string) => (await read(path)).crumbs;
    const { url } = (await getProduct(1, "fr_FR")) ?? { url: "" };
    expect(await ways(`${url}/2022`)).toEqual(["Accueil", "Nos cuvées", "Les Terrasses", "Les Terrasses 2022"]);
    const { blogs } = await listBlogs("en_US", { nbItem: 100, page: 1, orderBy: [], filters: [] });
    const filed = blogs.find(({ folder }) => folder !== null);
    expect((await ways(filed?.url ?? "")).slice(0, 3)).toEqual(["Home", "News", "The notebook"]);
    expect((await ways(filed?.url ?? "")).slice(-2)).toEqual([filed?.folder?.name, filed?.title]);
    expect((await ways(`/elements/realisation/${await elementSlug()}`)).slice(0, 3)).toEqual([
      "Accueil",
      "Le vignoble",
      "Les chantiers",
    ]);
  });

  test("[§2 subject-address] an id without a slug, or with a wrong one, moves permanently to its own address, in both languages", async () => {
    const services = await listServices("en_US", { nbItem: 1, page: 1, orderBy: [], filters: [] });
    const service = services.services[0];
    const wine = await Promise.all(locales.map(async (locale) => (await getProduct(1, locale))?.url ?? ""));
    const box = (await getProduct(9, "fr_FR"))?.url ?? "";
    expect(box).toMatch(/^\/products\//);
    for (const [from, to] of [
      ["/wines/1", wine[0]],
      ["/wines/autre-nom/1", wine[0]],
      ["/en_US/wines/1", wine[1]],
      ["/products/1", wine[0]],
      ["/en_US/products/x/1", wine[1]],
      ["/wines/9", box],
      ["/wines/x/9", box],
      ["/wines/autre-nom/1/2022", `${wine[0]}/2022`],
      [`/en_US/services/${service?.id}`, service?.url],
    ]) {
      expect.soft(await moved(from ?? ""), from).toEqual([301, to]);
    }
    const declination = (await getProduct(1, "fr_FR"))?.declinations[0]?.id;
    expect(await moved(`/wines/autre-nom/1/detail/${declination}`)).toEqual([301, `${wine[0]}/detail/${declination}`]);
  });

  test("[§2 own-check] [§5 route-validators] validators and absent subjects make a 404: unknown ids, a year or a declination the wine doesn't have", async () => {
    const terraces = await getProduct(1, "fr_FR");
    const other = await getProduct(2, "fr_FR");
    const box = await getProduct(9, "fr_FR");
    const foreign = other?.declinations[0]?.id;
    const paths = [
      ...["/wines/99999", "/products/99999", "/news/99999", "/blog/99999", "/blog/folder/99999", "/services/99999"],
      ...["/albums/99999", "/elements/realisation/99999", "/elements/nowhere/1", "/elements/%C3%A9t%C3%A9/x/1"],
      ...["/elements/logo-footer/1", "/wine", "/vin", "/actualite", "/elements/realisation"],
      `${terraces?.url}/1990`,
      `${terraces?.url}/detail/${foreign}`,
      `${terraces?.url}/detail/99999`,
      `/wines/x/9/2022`,
      `/wines/x/9/detail/${box?.declinations[0]?.id}`,
    ];
    for (const path of paths) {
      for (const locale of locales) {
        const { status, html } = await read(localizePath(path, locale));
        expect.soft([path, status], path).toEqual([path, 404]);
        expect.soft(html).toContain('content="noindex"');
      }
    }
  });

  test("[§3] a blog that is switched off is neither a page nor in the sitemap", async () => {
    const { blogs } = await listBlogs("fr_FR", { nbItem: 1, page: 1, orderBy: [], filters: [] });
    const own = ["/blog", "/en_US/blog", blogs[0]?.url ?? "", blogs[0]?.folder?.url ?? "/blog/folder/1"];
    for (const path of own) expect((await read(path)).status, path).toBe(200);
    granted(await setParameter("SHOW_BLOG", "false"));
    for (const path of own) expect((await read(path)).status, path).toBe(404);
    expect((await sitemapPaths(crawlers)).filter((path) => path.includes("/blog"))).toEqual([]);
  });

  test("[§3] a newsletter that is switched off is no page, stands in no menu and not in the sitemap", async () => {
    const own = locales.map((locale) => localizePath("/newsletter", locale));
    for (const path of own) expect((await read(path)).status, path).toBe(200);
    expect(await sitemapPaths(crawlers)).toEqual(expect.arrayContaining(own));
    granted(await setParameter("SHOW_NEWSLETTER", "false"));
    for (const path of own) expect((await read(path)).status, path).toBe(404);
    expect((await sitemapPaths(crawlers)).filter((path) => path.includes("/newsletter"))).toEqual([]);
    expect((await read("/")).html).not.toContain('href="/newsletter"');
  });

  test("[§2 search-outranks] the search outranks a product's id, and a slug called search is a slug", async () => {
    expect((await read("/products/search")).type).toBe("product-search");
    expect((await moved("/products/search/1"))[0]).toBe(301);
  });

  /** The address of a realisation behind `/elements/realisation/`. */
  async function elementSlug(): Promise<string> {
    for (let id = 1; id < 100; id += 1) {
      const element = await getElement("realisation", id, "fr_FR");
      if (element) return element.url.replace("/elements/realisation/", "");
    }
    return "";
  }
});

async function sitemapPaths(crawlers: Hono): Promise<readonly string[]> {
  const xml = await (await crawlers.request("/sitemap.xml")).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc.slice(origin.length));
}
