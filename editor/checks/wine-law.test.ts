import { expect, test } from "vitest";

import { sampleDeclination, sampleProductDetail } from "#blocks/kit/samples.ts";
import { buildNode } from "#schemas/page/test-registry.ts";

import { nothingKnown } from "./test-checked.ts";
import { type WineFacts, wineLaw } from "./wine-law.ts";

const shown = { node: buildNode("shown", "product-detail"), fields: {}, props: {}, locales: [], isForAll: true };
const found = (wine: WineFacts) => wineLaw({ ...nothingKnown, blocks: [shown], wine });
const old = sampleDeclination({ id: 1, year: 2022, alcohol: null });

test("a wine that says everything is as the law wants it, with an older harvest whose label nobody wants", () => {
  expect(found({ wine: sampleProductDetail({ declinations: [old] }), labelled: [] })).toEqual([]);
});

test("alcohol, volume, origin and allergens that are missing are found, each at the block that shows the wine", () => {
  const bare = { alcohol: null, appellation: "", region: "", allergens: "", declinations: [{ ...old, capacity: 0 }] };
  const wine = sampleProductDetail(bare);
  const rules = ["wineAlcohol", "wineVolume", "wineOrigin", "wineAllergens"];
  expect(found({ wine, labelled: [] })).toEqual(
    rules.map((rule) => ({ rule, block: "shown", values: { name: "Les Terrasses" } })),
  );
});

test("a form's own alcohol is enough, a region without an appellation, and an e-label for the allergens", () => {
  const said = { alcohol: null, appellation: "", allergens: "", declinations: [{ ...old, alcohol: 13 }] };
  expect(found({ wine: sampleProductDetail(said), labelled: [1] })).toEqual([]);
});

test("harvests from 2024 on whose label is missing are found, once the labels are known", () => {
  const declinations = [old, sampleDeclination({ id: 2, year: 2024 }), sampleDeclination({ id: 3, year: 2025 })];
  const wine = sampleProductDetail({ declinations });
  expect(found({ wine, labelled: null })).toEqual([]);
  const values = { name: "Les Terrasses", years: "2024" };
  expect(found({ wine, labelled: [3] })).toEqual([{ rule: "wineLabel", block: "shown", values }]);
});

test("a page whose frame doesn't warn of alcohol is found, whatever it is about", () => {
  expect(wineLaw({ ...nothingKnown, warnsOfAlcohol: false })).toEqual([{ rule: "alcoholMessage", block: null }]);
});
