import { expect, test } from "vitest";

import { bareSections } from "./bare-sections.ts";

test("a section without heading and label is told of, one that holds either is not", () => {
  expect(bareSections('<section class="a"><p>x</p></section>')).toEqual(['<section class="a">']);
  expect(bareSections("<section><div><h2>x</h2></div></section>")).toEqual([]);
  expect(bareSections('<section aria-label="x"></section>')).toEqual([]);
  expect(bareSections('<section aria-labelledby="y"></section>')).toEqual(['<section aria-labelledby="y">']);
  expect(bareSections('<section aria-labelledby="y"><h2 id="y">x</h2></section>')).toEqual([]);
  expect(bareSections("<section><section><h3>x</h3></section><section></section></section>")).toEqual(["<section>"]);
});
