import { expect, test } from "vitest";

import { CacheBudget } from "./cache-budget.ts";
import { ContentCache } from "./content-cache.ts";
import { Epochs } from "./epochs.ts";

/** What a piece of this text takes of the budget, beside its place in it. */
function weightOf(text: string): number {
  const budget = new CacheBudget({ epochs: new Epochs(), maxBytes: 1_000_000, now: () => 0 });
  const cache = new ContentCache(budget, "pieces");
  cache.set("a", { pieces: [""], html: "", hash: "", holes: [], size: 0 });
  const empty = budget.size.bytes;
  cache.set("a", { pieces: [text], html: text, hash: "", holes: [], size: text.length });
  return budget.size.bytes - empty;
}

test("a piece weighs a byte for each character that it keeps, and two where its text is beyond Latin 1", () => {
  const plain = "é".repeat(1000);
  expect(weightOf(plain)).toBeLessThanOrEqual(1000);
  expect(weightOf(plain)).toBeGreaterThan(900);
  expect(weightOf(`${plain}’`)).toBeGreaterThan(1900);
});
