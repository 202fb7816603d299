import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { returnRequestFixtures } from "./fixtures.ts";
import { ReturnRequestView } from "./view.tsx";

const [possible = "", refused = "", not = "", none = ""] = returnRequestFixtures.map((fixture) =>
  renderFixture(ReturnRequestView, fixture),
);

test("[G1] each product is asked for with how many and why, as a plain form", () => {
  expect(possible).toMatch(/<form [^>]*action="\/account\/orders" method="post"/);
  expect(possible).toMatch(/name="q\.1"[^>]*>/);
  expect(possible).toMatch(/max="10"/);
  expect(possible).toMatch(/<select [^>]*name="r\.1"[^]*Bouchonné ou défectueux/);
});

test("what was refused comes back with what was typed", () => {
  expect(refused).toContain("Only 10 can still be sent back.");
  expect(refused).toContain('value="12"');
  expect(refused).toContain("Both of them");
});

test("what can't be asked says why, and earlier returns can be followed", () => {
  expect(not).not.toContain("<form");
  expect(not).toContain("Un retour attend.");
  expect(not).toContain('href="/account/orders/9/return/3"');
});

test("on a public page it leads to the account", () => {
  expect(none).toContain('href="/en_US/account"');
});
