import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { ethylotestBannerFixtures } from "./fixtures.ts";
import { EthylotestBannerView } from "./view.tsx";

const [linked, plain, off] = ethylotestBannerFixtures.map((fixture) => renderFixture(EthylotestBannerView, fixture));

test("[§3] the ethylotest banner shows only when its parameter is on", () => {
  expect(plain).toContain("Driving home?");
  expect(off).toBe("");
});

test("it may lead to a breathalyser", () => {
  expect(linked).toContain('href="/products/ethylotest/12"');
});
