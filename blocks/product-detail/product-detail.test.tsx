import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { productDetailDefinition } from "./definition.ts";
import { productDetailFixtures } from "./fixtures.ts";
import { ProductDetailView } from "./view.tsx";

const [filled, long, bare, none] = productDetailFixtures.map((fixture) => renderFixture(ProductDetailView, fixture));

test("the wine is the one of the page's address", () => {
  expect(productDetailDefinition.needs?.({ params: { id: "7" } } as never).product.params).toEqual({ id: 7 });
});

test("[§9] each form has its vintage, its capacity in cl or L and its price with 2 decimals", () => {
  expect(filled).toMatch(/2021<\/th><td>1,5\u00a0L<\/td><td><span data-price="">32,00\u00a0€/);
  expect(filled).toMatch(/Sans millésime<\/th><td>37,5\u00a0cl<\/td><td><span data-price="">8,40\u00a0€/);
});

test("the wine's name is the page's title, its bottle is named", () => {
  expect(filled).toMatch(/<h1[^>]*>Les Terrasses<\/h1>/);
  expect(filled).toContain('alt="Les Terrasses"');
  expect(filled).toContain("Coteaux de l’Orbrie · Rouge");
});

test("an unknown colour, a missing picture and missing forms leave no holes", () => {
  expect(long).not.toContain("ORANGE");
  expect(bare).not.toContain("<table");
  expect(none).toBe("");
});
