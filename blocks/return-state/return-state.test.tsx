import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { returnStateFixtures } from "./fixtures.ts";
import { ReturnStateView } from "./view.tsx";

const [asked = "", label = "", late = "", none = ""] = returnStateFixtures.map((fixture) =>
  renderFixture(ReturnStateView, fixture),
);

test("[G2] what was asked can be taken back by a plain form, and shows how it came there", () => {
  expect(asked).toMatch(/<form [^>]*action="\/account\/orders" method="post"/);
  expect(asked).toMatch(/name="form" value="return-cancel"/);
  expect(asked).toMatch(/2 × Les Terrasses 2022.*Cassé à l’arrivée/);
});

test("[G5] the label names both sides, the return and its order; nothing can be taken back then", () => {
  expect(label).toMatch(/Return label[^]*1 rue du Four[^]*21000 Dijon[^]*Return 3, order CD-2W8XF4T/);
  expect(label).toContain("Imprimez l’étiquette");
  expect(label).not.toContain("<form");
  expect(asked).not.toContain("Étiquette de retour");
});

test("what could not be taken back says so, and a public page leads to the account", () => {
  expect(late).toMatch(/role="alert"[^]*It can’t be taken back\./);
  expect(none).toContain('href="/account"');
});
