import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { accountAddressesFixtures } from "./fixtures.ts";
import { AccountAddressesView } from "./view.tsx";

const [two = "", changed = "", refused = "", saved = ""] = accountAddressesFixtures.map((fixture) =>
  renderFixture(AccountAddressesView, fixture),
);

test("[§3 user-addresses] every address says what it is the first choice for, and can be chosen, changed and removed", () => {
  expect(two).toMatch(/3 rue du Four[^]*21200 Beaune[^]*Livraison par défaut[^]*Bruxelles[^]*Belgique/);
  expect(two.match(/name="form" value="address-removal"/g)).toHaveLength(2);
  expect(two.match(/name="form" value="address-choice"/g)).toHaveLength(2);
  expect(two).toMatch(/href="[^"]*b1\.edit=9#b1-address"/);
  expect(two).not.toContain('name="postalCode"');
});

test("the one that is changed becomes a form in its place; the country is one that the estate sells to", () => {
  expect(changed).toMatch(/name="addressId" value="9"/);
  expect(changed).toMatch(/name="postalCode"[^>]*value="1000"/);
  expect(changed).toMatch(/<option value="56" selected="">Belgique/);
  expect(changed).not.toContain("Suisse");
});

test("what was refused says so at its field; a new one begins empty", () => {
  expect(refused).toContain("No address is kept yet");
  expect(refused).toMatch(/name="postalCode"[^>]*value="2120"/);
  expect(refused).toContain("“Postal code” must have five digits.");
});

test("what was saved is no form any more", () => {
  expect(saved).toMatch(/role="status"[^>]*>Saved\./);
  expect(saved).not.toContain('name="postalCode"');
});
