import { expect, test } from "vitest";

import { clone } from "./clone.ts";
import { cloneDeep } from "./clone-deep.ts";
import { isPlainObject } from "./is-plain-object.ts";
import { toPath } from "./to-path.ts";

test("a copy of one level shares what is deeper, a deep one nothing but what has a class", () => {
  const file = new Blob(["x"]);
  const values = { lines: [{ city: "Dijon" }], file };
  expect(clone(values)).toEqual(values);
  expect(clone(values)).not.toBe(values);
  expect(clone(values).lines).toBe(values.lines);
  expect(clone([1, 2])).toEqual([1, 2]);
  const deep = cloneDeep(values);
  expect(deep).toEqual(values);
  expect(deep.lines[0]).not.toBe(values.lines[0]);
  expect(deep.file).toBe(file);
  expect(cloneDeep(undefined)).toBeUndefined();
});

test("a field's name is its steps", () => {
  expect(toPath("delivery.lines[2].city")).toEqual(["delivery", "lines", "2", "city"]);
  expect(toPath("lines.2.city")).toEqual(["lines", "2", "city"]);
  expect(toPath(["a", 1])).toEqual(["a", "1"]);
});

test("a plain object has no class", () => {
  expect([isPlainObject({}), isPlainObject(Object.create(null)), isPlainObject([]), isPlainObject(null)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isPlainObject(new Date(0))).toBe(false);
});
