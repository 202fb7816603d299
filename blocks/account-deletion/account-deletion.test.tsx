import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { accountDeletionFixtures } from "./fixtures.ts";
import { AccountDeletionView } from "./view.tsx";

const [folded = "", refused = "", administrator = "", elsewhere = ""] = accountDeletionFixtures.map((fixture) =>
  renderFixture(AccountDeletionView, fixture),
);

test("it is folded away, says what goes and what stays, and wants the password", () => {
  expect(folded).toMatch(
    /<details><summary[^>]*>Supprimer mon compte<[^]*disparaissent pour de bon[^]*type="password"/,
  );
  expect(refused).toMatch(/<details open="">/);
  expect(refused).toContain("“Password” is not your present password.");
});

test("an administrator's account is the operator's to close; a public page knows nobody", () => {
  expect(administrator).not.toContain("<form");
  expect(elsewhere).toContain('href="/en_US/account"');
});
