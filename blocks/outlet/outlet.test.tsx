import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { outletFixtures } from "./fixtures.ts";
import { OutletView } from "./view.tsx";

const [filled, , empty] = outletFixtures.map((fixture) => renderFixture(OutletView, fixture));

test("the outlet is the main landmark and can take the focus", () => {
  expect(filled).toMatch(/^<main id="content" tabindex="-1">.*La page\..*<\/main>$/i);
});

test("a page without blocks is an empty landmark", () => {
  expect(empty).toMatch(/^<main id="content" tabindex="-1"><\/main>$/i);
});
