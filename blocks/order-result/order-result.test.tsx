import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { orderResultDefinition } from "./definition.ts";
import { orderResultFixtures } from "./fixtures.ts";
import { OrderResultView } from "./view.tsx";

const [bought = "", declined = "", waiting = "", over = "", none = "", collected = "", digital = ""] =
  orderResultFixtures.map((fixture) => renderFixture(OrderResultView, fixture));

test("a bought order has its code, its lines and where the confirmation goes; a guest is offered an account", () => {
  expect(bought).toMatch(/Commande CD-7K3M9Q2[^]*Merci, votre commande est confirmée/);
  expect(bought).toMatch(/Merci Claire\. La confirmation part à <strong[^>]*>claire@example\.org</);
  expect(bought).toMatch(/6 × Les Terrasses 2022[^]*78,30\u00a0€[^]*12,90\u00a0€[^]*91,20\u00a0€/);
  expect(bought).toContain('href="/auth"');
  expect(collected).toContain('href="/en_US/account/orders/8"');
});

test("how it comes is told by its way", () => {
  expect(bought).toContain("Votre commande part vers 3 rue du Four, Beaune.");
  expect(collected).toContain("To be collected on Saturday, November 28, 10\u00a0am – noon: The cellar.");
  expect(digital).toContain("comes by e-mail");
});

test("a declined card says why, and the same order can be paid once more", () => {
  expect(declined).toContain("provision insuffisante");
  expect(declined).toMatch(/<form[^>]* action="\/order\/error"[^]*Payer cette commande/);
});

test("while the bank is at it the page updates itself, and can be asked again; what is over leads to the cart", () => {
  expect(waiting).toMatch(/data-view="[^"]*\/wait"[^]*role="status"[^]*The page updates itself\.[^]*Refresh/);
  // A customer who waits for the bank touches nothing.
  expect(orderResultDefinition.islands).toEqual({ wait: "visible" });
  expect(over).toMatch(/n’est plus réservée[^]*href="\/cart"/);
  expect(none).toContain("No order here");
});
