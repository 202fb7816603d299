import { describe, expect, test } from "vitest";

import { filter } from "./filter.ts";
import { isRelativeUrl, requestUrl } from "./request-url.ts";

describe("addresses of calls", () => {
  test("[§7] parameters stand in the path, encoded", () => {
    expect(requestUrl("/api", "getElement", { route: "a/b", id: 4 })).toBe("/api/element/a%2Fb/4");
    expect(() => requestUrl("/api", "getNews")).toThrow("getNews needs the parameter id");
  });

  test("[§5 empty-filters] filters whose value is an empty string are left out", () => {
    expect(requestUrl("/api", "listParameters", {}, { title: "", kind: undefined })).toBe("/api/parameter");
  });

  test.each([
    ["listElements", "page=1&nbItem=24&orderBy=order"],
    ["listNews", "page=1&nbItem=10&orderBy=-date"],
    ["listAlbums", "page=1&nbItem=100&orderBy=order"],
    ["listProducts", "page=1&nbItem=100&orderBy=price"],
  ] as const)("[§9] %s starts from its own page, size and order", (name, query) => {
    expect(requestUrl("/api", name, { route: "x" })).toContain(`?${query}`);
  });

  test("[§7] a given page, size, order and filter go before the defaults", () => {
    const query = { page: 2, nbItem: 100, orderBy: "title", title: filter("like", "été") };
    expect(requestUrl("https://shop.example/api/", "listNews", {}, query)).toBe(
      "https://shop.example/api/news?page=2&nbItem=100&orderBy=title&title=lk%3A%C3%A9t%C3%A9",
    );
  });

  test("[§7] relative addresses are told from absolute ones", () => {
    expect(["/api/x", "api/x", "?x=http://y"].map(isRelativeUrl)).toEqual([true, true, true]);
    expect(["https://a/b", "//a/b", "HTTP://a"].map(isRelativeUrl)).toEqual([false, false, false]);
  });
});

test.each([
  ["like", "lk:x"],
  ["different", "df:x"],
  ["less", "lt:x"],
  ["lessOrEqual", "lte:x"],
  ["greater", "gt:x"],
  ["greaterOrEqual", "gte:x"],
  ["equal", "x"],
] as const)("[§7] the filter operator %s writes %s", (operator, text) => {
  expect(filter(operator, "x")).toBe(text);
});
