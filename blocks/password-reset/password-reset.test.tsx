import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { passwordResetFixtures } from "./fixtures.ts";
import { PasswordResetView } from "./view.tsx";

const [held = "", none = "", gone = "", refused = ""] = passwordResetFixtures.map((fixture) =>
  renderFixture(PasswordResetView, fixture),
);

test("who came by a link types a new password; no address and no field has the link's token", () => {
  expect(held).toMatch(/action="\/password\/reset" method="post"[^]*autoComplete="new-password"/);
  expect(held).not.toContain("token");
});

test("who came without one is led to one", () => {
  expect(none).not.toContain("<form");
  expect(none).toContain('href="/password/reset/ask"');
});

test("who came by one that was used or is too old reads so, and is led to another", () => {
  expect(gone).not.toContain("<form");
  expect(gone).toMatch(/role="alert"[^>]*>Ce lien a déjà servi/);
  expect(gone).toContain('href="/password/reset/ask"');
});

test("what is wrong with the password is said", () => {
  expect(refused).toMatch(/“New password” must have 8 to 256 characters\./);
});
