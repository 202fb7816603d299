import { expect, test } from "vitest";

import { contrast, normalHex, readableInk } from "./contrast.ts";

test("black on white has the greatest contrast", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#777777")).toBe(1);
});

test("the ink on any ground is readable (AA)", () => {
  for (let value = 0; value < 0xffffff; value += 0x0f0f1) {
    const ground = `#${value.toString(16).padStart(6, "0")}`;
    expect(contrast(ground, readableInk(ground))).toBeGreaterThanOrEqual(4.5);
  }
});

test("colours from outside are hex or nothing", () => {
  expect(normalHex(" #ABC ")).toBe("#aabbcc");
  expect(normalHex("#6B1D33")).toBe("#6b1d33");
  expect(normalHex("#6B1D33CC")).toBe("#6b1d33cc");
  expect(normalHex("red;}body{display:none")).toBeNull();
  expect(normalHex(null)).toBeNull();
});
