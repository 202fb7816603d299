import { describe, expect, test } from "vitest";

import { formTarget, type FormLike } from "./form-target.ts";

const origin = "https://estate.example";

describe("a GET form", () => {
  test("leads to its action with what was typed", () => {
    const values = [
      ["grid.kind", "RED"],
      ["grid.tags", "oak"],
      ["grid.tags", "été"],
    ] as const;
    expect(formTarget(form(), values, origin)).toBe("/nos-cuvees?grid.kind=RED&grid.tags=oak&grid.tags=%C3%A9t%C3%A9");
  });

  test("[§5 empty-filters] filters whose value is an empty string are left out", () => {
    const values = [
      ["grid.search", ""],
      ["grid.kind", "RED"],
    ] as const;
    expect(formTarget(form(), values, origin)).toBe("/nos-cuvees?grid.kind=RED");
    expect(formTarget(form(), [["grid.search", ""]], origin)).toBe("/nos-cuvees");
  });

  test("replaces the query and the hash of its action, as the browser does", () => {
    const action = "https://estate.example/nos-cuvees?grid.page=4#grid";
    expect(formTarget(form({ action }), [["grid.kind", "RED"]], origin)).toBe("/nos-cuvees?grid.kind=RED");
  });

  test("leaves files out: they need a post", () => {
    expect(formTarget(form(), [["file", new File([], "a.txt")]], origin)).toBe("/nos-cuvees");
  });
});

test("a post, another site, another window or a whole load are the browser's business", () => {
  expect(formTarget(form({ method: "post" }), [], origin)).toBeNull();
  expect(formTarget(form({ action: "https://elsewhere.example/" }), [], origin)).toBeNull();
  expect(formTarget(form({ target: "_blank" }), [], origin)).toBeNull();
  expect(formTarget(form({ hasAttribute: (name) => name === "data-reload" }), [], origin)).toBeNull();
});

function form(changes: Partial<FormLike> = {}): FormLike {
  return { method: "get", action: `${origin}/nos-cuvees`, target: "", hasAttribute: () => false, ...changes };
}
