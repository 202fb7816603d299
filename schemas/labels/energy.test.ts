import { expect, test } from "vitest";

import { checkNutrition, energyOf } from "./energy.ts";

const dry = { fat: 0, carbohydrates: 0.6, protein: 0, alcohol: 13, acids: 0.6 };

test("energy is reckoned from what gives it, a gram of alcohol being 29 kJ or 7 kcal", () => {
  // 13 × 0.789 g of alcohol, 0.6 g each of carbohydrate and of acids.
  expect(energyOf(dry)).toEqual({ energyKj: 315, energyKcal: 76 });
  expect(energyOf({ ...dry, alcohol: 0, acids: 0 })).toEqual({ energyKj: 10, energyKcal: 2 });
  expect(energyOf({ fat: 1, carbohydrates: 10, protein: 1, alcohol: 0, acids: 1 })).toEqual({
    energyKj: 237,
    energyKcal: 56,
  });
});

test.each([
  [{ energyKj: 310, energyKcal: 75 }, []],
  [{ energyKj: 75, energyKcal: 310 }, ["energyKcal"]],
  [{ energyKj: 310, energyKcal: 85 }, ["energyKcal"]],
  [{ energyKj: 310, energyKcal: 68 }, ["energyKcal"]],
  [{ energyKj: 0, energyKcal: 0 }, []],
  [{ energyKj: 310 }, []],
  [{ fat: 1, saturates: 2, carbohydrates: 1, sugars: 1 }, ["saturates"]],
  [{ carbohydrates: 0.5, sugars: 0.6 }, ["sugars"]],
])("of %j %j can't be true", (said, keys) => {
  expect(checkNutrition(said).map(({ key }) => key)).toEqual(keys);
});

test("what is reckoned is one energy, whatever a wine holds", () => {
  for (const alcohol of [0, 0.5, 5.5, 12, 13.5, 22])
    for (const carbohydrates of [0, 0.2, 4, 18, 30])
      for (const acids of [0, 0.3, 1]) {
        const energy = energyOf({ ...dry, alcohol, carbohydrates, acids });
        expect({ energy, problems: checkNutrition(energy) }).toEqual({ energy, problems: [] });
      }
});
