import { expect, test } from "vitest";

import { translationState } from "./translation-state.ts";

test.each([
  [{}, undefined, "empty"],
  [{ fr_FR: "Vin" }, undefined, "missing"],
  [{ fr_FR: "Vin", en_US: "" }, undefined, "missing"],
  [{ en_US: "Wine" }, undefined, "done"],
  [{ fr_FR: "Vin", en_US: "Wine" }, undefined, "done"],
  [{ fr_FR: "Vin", en_US: "Wine" }, { fr_FR: "Vin", en_US: "Wine" }, "done"],
  [{ fr_FR: "Vins", en_US: "Wine" }, { fr_FR: "Vin", en_US: "Wine" }, "older"],
  [{ fr_FR: "Vins", en_US: "Wines" }, { fr_FR: "Vin", en_US: "Wine" }, "done"],
  [{ fr_FR: "Vins", en_US: "Wine" }, {}, "done"],
] as const)("%j, published as %j: English is %s", (value, published, state) => {
  expect(translationState({ value, published, locale: "en_US" })).toBe(state);
});

test("the language that the others are translated from is never older", () => {
  const published = { fr_FR: "Vin", en_US: "Wine" };
  expect(translationState({ value: { fr_FR: "Vin", en_US: "Wines" }, published, locale: "fr_FR" })).toBe("done");
});
