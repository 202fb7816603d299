import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { checkoutAddressFixtures } from "./fixtures.ts";
import { CheckoutAddressView } from "./view.tsx";

const [guest = "", known = "", refused = "", elsewhere = ""] = checkoutAddressFixtures.map((fixture) =>
  renderFixture(CheckoutAddressView, fixture),
);

test("the form is a plain one; the browser may fill in each field by itself", () => {
  expect(guest).toMatch(/<form id="b1-address"[^>]* action="\/cart\/address" method="post"/);
  for (const known of ["email", "tel", "shipping given-name", "shipping postal-code", "billing address-line1"]) {
    expect(guest).toMatch(new RegExp(`<input[^>]* autoComplete="${known}"`, "i"));
  }
  expect(guest).toMatch(/<select[^>]* name="address.idCountry"[^]*<option value="250" selected="">France</);
});

test("a guest goes on without an account, and may log in and come back", () => {
  expect(guest).toContain('href="/auth?next=%2Fpage">Connectez-vous<');
  expect(refused).not.toContain("/auth");
});

test("[§3 user-addresses] a customer chooses among the addresses that they keep, or enters another and keeps it", () => {
  expect(known).toMatch(
    /name="address.saved"[^>]* checked="" value="4"|name="address.saved"[^>]*value="4"[^>]* checked=""/,
  );
  expect(known).toMatch(/name="address.saved"[^>]*value="new"/);
  expect(known).toContain('name="address.keep"');
  expect(guest).not.toContain("address.saved");
  expect(guest).not.toContain("address.keep");
  expect(refused).not.toContain("address.saved");
  expect(refused).toContain('name="address.keep"');
});

test("what is wrong stands at its field and on top, and what was typed stays", () => {
  expect(refused).toMatch(/value="claire@"/);
  expect(refused).toMatch(/href="#b1-address-billing\.city"[^>]*>“Town \(bill\)” is needed\.</);
  expect(refused).toMatch(/name="hasBilling"[^>]* checked=""|checked=""[^>]*name="hasBilling"/);
});

test("what is bought stands beside, and folded above with its total", () => {
  expect(guest).toMatch(/<summary[^>]*><span>Récapitulatif, 6 articles<\/span>[^]*87,00\u00a0€/);
  expect(guest).toContain("à l’étape suivante");
  expect(refused).toMatch(/Discounts, with code AUTOMNE[^]*−<span[^>]*>€8\.70/);
});

test("where nobody's purchase is known it leads to the cart", () => {
  expect(elsewhere).toContain('href="/cart"');
  expect(elsewhere).not.toContain("<form");
});
