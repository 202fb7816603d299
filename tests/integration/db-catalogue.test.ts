import { describe, expect, test } from "vitest";

import { calls } from "#schemas/contract/catalogue.ts";
import { listKeys } from "#schemas/contract/list-keys.ts";
import type { Filter, ListQuery } from "#schemas/contract/list-query.ts";
import type { FilterRule } from "#schemas/contract/list-rules.ts";
import { operatorsOf } from "#schemas/contract/parse-filter.ts";
import { saveBlogFolder } from "#server/blog/folders/write.ts";
import { database, inTransaction } from "#server/db/context.ts";
import type { NewRow } from "#server/db/tables.ts";
import { saveElementList } from "#server/elements/lists/write.ts";
import { noDevice } from "#server/http/api/device-cookie.ts";
import { handlers } from "#server/http/api/handlers.ts";
import { runHandler } from "#server/http/api/run-handler.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

/**
 * Every list but the reviews, which no table of ours answers, what of one order may be sent back, the pages to edit,
 * and records of collections, whose tables are as many as the collections (`api-records.test.ts`). Pages have one order and no
 * filter, and are answered beside the renderer.
 */
const others: readonly string[] = ["listReviews", "getOrderBack", "listCanvasPages", "listRecords"];
/** A list that is saved as a file asks as the list does that it is of. */
const lists = calls.flatMap((call) =>
  call.list && !call.isDownload && !others.includes(call.name) ? { ...call, rules: call.list } : [],
);
const itemKeys = new Set(listKeys.map(({ keyList }) => keyList));

describe.each(engines)("list queries of the catalogue on $name", (engine) => {
  useDatabase(engine);

  test.each(lists)(
    "[§7] $name: every filter with every operator, every order, extreme values",
    async ({ name, rules, example }) => {
      done(await saveElementList({ route: "logo-footer", fields: [] }));
      done(await saveBlogFolder({ id: 1, texts: { fr_FR: { name: "À la vigne" } } }));
      await inTransaction(() => database().insertInto("import_run").values(importOfNothing).execute());
      const params = { id: 1, ...example.params };
      for (const [column, rule] of Object.entries(rules.filters)) {
        for (const operator of operatorsOf(rule)) {
          for (const value of extremes(rule)) {
            const filter: Filter = { column, operator, value };
            const list = { nbItem: 1000, page: 10_000, orderBy: [], filters: [filter] };
            expect(await itemsOf(name, params, list)).toEqual([]);
          }
        }
      }
      for (const column of rules.orderBy) {
        for (const direction of ["asc", "desc"] as const) {
          const list = { nbItem: 1, page: 1, orderBy: [{ column, direction }], filters: [] };
          expect(await itemsOf(name, params, list)).toEqual([]);
        }
      }
    },
  );

  test("[§7] getOrderBack: an order that there isn't is missing, whatever its number", async () => {
    for (const value of extremes({ type: "integer" })) {
      const filter: Filter = { column: "order", operator: "equal", value };
      const list = { nbItem: 1, page: 1, orderBy: [], filters: [filter] };
      expect(await itemsOf("getOrderBack", {}, list)).toMatchObject({ code: "not-found" });
    }
  });
});

/** A file without items: whoever asks what an import found that there isn't is told so. */
const importOfNothing: NewRow<"import_run"> = {
  ...{ id: 1, source: "woocommerce", file_name: "produits.csv", state: "READY", is_tax_included: 1, author_id: null },
  ...{ made_at: 0, ended_at: null, claimed_until: 0, fetched: 0, missed: 0 },
};

/** What stands in a list's answer under the key of its items. */
async function itemsOf(name: string, params: Readonly<Record<string, string | number>>, list: ListQuery) {
  const caller = {
    token: null,
    session: async () => ({ userId: 1, idSite: 3, role: "CUSTOMER" as const, expiresAt: 0 }),
    clientAddress: "",
    origin: "",
    isAhead: false,
    isOwnPage: false,
    agent: "",
    cartId: null,
    order: null,
    device: noDevice,
  };
  const answer = await runHandler(handlers, name, {
    params,
    list,
    asked: null,
    key: null,
    body: undefined,
    files: [],
    locale: "en_US",
    caller,
  });
  if (!answer.ok) return answer.error;
  return Object.entries(answer.value as object).find(([key]) => itemKeys.has(key))?.[1];
}

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
