import { describe, expect, test } from "vitest";

import { pageIndex, type PageRecord } from "./rules.ts";

const page = (id: number, type: string, fr: string, en?: string, formerSlugs: readonly string[] = []): PageRecord =>
  ({
    ...{ id, type, formerSlugs },
    texts: { fr_FR: { slug: fr }, ...(en && { en_US: { slug: en } }) },
  }) as unknown as PageRecord;

const house = page(1, "content", "maison", "house", ["la-maison", "visite"]);
const visit = page(2, "content", "visite", "maison");
const first = page(3, "element-detail", "parcelles");
const second = page(4, "element-detail", "chais", "cellars");
const index = pageIndex([house, visit, first, second]);

describe("all pages of a site", () => {
  test("a slug is that of the language asked for before it is that of another", () => {
    expect(index.bySlug("maison", "fr_FR")).toBe(house);
    expect(index.bySlug("maison", "en_US")).toBe(visit);
    expect(index.bySlug("visite", "en_US")).toBe(visit);
    expect(index.bySlug("nowhere", "fr_FR")).toBeNull();
  });

  test("a slug that nobody has leads to who had it before", () => {
    expect(index.bySlug("la-maison", "en_US")).toBe(house);
    expect(index.bySlug("visite", "fr_FR")).toBe(visit);
  });

  test("of several pages of a type the one with the slug, in whatever language, else the first", () => {
    expect(index.byType("element-detail", "cellars")).toBe(second);
    expect(index.byType("element-detail", "nowhere")).toBe(first);
    expect(index.byType("element-detail")).toBe(first);
    expect(index.byType("home")).toBeNull();
  });

  test("an id is found, and another isn't; names of an object's own are no slugs", () => {
    expect(index.byId(2)).toBe(visit);
    expect(index.byId(9)).toBeNull();
    expect(index.bySlug("constructor", "fr_FR")).toBeNull();
  });
});
