import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { accountMenuFixtures } from "./fixtures.ts";
import { AccountMenuView } from "./view.tsx";

const [overview = "", profile = "", elsewhere = ""] = accountMenuFixtures.map((fixture) =>
  renderFixture(AccountMenuView, fixture),
);

test("[§2 account-routes] the overview greets and leads to orders and profile, with what is there", () => {
  expect(overview).toMatch(/<h1[^>]*>Bonjour Marie<\/h1>/);
  expect(overview).toMatch(/href="\/account\/orders"[^]*Suivre une commande[^]*href="\/account\/profil"/);
  expect(overview).toMatch(/action="\/auth" method="post"[^]*name="form" value="logout"[^]*Se déconnecter/);
});

test("a page of the account is told apart, and has its name for a title", () => {
  expect(profile).toMatch(/<h1[^>]*>Profile<\/h1>/);
  expect(profile).toMatch(/href="\/en_US\/account\/profil" aria-current="page"/);
  expect(profile).not.toContain("Marie-Antoinette");
});

test("a site that is no shop has no orders; a public page knows nobody", () => {
  expect(elsewhere).toContain('href="/account"');
  expect(elsewhere).not.toContain("logout");
});
