import { describe, expect, test } from "vitest";

import { fold, slugOf } from "./fold.ts";

describe("fold", () => {
  test.each([
    ["Cuvée Œillet", "cuvee oeillet"],
    ["CÔTE  D’OR", "cote d'or"],
    ["Straße Ærø", "strasse aero"],
    [" Łódź\tçà ", "lodz ca"],
    ["I\u0307", "i"],
    ["100% _ \\", "100% _ \\"],
  ])("%j becomes %j", (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(folded)).toBe(folded);
  });
});

describe("slugOf", () => {
  test.each([
    ["Les premières feuilles", "les-premieres-feuilles"],
    ["L’été: 2026 !", "l-ete-2026"],
    ["«»", ""],
  ])("%j becomes %j", (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});
