import { expect, test } from "vitest";

import { columns, type Fill, sizesOf } from "./picture-sizes.ts";
import { pageRoom, placeIn, roomInside } from "./room.ts";
import { thumbnailFills } from "./thumbnail-fills.ts";

const windows = [320, 390, 500, 668, 768, 900, 1024, 1280, 1440, 1600, 1920, 2500];

/** What a `sizes` of ours says for a window, in pixels. */
function lengthAt(sizes: string, window: number): number {
  const found = sizes.split(",").find((size) => {
    const from = /^\(min-width:([\d.]+)rem\)/.exec(size)?.[1];
    return from === undefined || Number(from) * 16 <= window;
  });
  const [, number, unit] = /([\d.]+)(rem|vw)$/.exec(found ?? "") ?? [];
  return unit === "rem" ? Number(number) * 16 : (Number(number) * window) / 100;
}

function expectLittleMore(told: number, shown: number): void {
  expect(told / shown).toBeGreaterThan(1.03);
  expect(told / shown).toBeLessThan(1.11);
}

test("a whole picture is asked for as wide as it stands, and little wider", () => {
  const sizes = sizesOf({}, pageRoom, 1.5);
  for (const window of windows) {
    expectLittleMore(lengthAt(sizes, window), placeIn(pageRoom, window).width);
  }
});

test("a picture in a column is asked for as wide as the column", () => {
  const column = roomInside(roomInside(pageRoom, { width: 46 }), { columns: [{ from: 42, part: 1 / 2 }] });
  expect(lengthAt(sizesOf({}, column, 1.5), 1440)).toBeCloseTo(368 * 1.04, 0);
  expectLittleMore(lengthAt(sizesOf({}, column, 1.5), 390), 350);
});

test("a crop is asked for as wide as all of its picture would be", () => {
  const tall: Fill = { width: () => 400, ratio: 4 / 5 };
  expect(lengthAt(sizesOf(tall, pageRoom, 1.5), 1440)).toBeCloseTo(400 * 1.04 * (1.5 / 0.8), 0);
  // Nothing is cut off a tall picture's sides in a wide box.
  expect(lengthAt(sizesOf({ ...tall, ratio: 2 }, pageRoom, 1.5), 1440)).toBeCloseTo(400 * 1.04, 0);
});

test("small pictures are asked for a little more than a tenth wider: the sizes below are far apart", () => {
  expect(lengthAt(sizesOf({ width: () => 100 }, pageRoom, 1), 1440)).toBeCloseTo(111, 0);
});

test("a box as tall as the window asks for the width that goes with it", () => {
  expect(sizesOf({ width: ({ slot }) => slot, height: "max(22rem,78vh)" }, pageRoom, 1.5)).toBe(
    "max(104vw,max(22rem,78vh)*1.5)",
  );
});

test("cells beside each other are told where they begin", () => {
  const three = { from: 60, part: 1 / 3 };
  const sizes = sizesOf({ width: columns({ from: 36, part: 1 / 2 }, three) }, pageRoom, 1.5);
  expect(sizes).toContain("(min-width:60rem) ");
  expect(lengthAt(sizes, 959)).toBeGreaterThan(placeIn(pageRoom, 959).width / 2);
  expect(lengthAt(sizes, 960)).toBeLessThan(placeIn(pageRoom, 960).width / 2.5);
});

test("a mosaic's great picture is asked for larger than its neighbours, and what is left over fills its row", () => {
  const widths = (count: number) =>
    thumbnailFills(
      "mosaic",
      Array.from({ length: count }, () => 1.5),
    ).map((fill) => Math.round(lengthAt(sizesOf(fill, pageRoom, 1.5), 1920)));
  const [great = 0, beside = 0, , alone = 0] = widths(4);
  expect(great / beside).toBeCloseTo(2.04, 1);
  expect(alone).toBeCloseTo(82 * 16 * 1.04, -1);
  // Two left over: the last one is as tall as the double one beside it, and shows a part of its width.
  const [, , , double = 0, last = 0] = widths(5);
  expect(double).toBe(great);
  expect(last).toBeCloseTo(great, -2);
});

test("whole pictures in rows grow until they fill them", () => {
  const [first = {}, second = {}] = thumbnailFills("rows", [1.5, 0.5]);
  const [one, two] = [first, second].map((fill) => lengthAt(sizesOf(fill, pageRoom, 1.5), 390));
  expectLittleMore(one ?? 0, ((350 - 8) * 1.5) / 2);
  expect((one ?? 0) / (two ?? 1)).toBeCloseTo(3, 0);
});
