import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { cartDrawerDefinition } from "./definition.ts";
import { cartDrawerFixtures } from "./fixtures.ts";
import { CartDrawerView } from "./view.tsx";

const [place = "", noShop] = cartDrawerFixtures.map((fixture) => renderFixture(CartDrawerView, fixture));

test("it is a place without content: nobody's cart is in a page that is kept for everybody", () => {
  expect(place).toMatch(/^<div data-hole="drawer" data-view="[\w-]+\/drawer" data-island="interaction"><\/div>$/);
  expect(Object.keys(cartDrawerDefinition.needs?.({} as never) ?? {})).toEqual(["parameters", "site", "wines"]);
});

test("[§2] a site that is no shop has none", () => {
  expect(noShop).toBe("");
});
