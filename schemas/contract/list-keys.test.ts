import { expect, test, vi } from "vitest";

import { calls } from "./catalogue.ts";
import { listKeyOf, listKeys } from "./list-keys.ts";
import { toJsonSchema } from "./openapi-schema.ts";

test("[§3] every list's items stand under a key of the mapping (keyList, keyElem)", () => {
  const known = listKeys.map(({ keyList }) => keyList);
  for (const { name, answer } of calls.filter((call) => call.list !== null)) {
    const keys = Object.keys(toJsonSchema(answer)["properties"] ?? {});
    expect({ name, found: keys.filter((key) => known.includes(key)).length }).toEqual({ name, found: 1 });
  }
  expect(new Set(listKeys.map(({ key }) => key)).size).toBe(listKeys.length);
});

test("[§8] a missing list key is a warning", () => {
  const warn = vi.fn();
  expect(listKeyOf("blog", listKeys, warn)).toEqual({ key: "blog", keyList: "blogs", keyElem: "blog" });
  expect(warn).not.toHaveBeenCalled();
  expect(listKeyOf("cellar", listKeys, warn)).toBeNull();
  expect(warn).toHaveBeenCalledWith('There is no list key "cellar"');
});
