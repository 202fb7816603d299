import { describe, expect, test } from "vitest";

import { checkTags, isCropOf, mediumKindOf, movedFocal, tidyTags } from "./rules.ts";

test.each([
  ["image/svg+xml", "image"],
  ["image/avif", "image"],
  ["video/x-flv", "video"],
  ["application/pdf", "pdf"],
  ["text/vtt", null],
  ["font/woff2", null],
])("%s is %s", (mime, kind) => expect(mediumKindOf(mime)).toBe(kind));

describe("tags", () => {
  test("stand without room around them, each once, as it was written first", () => {
    expect(tidyTags([" Cave ", "été  2026", "CAVÉ", "", "  ", "Vignes"])).toEqual(["Cave", "été 2026", "Vignes"]);
  });

  test("are few and short", () => {
    expect(checkTags(Array.from({ length: 20 }, (_, n) => `tag ${n}`))).toEqual([]);
    expect(checkTags(Array.from({ length: 21 }, (_, n) => `tag ${n}`))).toMatchObject([{ key: "tags" }]);
    expect(checkTags(["cave", "x".repeat(41)])).toMatchObject([{ key: "tags.1" }]);
  });
});

describe("crops", () => {
  const of = { width: 300, height: 200 };

  test.each([
    [{ x: 0, y: 0, width: 300, height: 200 }, true],
    [{ x: 284, y: 184, width: 16, height: 16 }, true],
    [{ x: 285, y: 184, width: 16, height: 16 }, false],
    [{ x: 0, y: 185, width: 16, height: 16 }, false],
    [{ x: 0, y: 0, width: 15, height: 200 }, false],
    [{ x: -1, y: 0, width: 100, height: 100 }, false],
  ])("%o of 300 × 200 pixels: %s", (crop, isOne) => expect(isCropOf(crop, of)).toBe(isOne));

  test("what pages keep in view stays at its point, or goes to the edge behind which it is", () => {
    const whole = { x: 0, y: 0, width: 300, height: 200 };
    const part = { x: 100, y: 50, width: 100, height: 100 };
    expect(movedFocal({ x: 50, y: 50 }, whole, part)).toEqual({ x: 50, y: 50 });
    expect(movedFocal({ x: 60, y: 25 }, whole, part)).toEqual({ x: 80, y: 0 });
    expect(movedFocal({ x: 0, y: 100 }, whole, part)).toEqual({ x: 0, y: 100 });
    expect(movedFocal({ x: 80, y: 0 }, part, whole)).toEqual({ x: 60, y: 25 });
  });
});
