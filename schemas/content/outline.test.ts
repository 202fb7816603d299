import { expect, test } from "vitest";

import { middleOf, parseOutline } from "./outline.ts";

test("an outline is places in percent, three at least for each piece", () => {
  expect(parseOutline("10,10 20,10 20,30.5")).toEqual([
    [
      { x: 10, y: 10 },
      { x: 20, y: 10 },
      { x: 20, y: 30.5 },
    ],
  ]);
  expect(parseOutline(" 0,0 100,0 100,100 / 10,10 20,10 20,30 ")).toHaveLength(2);
});

test.each([
  "",
  "10,10 20,10",
  "10,10 20,10 101,4",
  "10,10 20,10 a,b",
  "10,10 20,10 5,5 /",
  "1e1,1 2,2 3,3",
  "1,1 ".repeat(2_500),
])("%s is none", (text) => {
  expect(parseOutline(text)).toEqual([]);
});

test("its middle and its size are those of its area, whichever way round it goes", () => {
  const square = "10,10 30,10 30,30 10,30";
  const middle = (outline: string) => Object.values(middleOf(parseOutline(outline))).map(Math.round);
  expect(middle(square)).toEqual([20, 20, 4]);
  expect(middle("10,30 30,30 30,10 10,10")).toEqual([20, 20, 4]);
  expect(middle(`${square} / 70,70 90,70 90,90 70,90`)).toEqual([50, 50, 8]);
});
