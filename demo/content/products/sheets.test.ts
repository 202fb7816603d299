import { describe, expect, test } from "vitest";

import { demoProducts } from "./all-products.ts";
import { demoSheets } from "./all-sheets.ts";
import { labels } from "./feature-labels.ts";
import { boxes, recommendations, sizes, wineAwards } from "./relations.ts";
import { nutritionOf } from "./sheet.ts";

const wines = demoProducts.filter(({ type }) => type === "WINE");
const references = new Set(demoProducts.flatMap(({ declinations }) => declinations.map(({ reference }) => reference)));

describe.each(wines)("the sheet of $name.fr_FR", ({ id, image, declinations }) => {
  const sheet = demoSheets.get(id);

  test("shows each vintage in each size on a picture of its own", () => {
    const pictures = new Set(declinations.map((form) => form.image ?? image));
    expect(pictures.size).toBe(declinations.length);
  });

  test("is there, its grapes come to a hundred percent, its spans go up", () => {
    expect(sheet?.grapes.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    expect(sheet && sheet.serving[0] <= sheet.serving[1] && sheet.keeping[0] < sheet.keeping[1]).toBe(true);
    expect(sheet?.pairings.length).toBeGreaterThan(1);
  });

  test("speaks of every vintage and of no form that isn't sold", () => {
    const years = new Set(declinations.flatMap(({ year }) => year ?? []));
    expect(new Set(sheet?.vintages.map(({ year }) => year))).toEqual(years);
    expect(Object.keys(sheet?.forms ?? {}).filter((reference) => !references.has(reference))).toEqual([]);
    expect(
      declinations.filter(({ capacityMl }) => !sizes.details.some((size) => size.capacityMl === capacityMl)),
    ).toEqual([]);
  });

  test("says where the wine grows, how large that is and what closes the bottle", () => {
    const told = new Set(sheet?.features.map(({ label }) => label));
    expect([labels.parcel, labels.surface, labels.stopper].filter((label) => !told.has(label))).toEqual([]);
  });

  test("[§3] its energy follows from alcohol and sugar, kJ and kcal agree", () => {
    if (!sheet) throw new Error("there is no sheet");
    const { energyKj, energyKcal } = nutritionOf(sheet);
    expect(energyKj / energyKcal).toBeCloseTo(4.15, 1);
    expect(energyKcal).toBeGreaterThan(60);
    expect(energyKcal).toBeLessThan(130);
  });
});

test("boxes, recommendations and awards point at what is sold", () => {
  const ids = new Set(demoProducts.map(({ id }) => id));
  expect([...boxes.values()].flat().filter((reference) => !references.has(reference))).toEqual([]);
  expect([...recommendations].flat(2).filter((id) => !ids.has(id))).toEqual([]);
  expect([...recommendations].filter(([id, others]) => others.includes(id))).toEqual([]);
  expect(recommendations.size).toBe(demoProducts.length);
  const tasteless = new Set(demoProducts.filter(({ type }) => type === "OTHER").map(({ id }) => id));
  expect([...recommendations.values()].flat().filter((id) => tasteless.has(id))).toEqual([]);
  expect(wineAwards.filter(({ productId }) => !ids.has(productId))).toEqual([]);
});
