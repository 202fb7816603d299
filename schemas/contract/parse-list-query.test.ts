import { describe, expect, test } from "vitest";

import { parseAsked, parseListQuery, refuseQuery } from "./parse-list-query.ts";
import type { ListRules } from "./list-rules.ts";

const rules: ListRules = {
  defaults: { nbItem: 10, page: 1, orderBy: "-date" },
  filters: {
    title: { type: "text" },
    price: { type: "number" },
    id: { type: "integer" },
    promoted: { type: "boolean" },
    date: { type: "day" },
    type: { type: "choice", choices: ["WINE", "BOX"] },
    search: { type: "text", onlyEqual: true },
  },
  orderBy: ["title", "price", "date"],
};

function parse(query: string) {
  return parseListQuery(new URLSearchParams(query), rules);
}

function accepted(query: string) {
  const result = parse(query);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function problems(query: string) {
  const result = parse(query);
  return result.ok ? [] : result.error.map(({ key, messageKey }) => `${key}: ${messageKey}`);
}

describe("paging", () => {
  test("[§3 paging] the paging parameters default to the list's own", () => {
    expect(accepted("")).toEqual({
      nbItem: 10,
      page: 1,
      orderBy: [{ column: "date", direction: "desc" }],
      filters: [],
    });
  });

  test("[§7] nbItem goes from 1 to 1000 and page from 1 to 10000", () => {
    expect(accepted("nbItem=1000&page=10000")).toMatchObject({ nbItem: 1000, page: 10_000 });
    expect(accepted("nbItem=&page=")).toMatchObject({ nbItem: 10, page: 1 });
  });

  test.each(["0", "-1", "1001", "1e9", "1000000000", "1.5", "0x10", " 5", "5 ", "ten", "NaN", "٣"])(
    "[§7] nbItem=%s is refused under its key",
    (value) => {
      expect(problems(`nbItem=${encodeURIComponent(value)}`)).toEqual(["nbItem: key.range"]);
    },
  );

  test("[§7] page=10001 is refused under its key", () => {
    expect(problems("page=10001")).toEqual(["page: key.range"]);
  });
});

describe("order", () => {
  test.each([
    ["price", "asc"],
    ["-price", "desc"],
    ["price asc", "asc"],
    ["price desc", "desc"],
    ["price DESC", "desc"],
  ])("[§7] orderBy=%s", (text, direction) => {
    expect(accepted(`orderBy=${text}`).orderBy).toEqual([{ column: "price", direction }]);
  });

  test("[§7] several columns are separated by commas, three at most, each once", () => {
    expect(accepted("orderBy=-date,price, title asc").orderBy).toEqual([
      { column: "date", direction: "desc" },
      { column: "price", direction: "asc" },
      { column: "title", direction: "asc" },
    ]);
    expect(problems("orderBy=date,price,title,date")).toEqual(["orderBy: key.order"]);
    expect(problems("orderBy=date,-date")).toEqual(["orderBy: key.order"]);
  });

  test.each([
    "password",
    "id",
    "title;--",
    "title desc, (select 1)",
    "-title desc",
    "--title",
    "__proto__",
    "constructor",
  ])("[§7] orderBy=%s is refused", (value) => {
    expect(problems(`orderBy=${encodeURIComponent(value)}`)).toEqual(["orderBy: key.order"]);
  });
});

describe("filters", () => {
  test.each([
    ["title=Noël", { column: "title", operator: "equal", value: "Noël" }],
    ["title=lk:x", { column: "title", operator: "like", value: "x" }],
    ["title=df:x", { column: "title", operator: "different", value: "x" }],
    ["price=lt:12.5", { column: "price", operator: "less", value: 12.5 }],
    ["price=lte:12", { column: "price", operator: "lessOrEqual", value: 12 }],
    ["price=gt:-3", { column: "price", operator: "greater", value: -3 }],
    ["price=gte:0", { column: "price", operator: "greaterOrEqual", value: 0 }],
    ["id=7", { column: "id", operator: "equal", value: 7 }],
    ["promoted=true", { column: "promoted", operator: "equal", value: true }],
    ["promoted=df:false", { column: "promoted", operator: "different", value: false }],
    ["date=gte:2026-02-28", { column: "date", operator: "greaterOrEqual", value: "2026-02-28" }],
    ["type=BOX", { column: "type", operator: "equal", value: "BOX" }],
  ])("[§7] the filter %s", (query, expected) => {
    expect(accepted(query).filters).toEqual([expected]);
  });

  test("[§5 empty-filters] filters whose value is an empty string are left out", () => {
    expect(accepted("title=&price=&promoted=&title2=".replace("&title2=", "")).filters).toEqual([]);
    expect(accepted("title=lk:").filters).toEqual([]);
  });

  test.each([
    ["password=x", "password: key.unknown"],
    ["user.password=lk:a", "user.password: key.unknown"],
    ["__proto__=x", "__proto__: key.unknown"],
    ["constructor=x", "constructor: key.unknown"],
    ["price=abc", "price: key.number"],
    ["price=1e3", "price: key.number"],
    ["price=0x6", "price: key.number"],
    ["price=lk:1", "price: key.operator"],
    ["id=1.5", "id: key.integer"],
    ["id=99999999999", "id: key.integer"],
    ["id=2147483648", "id: key.integer"],
    ["promoted=1", "promoted: key.boolean"],
    ["promoted=gt:true", "promoted: key.operator"],
    ["date=2026-02-30", "date: key.day"],
    ["date=20260230", "date: key.day"],
    ["type=CAR", "type: key.choice"],
    ["search=lk:x", "search: key.operator"],
    ["title=a%00b", "title: key.control"],
    [`title=${"x".repeat(201)}`, "title: key.tooLong"],
    ["title=a&title=b", "title: key.repeated"],
    ["page=1&page=2", "page: key.repeated"],
  ])("[§7] %s is refused under its key", (query, expected) => {
    expect(problems(query)).toEqual([expected]);
  });

  test("ten thousand unknown parameters name twenty problems", () => {
    const query = Array.from({ length: 10_000 }, (_, index) => `tag${index}=1`).join("&");
    expect(problems(query)).toHaveLength(20);
  });
});

test("a call that is no list refuses every parameter", () => {
  expect(refuseQuery(new URLSearchParams(""))).toEqual({ ok: true, value: null });
  expect(refuseQuery(new URLSearchParams("a=1&a=2&b="))).toMatchObject({
    error: [
      { key: "a", messageKey: "key.unknown" },
      { key: "b", messageKey: "key.unknown" },
    ],
  });
});

test("[§7] what a call that is no list is asked has no page and no order, and each value only as it is", () => {
  const asks = {
    from: { type: "day", onlyEqual: true },
    by: { type: "choice", choices: ["day", "week"], onlyEqual: true },
  } as const;
  const asked = (query: string) => parseAsked(new URLSearchParams(query), asks);
  expect(asked("from=2026-05-01&by=week")).toEqual({ ok: true, value: { from: "2026-05-01", by: "week" } });
  expect(asked("from=")).toEqual({ ok: true, value: {} });
  for (const [query, key] of [
    ["page=1", "page"],
    ["orderBy=from", "orderBy"],
    ["from=gt:2026-05-01", "from"],
    ["from=2026-02-30", "from"],
    ["by=year", "by"],
    ["by=day&by=week", "by"],
    ["toString=1", "toString"],
  ] as const) {
    expect(asked(query)).toMatchObject({ ok: false, error: [{ key }] });
  }
});
