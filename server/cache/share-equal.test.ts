import { isDeepStrictEqual } from "node:util";

import fc from "fast-check";
import { expect, test } from "vitest";

import { shareEqual } from "./share-equal.ts";

const json = fc.jsonValue({ maxDepth: 4 });

test("the outcome always equals the new value, down to the order of its keys", () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const shared = shareEqual(before, after);
      return isDeepStrictEqual(shared, after) && JSON.stringify(shared) === JSON.stringify(after);
    }),
  );
});

test("a value that equals the old one is the old one", () => {
  fc.assert(fc.property(json, (value) => Object.is(shareEqual(value, structuredClone(value)), value)));
});

test("a part that did not change is the old part, another order of keys is a change", () => {
  const before = { list: [{ id: 1 }, { id: 2 }], texts: { a: "x", b: "y" } };
  const after = shareEqual(before, { list: [{ id: 1 }, { id: 3 }], texts: { b: "y", a: "x" } });
  expect(after.list[0]).toBe(before.list[0]);
  expect(after.list[1]).toEqual({ id: 3 });
  expect(Object.keys(after.texts)).toEqual(["b", "a"]);
});
