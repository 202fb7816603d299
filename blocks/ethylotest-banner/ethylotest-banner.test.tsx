import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { ethylotestBannerFixtures } from "./fixtures.ts";
import { EthylotestBannerView } from "./view.tsx";

const [shown, english, off] = ethylotestBannerFixtures.map((fixture) => renderFixture(EthylotestBannerView, fixture));

test("[§3] the ethylotest banner shows when its parameter is on, and only then", () => {
  expect(shown).toContain("Vous conduisez\u00a0?");
  expect(english).toContain("Driving?");
  expect(off).toBe("");
});

test("it may lead to where one gets a breathalyser", () => {
  expect(shown).toContain('href="/products/search"');
  expect(english).not.toContain("<a ");
});
