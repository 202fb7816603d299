import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { registerFormFixtures } from "./fixtures.ts";
import { RegisterFormView } from "./view.tsx";

const [plain = "", refused = "", many = ""] = registerFormFixtures.map((fixture) =>
  renderFixture(RegisterFormView, fixture),
);

test("it asks for names, an address and a password; a telephone may be left out", () => {
  for (const fill of ["given-name", "family-name", "email", "tel", "new-password"])
    expect(plain).toContain(`autoComplete="${fill}"`);
  expect(plain).toMatch(/Téléphone[^]{0,40}\(facultatif\)/);
  expect(plain).not.toContain("birthdate");
  expect(plain).toContain('href="/privacy-policy"');
});

test("[§3] it asks for a birthdate and a mobile number where the estate does", () => {
  expect(refused).toMatch(/type="date"[^>]*name="birthdate"[^>]*value="2020-01-01"/);
  expect(refused).toContain("A mobile number");
  expect(refused).toContain('name="next" value="/en_US/cart"');
});

test("[§5 errors-at-fields] every fault stands at its field, in words, and what was typed is there", () => {
  for (const [name, words] of [
    ["lastname", "“Last name” is required."],
    ["birthdate", "“Date of birth” must be 18 years ago or more: we only sell to adults."],
    ["password", "“Password” must have 8 to 256 characters."],
  ])
    expect(refused).toMatch(new RegExp(`id="b1-register-${name}-error"[^>]*>${words?.replaceAll(".", "\\.")}<`));
  expect(refused).toContain('value="Marie"');
  expect(many).toMatch(/role="alert"[^>]*><p[^>]*>Trop de demandes\.</);
});
