import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { orderSummaryFixtures } from "./fixtures.ts";
import { OrderSummaryView } from "./view.tsx";

const [taxed = "", refused = "", empty = "", elsewhere = ""] = orderSummaryFixtures.map((fixture) =>
  renderFixture(OrderSummaryView, fixture),
);

test("it tells the lines, what delivery costs at least, the total and its tax", () => {
  expect(taxed).toMatch(/Les Terrasses[^]*6<!-- --> × [^]*14,50\u00a0€[^]*dès[^]*8,00\u00a0€[^]*Total[^]*87,00\u00a0€/);
  expect(taxed).toMatch(/dont TVA 20\u00a0%[^]*14,50\u00a0€/);
  expect(refused).toMatch(/Delivery[^]*€12\.90[^]*Total[^]*€99\.90[^]*All taxes included/);
});

test("a code is entered here too, and leads back here with what became of it", () => {
  expect(refused).toMatch(
    /<details open="">[^]*name="back" value="\/en_US\/page"[^]*id="b1-all-code-said" role="alert"/,
  );
});

test("an empty cart is said so; on a public page it says nothing of one, and leads to it", () => {
  expect(empty).toMatch(/Votre panier est vide\.[^]*href="\/cart"/);
  expect(elsewhere).toContain('href="/en_US/cart"');
  expect(elsewhere).not.toContain("empty");
});
