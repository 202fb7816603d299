import { describe, expect, test } from "vitest";

import { isDark, lighten, luminanceOf, seenOver, sixDigits } from "./colour.ts";

describe("lighten", () => {
  test.each([
    ["#101010", 16, "#202020"],
    ["#6b1d33", 20, "#7f3147"],
    ["#6b1d33", -20, "#57091f"],
    ["#abc", 0, "#aabbcc"],
    ["#10101080", 16, "#20202080"],
    ["#101010", 0.4, "#101010"],
  ])("[§9] %s by %i is %s", (colour, amount, expected) => {
    expect(lighten(colour, amount)).toBe(expected);
  });

  test("[§9 lightening] lightening clamps channels to 0-255", () => {
    expect(lighten("#f0f8ff", 40)).toBe("#ffffff");
    expect(lighten("#050a00", -40)).toBe("#000000");
    expect(lighten("#ff0000", 10)).toBe("#ff0a0a");
  });

  test("[§9] what is no hex colour throws", () => {
    for (const colour of ["red", "#12", "#12345", "", "#gggggg"])
      expect(() => lighten(colour, 1)).toThrow("hex colour");
  });
});

describe("isDark", () => {
  test("[§9 dark-colour] a colour is dark if luminance is 128 or below", () => {
    expect(luminanceOf("#808080")).toBe(128);
    expect(isDark("#808080")).toBe(true);
    expect(luminanceOf("#818181")).toBe(129);
    expect(isDark("#818181")).toBe(false);
  });

  test.each([
    ["#000000", true],
    ["#6b1d33", true],
    ["#f7f3ea", false],
    ["#00f", true],
    ["#0f0", false],
    ["#ffffff00", false],
  ])("[§9] %s: %s", (colour, expected) => {
    expect(isDark(colour)).toBe(expected);
  });
});

describe("a colour with alpha", () => {
  test.each([
    ["#ffffffff", "#000000", "#ffffff"],
    ["#00000000", "#f7f3ea", "#f7f3ea"],
    ["#00000080", "#ffffff", "#7f7f7f"],
    ["#6b1d3380", "#fff", "#b58e99"],
    ["#abc", "#000000", "#aabbcc"],
  ])("%s over %s is seen as %s", (colour, ground, seen) => {
    expect(seenOver(colour, ground)).toBe(seen);
  });

  test("[§9] is dark by what is seen of it", () => {
    expect(isDark("#00000010")).toBe(false);
    expect(isDark("#ffffff20", "#241b1a")).toBe(true);
    expect(isDark("#ffffffff", "#241b1a")).toBe(false);
  });
});

describe("a stored colour in six digits", () => {
  test.each([
    ["#F7F3EA", "#f7f3ea"],
    ["#abc", "#aabbcc"],
    ["#00000080", "#7f7f7f"],
    ["", "#123456"],
    [null, "#123456"],
    [undefined, "#123456"],
    ["red", "#123456"],
    ["#f7f3ea;}", "#123456"],
  ])("%s is %s", (colour, expected) => {
    expect(sixDigits(colour, "#123456")).toBe(expected);
  });
});
