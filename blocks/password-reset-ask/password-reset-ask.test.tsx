import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { passwordResetAskFixtures } from "./fixtures.ts";
import { PasswordResetAskView } from "./view.tsx";

const [plain = "", sent = "", refused = ""] = passwordResetAskFixtures.map((fixture) =>
  renderFixture(PasswordResetAskView, fixture),
);

test("an address is posted to the page's own address, and the login is a step away", () => {
  expect(plain).toMatch(/<h1[^>]*>Mot de passe oublié<[^]*action="\/password\/reset\/ask" method="post"/);
  expect(plain).toContain('href="/auth"');
});

test("what is said then tells nobody whether there is an account", () => {
  expect(sent).toMatch(/role="status"[^>]*>Si un compte existe à cette adresse/);
  expect(sent).not.toContain("<form");
});

test("too many tries are said in words", () => {
  expect(refused).toMatch(/role="alert"[^>]*><p[^>]*>Too many requests\./);
  expect(refused).toContain('value="a@b.example"');
});
