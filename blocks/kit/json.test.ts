import { expect, test } from "vitest";

import { assertJson } from "./json.ts";

test("what JSON can say passes, members that are undefined too", () => {
  const plain: unknown = Object.create(null);
  expect(() => assertJson({ a: [1, "b", null, { c: true }], d: undefined, plain }, "props")).not.toThrow();
});

test.each([
  [{ items: [{ onClick: () => {} }] }, "props.items[0].onClick is a function"],
  [{ at: new Date(0) }, "props.at is an instance of Date"],
  [{ by: new Map() }, "props.by is an instance of Map"],
  [{ big: 1n }, "props.big is a bigint"],
  [{ part: Number.NaN }, "props.part is NaN"],
])("%o is refused by its path", (value, text) => {
  expect(() => assertJson(value, "props")).toThrow(text);
});
