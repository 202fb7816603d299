import { describe, expect, test } from "vitest";

import { saveProduct, type ProductInput } from "#server/catalogue/products/write.ts";
import { runWithDatabase } from "#server/db/context.ts";
import { withReadRecorder } from "#server/db/tags.ts";
import { saveNews } from "#server/news/write.ts";
import { currentIndex } from "#server/search/engine/current-index.ts";
import { searchSite, suggest } from "#server/search/read.ts";
import type { SearchQuery } from "#server/search/rules.ts";
import { buildLayout, createPage, textBlock } from "#tests/factories/site-content.ts";
import { bothEngines, testStart, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

describe.each(bothEngines)("the search on $name", (engine) => {
  const opened = useDatabase(engine);

  test("[§2] one wrong letter and a missing accent find the wine, in both languages", async () => {
    await aWine("Éclat d’été", { texts: { fr_FR: { name: "Éclat d’été" }, en_US: { name: "Summer shine" } } });
    await aWine("Pierre-Levée");
    expect(await titles("fr_FR", "eclat hiver")).toEqual([]);
    expect(await titles("fr_FR", "ecalt d'ete")).toEqual(["Éclat d’été"]);
    expect(await titles("fr_FR", "pière levee")).toEqual(["Pierre-Levée"]);
    expect(await titles("en_US", "sumer")).toEqual(["Summer shine"]);
    expect(await titles("en_US", "éclat")).toEqual([]);
  });

  test("[§2] wines, pages and news are found together, wines first among equals", async () => {
    await aWine("Terrasse");
    await createPage("la-terrasse", { document: buildLayout([textBlock("a", "La terrasse au soleil")]) });
    done(
      await saveNews({ date: "2026-01-02", texts: { fr_FR: { title: "La terrasse refaite", text: "<p>Un mur</p>" } } }),
    );
    const { hits, facets } = await searchSite("fr_FR", query({ q: "terrasse" }));
    expect(hits.map(({ type }) => type)).toEqual(["product", "news", "page"]);
    expect(hits[0]?.product).toMatchObject({ name: "Terrasse" });
    expect(hits[1]).toMatchObject({ date: "2026-01-02", excerpt: "Un mur", product: null });
    expect(facets.type.map(({ value, count }) => [value, count])).toEqual([
      ["product", 1],
      ["news", 1],
      ["page", 1],
    ]);
  });

  test("[§2] kind words, appellation, grapes and vintage find a wine; facets narrow it down", async () => {
    await aWine("Un", {
      kind: "RED",
      appellation: "Saint-Romain",
      declinations: [{ reference: "1", priceCents: 900, year: 2020 }],
    });
    await aWine("Deux", {
      kind: "WHITE",
      appellation: "Saint-Romain",
      declinations: [{ reference: "2", priceCents: 2100, year: 2021 }],
      texts: { fr_FR: { name: "Deux", sheet: { grapes: [{ name: "Chenin", percent: null }] } } },
    });
    expect(await titles("fr_FR", "vin rouge")).toEqual(["Un"]);
    expect(await titles("fr_FR", "chenin 2021")).toEqual(["Deux"]);
    expect(await titles("en_US", "white")).toEqual(["Deux"]);
    const narrowed = await searchSite("fr_FR", query({ q: "romain", appellation: ["saint-romain"], priceMax: 9.99 }));
    expect(narrowed.hits.map(({ title }) => title)).toEqual(["Un"]);
    expect(narrowed.facets.price.map(({ count }) => count)).toEqual([1, 1]);
    expect(narrowed.facets.appellation).toEqual([
      { value: "saint-romain", label: "Saint-Romain", count: 1, selected: true },
    ]);
    expect(await titles("fr_FR", "", { order: { by: "price", direction: "desc" } })).toEqual(["Deux", "Un"]);
  });

  test("[S4] what is written is found by the next search, built once for all who wait", async () => {
    await aWine("Aubade");
    const [one, other] = await Promise.all([currentIndex("fr_FR"), currentIndex("fr_FR")]);
    expect(one).toBe(other);
    expect(await currentIndex("fr_FR")).toBe(one);
    await aWine("Matinale");
    expect(await titles("fr_FR", "matinale")).toEqual(["Matinale"]);
    const second = await opened.openAgain();
    await runWithDatabase(second, () => aWine("Ailleurs"));
    await expect.poll(() => titles("fr_FR", "ailleurs")).toEqual(["Ailleurs"]);
  });

  test("[S4] a page that shows a search is as fresh as what it shows, also by time alone", async () => {
    await aWine("Aubade", {
      declinations: [
        { reference: "A", priceCents: 900, discounts: [{ type: "EURO", amount: 1, startsAt: testStart + 9 }] },
      ],
    });
    for (const round of ["built", "kept"]) {
      const { tags, validUntil } = await withReadRecorder(() => searchSite("fr_FR", query({ q: "aubade" })));
      expect([...tags], round).toEqual(
        expect.arrayContaining(["product", "news", "page", "blog", "service", "meal-icon"]),
      );
      expect(validUntil, round).toBe(testStart + 9);
    }
    // A wine that isn't shown comes into a filter by price at that moment.
    const { validUntil } = await withReadRecorder(() => searchSite("fr_FR", query({ q: "elsewhere" })));
    expect(validUntil).toBe(testStart + 9);
  });

  test("[S4] a scheduled news item is found from its instant on", async () => {
    done(
      await saveNews({ date: "2026-05-20", publishedAt: testStart + 1000, texts: { fr_FR: { title: "Surprise" } } }),
    );
    expect(await titles("fr_FR", "surprise")).toEqual([]);
    opened.clock.advance(1000);
    expect(await titles("fr_FR", "surprise")).toEqual(["Surprise"]);
  });

  test("[S7] at most eight suggestions, from two letters on, in groups", async () => {
    for (let index = 0; index < 12; index += 1) await aWine(`Cuvée ${index}`);
    expect(await suggest("fr_FR", "c")).toEqual({ groups: [] });
    const { groups } = await suggest("fr_FR", "cuv");
    expect(groups.map(({ type, suggestions }) => [type, suggestions.length])).toEqual([["product", 8]]);
    expect(groups[0]?.suggestions[0]).toEqual({
      id: expect.any(Number),
      title: "Cuvée 0",
      url: expect.stringContaining("/wines/"),
      buy: { declination: expect.any(Number), quantity: 1 },
    });
  });

  test("unpublished wines are not found, and pages come by pages", async () => {
    await aWine("Caché", { isPublished: false });
    for (let index = 0; index < 5; index += 1) await aWine(`Série ${index}`);
    expect(await titles("fr_FR", "cache")).toEqual([]);
    const second = await searchSite("fr_FR", query({ q: "serie", nbItem: 2, page: 2 }));
    expect([second.total, second.hits.map(({ title }) => title)]).toEqual([5, ["Série 2", "Série 3"]]);
  });

  test.each(["%", "' or 1=1 --", "\0", "((((", "…", "constructor", "x".repeat(200)])(
    "hostile search %j finds nothing and breaks nothing",
    async (q) => {
      await aWine("Aubade");
      expect(await titles("fr_FR", q)).toEqual([]);
    },
  );
});

function query(over: Partial<SearchQuery>): SearchQuery {
  const none = { type: [], kind: [], year: [], appellation: [], pairing: [], priceMin: null, priceMax: null };
  return { q: "", ...none, order: { by: "relevance", direction: "asc" }, page: 1, nbItem: 24, ...over };
}

async function titles(locale: "fr_FR" | "en_US", q: string, over: Partial<SearchQuery> = {}): Promise<string[]> {
  return (await searchSite(locale, query({ q, ...over }))).hits.map(({ title }) => title);
}

let references = 0;

async function aWine(name: string, input: ProductInput = {}) {
  references += 1;
  const declinations = [{ reference: `R${references}`, priceCents: 1000 + references }];
  return done(await saveProduct({ type: "WINE", kind: "", texts: { fr_FR: { name } }, declinations, ...input }));
}
