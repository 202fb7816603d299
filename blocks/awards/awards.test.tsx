import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { awardsDefinition } from "./definition.ts";
import { awardsFixtures } from "./fixtures.ts";
import { AwardsView } from "./view.tsx";

const [filled, picture, empty, none] = awardsFixtures.map((fixture) => renderFixture(AwardsView, fixture));

test("[§7] the awards of one product are asked for by its id, else all of them", () => {
  const { needs } = awardsDefinition;
  expect(needs?.({ props: { product: { id: 4 }, nbItem: 8 } } as never).list.query).toEqual({
    page: 1,
    nbItem: 8,
    product: 4,
  });
  expect(needs?.({ props: { product: null, nbItem: 100 } } as never).list.query).not.toHaveProperty("product");
});

test("an award has its title, score, issuer, year and vintage", () => {
  expect(filled).toContain("Médaille d’argent");
  expect(filled).toContain("95/100");
  expect(filled).toContain("Foire aux vins de Sainte-Aubierge · 2024 · millésime 2021");
});

test("an award with a picture and a score alone", () => {
  expect(picture).toContain("medal.png");
  expect(picture?.match(/17\/20/g)).toHaveLength(1);
});

test("without awards there is nothing", () => {
  expect([empty, none]).toEqual(["", ""]);
});
