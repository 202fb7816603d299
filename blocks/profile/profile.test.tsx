import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { profileFixtures } from "./fixtures.ts";
import { ProfileView } from "./view.tsx";

const [filled = "", saved = "", refused = "", elsewhere = ""] = profileFixtures.map((fixture) =>
  renderFixture(ProfileView, fixture),
);

test("what is known stands in the fields; the address is told, and no field", () => {
  for (const [name, value] of [
    ["firstname", "Marie"],
    ["phone", "\\+33612345678"],
    ["birthdate", "1984-05-20"],
  ])
    expect(filled).toMatch(new RegExp(`name="${name}"[^>]*value="${value}"`));
  expect(filled).toContain("<strong>marie@exemple.test</strong>");
  expect(filled).not.toContain('name="email"');
});

test("a birthdate is asked for where there is one, or the estate wants one", () => {
  expect(saved).not.toContain("birthdate");
  expect(saved).toMatch(/role="status"[^>]*>Saved\./);
});

test("[§5 errors-at-fields] what was typed counts more than what is known, and what is wrong is said", () => {
  expect(refused).toMatch(/name="phone"[^>]*value="12"/);
  expect(refused).toContain("“First name” is required.");
  expect(refused).not.toContain("Saved.");
});

test("a public page knows nobody", () => {
  expect(elsewhere).toContain('href="/account"');
  expect(elsewhere).not.toContain("<form");
});
