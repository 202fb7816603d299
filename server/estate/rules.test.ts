import { expect, test } from "vitest";

import { saleTerms } from "#starter/legal/sale-terms.ts";

import { openPassages } from "./rules.ts";

test("what stands in square brackets is still to be filled in", () => {
  expect(openPassages("<p>Hosted by [name, address].</p><p>Packaging: [number]</p>")).toEqual([
    "[name, address]",
    "[number]",
  ]);
});

test("brackets around markup or a single letter are no open passages", () => {
  expect(openPassages("<p>[a] <em>[</em>x]</p>")).toEqual([]);
});

test("the drafts have as many open passages in both languages", () => {
  expect(openPassages(saleTerms.fr_FR)).toHaveLength(openPassages(saleTerms.en_US).length);
  expect(openPassages(saleTerms.fr_FR).length).toBeGreaterThan(3);
});
