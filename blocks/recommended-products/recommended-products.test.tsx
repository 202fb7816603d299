import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { recommendedProductsDefinition } from "./definition.ts";
import { recommendedProductsFixtures } from "./fixtures.ts";
import { RecommendedProductsView } from "./view.tsx";

const [filled, quiet, empty, none] = recommendedProductsFixtures.map((fixture) =>
  renderFixture(RecommendedProductsView, fixture),
);

test("the product is the chosen one, else the one of the page's address", () => {
  const { needs } = recommendedProductsDefinition;
  expect(needs?.({ props: { product: { id: 4 } }, params: { id: "7" } } as never).list.params).toEqual({ id: 4 });
  expect(needs?.({ props: { product: null }, params: { id: "7" } } as never).list.params).toEqual({ id: 7 });
});

test("as many cards as asked for; what is sold out says so", () => {
  expect(filled?.match(/<h3/g)).toHaveLength(2);
  expect(filled).toContain("Épuisé");
  expect(filled).toContain("14,50\u00a0€");
});

test("[§3] prices and what is sold out follow their parameters", () => {
  expect(quiet).not.toContain("data-price");
  expect(quiet).not.toContain("La Centenaire");
});

test("[§2] in a shop each card puts its only form into the cart, and says beside it what came of it", () => {
  expect(filled).toMatch(/action="\/cart\/add"[^]*name="declination" value="11"/);
  const [fixture] = recommendedProductsFixtures;
  const html = fixture && renderFixture(RecommendedProductsView, { ...fixture, query: { state: "left-3_11" } });
  expect(html).toMatch(/role="alert"[^>]*>Il ne reste que 3/);
  expect(quiet).not.toContain("/cart/add");
});

test("without products there is nothing", () => {
  expect([empty, none]).toEqual(["", ""]);
});
