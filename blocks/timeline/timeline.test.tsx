import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { timelineFixtures } from "./fixtures.ts";
import { TimelineView } from "./view.tsx";

const [filled, long, empty] = timelineFixtures.map((fixture) => renderFixture(TimelineView, fixture));

test("steps stand in an ordered list, each with its date and title; one without words isn't there", () => {
  expect(filled?.match(/<li/g)).toHaveLength(2);
  expect(filled).toMatch(/<p[^>]*>1921<\/p><div[^>]*><h3[^>]*>Une maison sans toit<\/h3>/);
});

test("titles keep their place below the block's own", () => {
  expect(long).toMatch(/<h2[^>]*>A house without a roof/);
  expect(empty).toBe("");
});
