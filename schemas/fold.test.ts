import { describe, expect, test } from "vitest";

import { fold, slugOf } from "./fold.ts";
import { isSlug } from "./slug.ts";

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

  test("a title of any length gives a slug that is one", () => {
    for (const title of ["m".repeat(5000), `${"m".repeat(199)} et plus`, "Œ".repeat(150)]) {
      expect(slugOf(title)).not.toBe("");
      expect(isSlug(slugOf(title))).toBe(true);
    }
  });
});
