import { describe, expect, test } from "vitest";

import { readSearchQuery, type SearchQuery } from "../rules.ts";

import { excerptOf } from "./excerpt.ts";
import { narrow } from "./facets.ts";
import { ordered } from "./find.ts";
import type { SaleFacts, SearchDocument } from "./search-document.ts";

const nothing: SearchQuery = {
  q: "",
  type: [],
  kind: [],
  year: [],
  appellation: [],
  pairing: [],
  priceMin: null,
  priceMax: null,
  order: { by: "relevance", direction: "asc" },
  page: 1,
  nbItem: 24,
};

const documents = [
  wine(1, { kind: "RED", years: [2020, 2021], priceCents: 999 }),
  wine(2, { kind: "RED", years: [2021], priceCents: 1000 }),
  wine(3, { kind: "WHITE", years: [2022], priceCents: 6000 }),
  page(4),
];

describe("facets", () => {
  test("[S5] each facet is counted without its own filter, the others with it", () => {
    const { documents: found, facets } = narrow(documents, { ...nothing, kind: ["RED"], year: ["2021"] });
    expect(found.map(({ id }) => id)).toEqual([1, 2]);
    expect(counts(facets.kind)).toEqual({ RED: 2 });
    expect(counts(facets.year)).toEqual({ 2020: 1, 2021: 2 });
    expect(facets.kind).toContainEqual({ value: "RED", label: "RED", count: 2, selected: true });
  });

  test("[S5] several values of one facet mean any of them; a value with nothing left stays, to be taken back", () => {
    expect(narrow(documents, { ...nothing, kind: ["RED", "WHITE"] }).documents).toHaveLength(3);
    const { documents: none, facets } = narrow(documents, { ...nothing, appellation: ["nowhere"] });
    expect(none).toEqual([]);
    expect(facets.appellation).toContainEqual({ value: "nowhere", label: "nowhere", count: 0, selected: true });
  });

  test("[S6] a price is in one band only, both ends included, and pages have none", () => {
    const { facets } = narrow(documents, nothing);
    expect(facets.price.map(({ min, max, count }) => [min, max, count])).toEqual([
      [0, 9.99, 1],
      [10, 14.99, 1],
      [50, null, 1],
    ]);
    const band = narrow(documents, { ...nothing, priceMin: 0, priceMax: 9.99 });
    expect(band.documents.map(({ id }) => id)).toEqual([1]);
    expect(band.facets.price.map(({ selected }) => selected)).toEqual([true, false, false]);
    expect(counts(band.facets.type)).toEqual({ product: 1 });
  });

  test("[S5] pages count among the types", () => {
    expect(counts(narrow(documents, nothing).facets.type)).toEqual({ product: 3, page: 1 });
  });
});

describe("order and excerpts", () => {
  test("[§2] by price, dearest first on demand, what isn't sold last both times", () => {
    const ids = (direction: "asc" | "desc") => ordered(documents, { by: "price", direction }).map(({ id }) => id);
    expect(ids("asc")).toEqual([1, 2, 3, 4]);
    expect(ids("desc")).toEqual([3, 2, 1, 4]);
  });

  test("[§9] an excerpt has at most 120 characters around the word, from a sentence’s beginning to a sentence’s end", () => {
    const text = `${"Longtemps rien. ".repeat(20)}Puis une terrasse au soleil. ${"Et rien encore. ".repeat(20)}`;
    const excerpt = excerptOf({ ...page(1), summary: "", text }, "térrasse");
    expect(excerpt).toMatch(/^Puis une terrasse au soleil\..*\.$/);
    expect(excerpt.length).toBeLessThanOrEqual(122);
    const unending = excerptOf({ ...page(1), summary: "", text: text.replaceAll(".", ",") }, "térrasse");
    expect(unending.startsWith("…") && unending.endsWith("…")).toBe(true);
    expect(excerptOf({ ...page(1), summary: "Court.", text: "" }, "")).toBe("Court.");
  });
});

test("[§9] an excerpt is a sentence where the word stands in one, and the summary where it only stands in a list", () => {
  const list = "Écrire · La visite à la bougie · La table · Toutes les visites.";
  const summary = "Le matin, à midi et le soir.";
  expect(excerptOf({ ...page(1), summary, text: `${list} Fin.` }, "bougie")).toBe(summary);
  const text = `${list} ${"Rien. ".repeat(20)}On descend à la bougie. ${"Rien. ".repeat(20)}`;
  expect(excerptOf({ ...page(1), summary, text }, "bougie")).toMatch(/^On descend à la bougie\./);
});

describe("the query", () => {
  const list = { nbItem: 24, page: 2, orderBy: [{ column: "price", direction: "desc" as const }] };

  test("[§7] values by commas, each once, empty ones left out", () => {
    const query = readSearchQuery({
      ...list,
      filters: [{ column: "kind", operator: "equal", value: "RED,,RED, WHITE" }],
    });
    expect(query).toMatchObject({
      kind: ["RED", "WHITE"],
      page: 2,
      order: { by: "price", direction: "desc" },
    });
  });

  test("[§2] a type, a year or a colour that nothing has finds nothing, and can be taken back", () => {
    for (const column of ["type", "year", "kind"] as const) {
      const query = readSearchQuery({ ...list, filters: [{ column, operator: "equal", value: "spaceship" }] });
      const { documents: found, facets } = narrow(documents, query);
      expect(found).toEqual([]);
      expect(facets[column]).toContainEqual({ value: "spaceship", label: "spaceship", count: 0, selected: true });
    }
  });
});

function wine(id: number, sale: Partial<SaleFacts>): SearchDocument {
  const facts = { kind: "RED", years: [], priceCents: 0, appellation: null, pairings: [], ...sale };
  return { ...page(id), type: "product", sale: facts };
}

function page(id: number): SearchDocument {
  const empty = { url: "", summary: "", text: "", tags: "", imageId: null, date: null, sale: null };
  return { type: "page", id, title: `Titre ${id}`, ...empty };
}

function counts(values: readonly { value: string; count: number }[]): Record<string, number> {
  return Object.fromEntries(values.map(({ value, count }) => [value, count]));
}
