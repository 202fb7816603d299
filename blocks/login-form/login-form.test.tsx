import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { loginFormDefinition } from "./definition.ts";
import { loginFormFixtures } from "./fixtures.ts";
import { LoginFormView } from "./view.tsx";

const [plain = "", refused = "", changed = "", registered = ""] = loginFormFixtures.map((fixture) =>
  renderFixture(LoginFormView, fixture),
);

test("address and password are posted to /auth, with the way on; the browser may fill both in", () => {
  expect(plain).toMatch(/action="\/auth" method="post"/);
  expect(plain).toContain('<input type="hidden" name="next" value="/account/orders"/>');
  expect(plain).toMatch(/type="email" autoComplete="username"[^]*type="password" autoComplete="current-password"/);
  expect(plain).toContain('href="/password/reset/ask"');
});

test("who is refused reads it first, and has typed the address already", () => {
  expect(refused).toMatch(/role="alert"[^>]*autofocus=""[^>]*><p[^>]*>The e-mail address or the password is wrong\.</i);
  expect(refused).toContain('value="marie.a.very.long');
  expect(refused, "what was done before is no longer said").not.toMatch(/role="status"[^>]*>[^<]/);
});

test("what was done before is said", () => {
  expect(changed).toMatch(/role="status"[^>]*>Votre mot de passe est changé/);
  expect(registered).toMatch(/role="status"[^>]*>We have sent you an e-mail/);
});

test("[§2] the way on is a place of this site, or none", () => {
  const parse = loginFormDefinition.query?.["next"]?.parse;
  expect(parse?.("/account")).toBe("/account");
  expect(parse?.("//evil.test")).toBeNull();
  expect(loginFormDefinition.query?.["done"]?.parse("hacked")).toBeNull();
});
