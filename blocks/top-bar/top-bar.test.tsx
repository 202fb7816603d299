import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { topBarFixtures } from "./fixtures.ts";
import { TopBarView } from "./view.tsx";

const [filled, long, none] = topBarFixtures.map((fixture) => renderFixture(TopBarView, fixture));

test("the phone and the e-mail address come from the parameters and can be used", () => {
  expect(filled).toContain('href="tel:0467123456"');
  expect(long).toContain('href="mailto:bonjour@domaine-clairveille.example"');
  expect(long).toContain('aria-label="Call 04 67 12 34 56"');
});

test("a bar with nothing in it isn't there", () => {
  expect(none).toBe("");
});
