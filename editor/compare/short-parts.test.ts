import { expect, test } from "vitest";

import { textDiff } from "../saving/text-diff.ts";
import { shortParts } from "./short-parts.ts";

const long = Array.from({ length: 60 }, (_word, index) => `mot${index}`).join(" ");

test("of what stayed the same as much is shown as tells where the change is, in whole words", () => {
  const parts = shortParts(textDiff(`${long} vieux ${long}`, `${long} neuf ${long}`));
  expect(parts.map(({ kind }) => kind)).toEqual(["same", "removed", "added", "same"]);
  const [head, , , tail] = parts;
  expect(head?.text).toMatch(/^… mot\d+ .*mot59 $/);
  expect(tail?.text).toMatch(/^mot0 .* mot\d+ …$/);
  expect(`${head?.text}${tail?.text}`.length).toBeLessThan(200);
});

test("between two changes both ends are shown; what is short stays whole", () => {
  const between = shortParts(textDiff(`un ${long} deux`, `une ${long} trois`))[2];
  expect(between?.text).toMatch(/^mot0 .*….*mot59 $/);
  expect(shortParts(textDiff("Un mot", "Deux mots"))).toEqual(textDiff("Un mot", "Deux mots"));
});
