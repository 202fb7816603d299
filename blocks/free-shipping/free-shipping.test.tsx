import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { freeShippingDefinition } from "./definition.ts";
import { freeShippingFixtures } from "./fixtures.ts";
import { FreeShippingView } from "./view.tsx";

const [some = "", unknown = "", reached = "", closed = ""] = freeShippingFixtures.map((fixture) =>
  renderFixture(FreeShippingView, fixture),
);

test("[§9 shop-thresholds] what the cart lacks is said, by bottles and euros; who has none is told from when on", () => {
  expect(some).toMatch(/--part:22%[^>]*>Encore 42 bouteilles ou 293,00\u00a0€ pour la livraison offerte/);
  expect(unknown).toContain("Free delivery from 48 bottles or €380.00");
  expect(unknown).not.toContain("--part");
  expect(reached).toMatch(/--part:100%[^>]*>Delivery is free/);
});

test("where nothing is sold there is nothing to deliver", () => {
  expect(closed).toBe("");
});

test("the cart is read where somebody's own is, and by nobody else", () => {
  expect(freeShippingDefinition.needs?.({} as never).cart).toMatchObject({ private: true });
});
