import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { checkoutBarFixtures } from "./fixtures.ts";
import { CheckoutBarView } from "./view.tsx";

const [second = "", none = ""] = checkoutBarFixtures.map((fixture) => renderFixture(CheckoutBarView, fixture));

test("the steps behind lead back, the present one is marked, those to come are words", () => {
  expect(second).toMatch(/<a href="\/cart">Panier<\/a>[^]*<a href="\/cart\/address">Adresse<\/a>/);
  expect(second).toMatch(/<li aria-current="step">Livraison<\/li>[^]*<li>Paiement<\/li>/);
  expect(second).toMatch(/<a href="\/" [^>]*>Domaine Aurival<\/a>/);
});

test("on any other page it is the logo, which leads home", () => {
  expect(none).toContain('href="/en_US"');
  expect(none).not.toContain("<nav");
});
