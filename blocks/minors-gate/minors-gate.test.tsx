import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { minorsGateFixtures } from "./fixtures.ts";
import { MinorsGateView } from "./view.tsx";

const [on, english, off] = minorsGateFixtures.map((fixture) => renderFixture(MinorsGateView, fixture));

test("[§3] minors are asked for their age only where the parameter says so", () => {
  expect(on).toContain("Avez-vous 18 ans ?".replace(" ?", "\u00a0?"));
  expect(off).toBe("");
});

test("[§5] the declaration is of 18 years", () => {
  expect(english).toContain("I am 18 or over");
});

test("the gate is closed in the document: only the boot script opens it", () => {
  expect(on).toMatch(/^<dialog [^>]*data-boot="minors-gate"/);
  expect(on).not.toMatch(/<dialog[^>]* open/);
});
