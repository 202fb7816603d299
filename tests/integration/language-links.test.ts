import { beforeEach, describe, expect, test } from "vitest";

import { saveProduct } from "#server/catalogue/products/write.ts";
import { setSiteInfo } from "#server/site/info/write.ts";
import { buildBlock, buildLayout, createPage, publishedLayoutId } from "#tests/factories/site-content.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { readPage } from "#tests/setup/read-page.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

describe.each(engines.slice(0, 1))("[§4] the links to other languages on $name", (engine) => {
  const place = useDatabase(engine);
  let site: TestSite;

  beforeEach(async () => {
    const languages = buildBlock("languages", "language-menu", { props: { form: "names" } });
    const rest = ["outlet", "legal-text", "alcohol-message"].map((slug) => buildBlock(slug, slug));
    await publishedLayoutId("page", buildLayout([languages, ...rest], { kind: "frame" }));
    await setSiteInfo({ isECommerce: true });
    await createPage("recherche", {
      type: "product-search",
      document: buildLayout([buildBlock("search", "search-results")]),
    });
    await createPage("nos-cuvees", {
      type: "product-list",
      document: buildLayout([buildBlock("grid", "product-grid", { props: { nbItem: 1 } })]),
    });
    for (const reference of ["ONE", "TWO"]) {
      const texts = { fr_FR: { name: `Éclat ${reference}` }, en_US: { name: `Spark ${reference}` } };
      done(
        await saveProduct({ type: "WINE", texts, declinations: [{ reference, capacityMl: 750, priceCents: 1000 }] }),
      );
    }
    await createPage("connexion", { type: "auth" });
    site = createTestSite(place.db);
  });

  /** Where a page's link in a language leads. */
  const led = (html: string, locale: string) =>
    new RegExp(`href="([^"]*)"[^>]*data-locale="${locale}"`).exec(html)?.[1]?.replaceAll("&amp;", "&");

  test("of a search lead to what was searched, by the same facets in the same order; to search engines the page is one", async () => {
    const html = await site.html(
      "/recherche?priceMax=50&q=spark&kind=RED,WHITE&order=-price&appellation=aoc-a&utm_source=x&a=b",
    );
    const query = "appellation=aoc-a&kind=RED%2CWHITE&order=-price&priceMax=50&q=spark";
    expect([led(html, "fr_FR"), led(html, "en_US")]).toEqual([`/recherche?${query}`, `/en_US/recherche-en?${query}`]);
    const { canonical, alternates } = readPage(200, html);
    expect(canonical).toBe("https://www.example.com/recherche");
    expect([...alternates.values()]).toEqual([
      "https://www.example.com/recherche",
      "https://www.example.com/en_US/recherche-en",
      "https://www.example.com/recherche",
    ]);
  });

  test("hold in both directions, also where the page is kept and where the runtime asks for it", async () => {
    for (const q of ["spark", "eclat", "spark"]) {
      const english = led(await site.html(`/recherche?q=${q}`), "en_US") ?? "";
      expect(english).toBe(`/en_US/recherche-en?q=${q}`);
      expect(led(await site.html(english), "fr_FR")).toBe(`/recherche?q=${q}`);
      expect(await site.html(`/_data/recherche?q=${q}`)).toContain(`/en_US/recherche-en?q=${q}`);
    }
  });

  test("of a list keep its filters, its order and its page; a search's later pages are those of its language", async () => {
    const list = await site.html("/nos-cuvees?grid.order=name&grid.page=2&grid.size=999&grid.state=added_1");
    expect(led(list, "en_US")).toBe("/en_US/nos-cuvees-en?grid.order=name&grid.page=2");
    const found = await site.html("/nos-cuvees?grid.search=éclat&grid.page=2&grid.order=name");
    expect(led(found, "en_US")).toBe("/en_US/nos-cuvees-en?grid.order=name&grid.search=%C3%A9clat");
  });

  test("of one person's page keep all of it: where the login leads on, and what was just said", async () => {
    const html = await site.html("/connexion?next=%2Fcontact&done=registered&other=1");
    expect(led(html, "en_US")).toBe("/en_US/connexion-en?done=registered&next=%2Fcontact");
  });
});
