import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { withdrawalFixtures } from "./fixtures.ts";
import { WithdrawalView } from "./view.tsx";

const [plain = "", unknown = "", confirming = "", none = "", received = ""] = withdrawalFixtures.map((fixture) =>
  renderFixture(WithdrawalView, fixture),
);

test("[W2] the form asks for a name, an order and an address, and for no reason", () => {
  expect(plain).toMatch(/<h1[^>]*>Renoncer au contrat<[^]*action="\/withdrawal" method="post"/);
  expect([...plain.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    ...["back", "block", "form"],
    ...["name", "code", "email"],
  ]);
  expect(plain).toContain("14 jours");
});

test("[W2] a second control confirms, in the law's words, and says to whom the receipt goes", () => {
  expect(confirming).toMatch(/<button type="submit"[^>]*>Confirmer la rétractation</);
  expect(confirming).toContain("jeanne@exemple.test</strong>");
  expect(confirming).toMatch(/name="declaration" value="A{22}"/);
  expect(confirming).toMatch(/name="q\.1"[^>]*/);
});

test("[W4] what was made for the buyer is named, and can't be chosen", () => {
  expect(confirming).toContain("Magnum gravé 2020");
  expect(confirming).not.toContain('name="q.3"');
});

test("what was refused comes back with what was typed, where it can be put right", () => {
  expect(unknown).toContain("We find no order.");
  expect(unknown).toContain('value="CD-7K3M9Q2"');
  expect(unknown).toContain('aria-invalid="true"');
  expect(none).toMatch(/role="alert"[^>]*>[^]*Choose at least one product\./);
});

test("what was received is said, and the form is gone", () => {
  expect(received).toMatch(/role="status"[^>]*>/);
  expect(received).not.toContain("<form");
});
