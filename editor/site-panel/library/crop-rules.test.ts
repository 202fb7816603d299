import { describe, expect, test } from "vitest";

import { drawnBetween, isWhole, movedTo, shapedAs, sizedTo, wholeOf } from "./crop-rules.ts";

const of = { width: 300, height: 200 };
const part = { x: 50, y: 40, width: 100, height: 80 };

describe("a part of a picture", () => {
  test("is carried as far as the picture goes", () => {
    expect(movedTo(part, { x: -20, y: 500 }, of)).toEqual({ ...part, x: 0, y: 120 });
  });

  test("is sized as far as the picture goes, and never too small to be seen", () => {
    expect(sizedTo(part, { width: 900, height: 1 }, of)).toEqual({ ...part, width: 250, height: 16 });
  });

  test.each([
    [
      { width: 1, height: 1 },
      { x: 0, y: 0, width: 200, height: 200 },
    ],
    [
      { width: 16, height: 9 },
      { x: 0, y: 0, width: 300, height: 168 },
    ],
    [
      { width: 4, height: 5 },
      { x: 20, y: 0, width: 160, height: 200 },
    ],
  ])("of the shape %o is the largest around its middle", (shape, expected) => {
    expect(shapedAs(part, shape, of)).toEqual(expected);
  });

  test("is drawn from any corner, within the picture", () => {
    expect(drawnBetween({ x: 200, y: 150 }, { x: 100, y: -20 }, of)).toEqual({ x: 100, y: 0, width: 100, height: 170 });
    expect(drawnBetween({ x: 299, y: 199 }, { x: 299, y: 199 }, of)).toEqual({ x: 284, y: 184, width: 16, height: 16 });
  });

  test("is all of it where it is as large", () => {
    expect([isWhole(wholeOf(of), of), isWhole(part, of)]).toEqual([true, false]);
  });
});
