import { describe, expect, test } from "vitest";

import { calls, catalogue } from "./catalogue.ts";
import { generalPaging } from "./list-rules.ts";
import { parseListQuery } from "./parse-list-query.ts";
import type { SameType } from "./same-type.ts";

describe("the catalogue", () => {
  test("each call stands under its own name, with one summary and all parameters of its path", () => {
    for (const [name, call] of Object.entries(catalogue)) {
      expect(call.name).toBe(name);
      expect(call.summary).toMatch(/^[A-Z].+\.$/);
      expect(call.path.match(/(?<=\{)\w+(?=\})/g) ?? []).toEqual(Object.keys(call.params));
    }
  });

  test("no two calls share method and path", () => {
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
  });

  test("lists have defaults that their own rules accept", () => {
    const lists = calls.flatMap(({ list }) => list ?? []);
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) expect(parseListQuery(new URLSearchParams(), list)).toMatchObject({ ok: true });
  });

  test("[§9] the paging of the lists", () => {
    expect(generalPaging).toEqual({ nbItem: 10, page: 1 });
    expect(catalogue.listElements.list?.defaults).toMatchObject({ nbItem: 24, page: 1 });
    expect(catalogue.listNews.list?.defaults).toMatchObject({ nbItem: 10, page: 1 });
    expect(catalogue.listBlogs.list?.defaults).toMatchObject({ nbItem: 12, page: 1 });
    expect(catalogue.listAlbums.list?.defaults).toMatchObject({ nbItem: 100, page: 1 });
    expect(catalogue.listServices.list?.defaults).toMatchObject({ nbItem: 100, page: 1 });
    expect(catalogue.listProducts.list?.defaults).toEqual({ nbItem: 100, page: 1, orderBy: "price" });
  });

  test("the compiler refuses a schema that says more or less than its type", () => {
    const same: SameType<{ id: number; tags: string[] }, { readonly id: number; readonly tags: readonly string[] }> =
      null;
    const less: SameType<{ id: number }, { id: number | null }> = { drift: "the schema allows less than the type" };
    const more: SameType<{ id: number | null }, { id: number }> = { drift: "the schema allows more than the type" };
    expect([same, less.drift, more.drift]).toHaveLength(3);
  });
});
