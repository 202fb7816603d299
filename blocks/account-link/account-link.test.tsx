import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { accountLinkFixtures } from "./fixtures.ts";
import { AccountLinkView } from "./view.tsx";

const [elsewhere = "", here = ""] = accountLinkFixtures.map((fixture) => renderFixture(AccountLinkView, fixture));

test("it leads to the account in the page's language, by a name for who can't see it", () => {
  expect(elsewhere).toMatch(/<a href="\/account" [^>]*>[^]*>Votre compte<\/span>/);
  expect(elsewhere).not.toContain("aria-current");
  expect(here).toMatch(/<a href="\/en_US\/account" [^>]*aria-current="page"/);
});
