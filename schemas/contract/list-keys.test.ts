import { expect, test } from "vitest";

import { expectConsole } from "#tests/setup/expected-console.ts";

import { calls } from "./catalogue.ts";
import { itemsOf, listKeyOf, listKeys } from "./list-keys.ts";
import { toJsonSchema } from "./openapi-schema.ts";

test("[§3 list-keys] every list's items stand under a key of the mapping (keyList, keyElem)", () => {
  const known = listKeys.map(({ keyList }) => keyList);
  // A list that is saved as a file has no keys.
  for (const { name, answer } of calls.filter((call) => call.list !== null && !call.isDownload)) {
    const keys = Object.keys(toJsonSchema(answer)["properties"] ?? {});
    expect({ name, found: keys.filter((key) => known.includes(key)).length }).toEqual({ name, found: 1 });
  }
  expect(new Set(listKeys.map(({ key }) => key)).size).toBe(listKeys.length);
});

test("[§8 warn-list-key] a missing list key is a warning, and its list reads as empty", () => {
  expect(listKeyOf("blog")).toEqual({ key: "blog", keyList: "blogs", keyElem: "blog" });
  expect(itemsOf({ blogs: [1, 2] }, "blog")).toEqual([1, 2]);
  expect(itemsOf({}, "blog")).toEqual([]);
  expectConsole("warn", /^There is no list key "cellar"/);
  expect(listKeyOf("cellar")).toBeNull();
  expect(itemsOf({ cellars: [1] }, "cellar")).toEqual([]);
});
