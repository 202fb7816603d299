import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { cartBadgeFixtures } from "./fixtures.ts";
import { CartBadgeView } from "./view.tsx";

const [bag = "", tab = "", noShop] = cartBadgeFixtures.map((fixture) => renderFixture(CartBadgeView, fixture));

test("it leads to the cart in the page's language and leaves the count to the browser", () => {
  expect(bag).toMatch(/^<a href="\/cart"[^>]*>.*Panier<\/span> <span [^>]*data-boot="cart-badge"><\/span><\/a>$/);
  expect(tab).toMatch(/^<a href="\/en_US\/cart"[^>]*aria-current="page"[^>]*>.*Cart<\/span>/);
  expect([bag, tab].map((html) => html.includes("data-opens-cart"))).toEqual([true, false]);
});

test("[§2] a site that is no shop has none", () => {
  expect(noShop).toBe("");
});
