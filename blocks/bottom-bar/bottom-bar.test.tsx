import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { bottomBarFixtures } from "./fixtures.ts";
import { BottomBarView } from "./view.tsx";

const [filled, long, empty] = bottomBarFixtures.map((fixture) => renderFixture(BottomBarView, fixture));

test("the bar has its links, those that lead nowhere left out", () => {
  expect(filled?.match(/<a /g)).toHaveLength(2);
  expect(long).toContain('target="_blank" rel="noopener"');
});

test("a bar without links isn't there", () => {
  expect(empty).toBe("");
});
