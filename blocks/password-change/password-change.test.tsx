import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { passwordChangeFixtures } from "./fixtures.ts";
import { PasswordChangeView } from "./view.tsx";

const [plain = "", changed = "", refused = "", elsewhere = ""] = passwordChangeFixtures.map((fixture) =>
  renderFixture(PasswordChangeView, fixture),
);

test("the old password and the new one are asked for, and neither stands in a field", () => {
  expect(plain).toMatch(/autoComplete="current-password"[^]*autoComplete="new-password"/);
  expect(changed).toMatch(/role="status"[^>]*>Votre mot de passe est changé\. Vos autres connexions/);
  expect(refused).toContain("“Present password” is not your present password.");
  expect(elsewhere).not.toContain("<form");
});
