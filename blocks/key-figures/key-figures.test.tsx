import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { keyFiguresFixtures } from "./fixtures.ts";
import { KeyFiguresView } from "./view.tsx";

const [filled, long, empty] = keyFiguresFixtures.map((fixture) => renderFixture(KeyFiguresView, fixture));

test("each figure is described by its label; a label without a figure isn't there", () => {
  expect(filled).toMatch(/<dt[^>]*>de vignes en culture biologique<\/dt><dd[^>]*>14<span[^>]*>\u00a0ha<\/span><\/dd>/);
  expect(filled).not.toContain("sans chiffre");
});

test("without a title the figures stand alone, without figures nothing does", () => {
  expect(long).not.toContain("<h2");
  expect(empty).toBe("");
});
