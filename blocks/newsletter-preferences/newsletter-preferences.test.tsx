import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { newsletterPreferencesFixtures } from "./fixtures.ts";
import { NewsletterPreferencesView } from "./view.tsx";

const [chosen = "", none = "", elsewhere = ""] = newsletterPreferencesFixtures.map((fixture) =>
  renderFixture(NewsletterPreferencesView, fixture),
);

test("[§3 user-subscription] every list is a row to tick, with what comes", () => {
  expect(chosen).toMatch(/type="checkbox"[^>]*name="lists"[^>]*checked=""[^>]*value="1"/);
  expect(chosen).toContain("Ce qui se passe entre les rangs.");
  expect(none).not.toContain("checked");
  expect(none).toMatch(/role="status"[^>]*>Saved\./);
  expect(elsewhere).not.toContain("<form");
});
