import { describe, expect, test } from "vitest";

import { catalogue } from "#schemas/contract/catalogue.ts";
import type { FilterRule } from "#schemas/contract/list-rules.ts";
import type { Filter, ListQuery } from "#schemas/contract/list-query.ts";
import { operatorsOf } from "#schemas/contract/parse-filter.ts";
import { listAlbums } from "#server/albums/read.ts";
import { saveBlogFolder } from "#server/blog/folders/write.ts";
import { listBlogs, listFolderBlogs } from "#server/blog/read.ts";
import { listAwards } from "#server/catalogue/awards/read.ts";
import { listProducts } from "#server/catalogue/products/read.ts";
import { listCompanyAddresses } from "#server/company-addresses/read.ts";
import { listElementPages, listElements } from "#server/elements/read.ts";
import { saveElementList } from "#server/elements/write.ts";
import { listNews } from "#server/news/read.ts";
import { listPages } from "#server/pages/read.ts";
import { listServices } from "#server/services/read.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

const lists: Readonly<Record<string, (query: ListQuery) => Promise<{ readonly total: number } | null>>> = {
  listPages: (query) => listPages("en_US", query),
  listElements: (query) => listElements("realisation", "en_US", query),
  listAlbums: (query) => listAlbums("en_US", query),
  listNews: (query) => listNews("en_US", query),
  listProducts: (query) => listProducts("en_US", query),
  listAwards: (query) => listAwards("en_US", query),
  listElementPages: (query) => listElementPages("en_US", query),
  listBlogs: (query) => listBlogs("en_US", query),
  listFolderBlogs: (query) => listFolderBlogs(1, "en_US", query),
  listServices: (query) => listServices("en_US", query),
  listCompanyAddresses: (query) => listCompanyAddresses("en_US", query),
};

/** Lists that no table answers; they have tests of their own. */
const elsewhere: readonly string[] = ["search", "suggestSearch", "listReviews"];

describe.each(engines)("list queries of the catalogue on $name", (engine) => {
  useDatabase(engine);

  test("[§7] every list of the catalogue is asked here", () => {
    const named = Object.values(catalogue).flatMap(({ name, list }) => (list ? [name] : []));
    expect(named.toSorted()).toEqual([...Object.keys(lists), ...elsewhere].toSorted());
  });

  test.each(Object.keys(lists))(
    "[§7] %s: every filter with every operator, every order, extreme values",
    async (name) => {
      done(await saveElementList({ route: "realisation", fields: [] }));
      done(await saveBlogFolder({ id: 1, texts: { fr_FR: { name: "À la vigne" } } }));
      const rules = Object.values(catalogue).find((call) => call.name === name)?.list;
      const ask = lists[name];
      if (!rules || !ask) throw new Error(`${name} has no rules`);
      for (const [column, rule] of Object.entries(rules.filters)) {
        for (const operator of operatorsOf(rule)) {
          for (const value of extremes(rule)) {
            const filter: Filter = { column, operator, value };
            expect(await ask({ nbItem: 1000, page: 10_000, orderBy: [], filters: [filter] })).toMatchObject({
              total: 0,
            });
          }
        }
      }
      for (const column of rules.orderBy) {
        for (const direction of ["asc", "desc"] as const) {
          expect(await ask({ nbItem: 1, page: 1, orderBy: [{ column, direction }], filters: [] })).toMatchObject({
            total: 0,
          });
        }
      }
    },
  );
});

function extremes(rule: FilterRule): readonly Filter["value"][] {
  switch (rule.type) {
    case "number":
      return [0, -0.000001, 999_999_999_999.5, -999_999_999_999];
    case "integer":
      return [0, -1, 2_147_483_647, -2_147_483_647];
    case "boolean":
      return [true, false];
    case "day":
      return ["0000-01-01", "9999-12-31"];
    case "choice":
      return rule.choices ?? [];
    case "text":
      return ["x", "%", "_", "\\", "'", '"', "\u{1f377}", "\ud800", " ", ",", "x".repeat(200), "a ".repeat(100)];
  }
}
