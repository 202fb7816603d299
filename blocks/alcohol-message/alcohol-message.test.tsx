import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { alcoholMessageFixtures } from "./fixtures.ts";
import { AlcoholMessageView } from "./view.tsx";

const [shown, off, none] = alcoholMessageFixtures.map((fixture) => renderFixture(AlcoholMessageView, fixture));

test("[§1 minors-text] [§3] the alcohol message shows unless its toggle is off", () => {
  expect(shown).toContain("L’abus d’alcool est dangereux pour la santé, à consommer avec modération.");
  expect(off).toBe("");
});

test("it shows too when the parameters could not be had: the law asks for it", () => {
  expect(none).toContain("Please drink responsibly.");
});
