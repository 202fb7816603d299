import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { headingFixtures } from "./fixtures.ts";
import { HeadingView } from "./view.tsx";

const [filled, long, empty] = headingFixtures.map((fixture) => renderFixture(HeadingView, fixture));

test("a heading has the level that was chosen", () => {
  expect(filled).toMatch(/<h1[^>]*>Une terre de veille<\/h1>/);
  expect(long).toMatch(/<h2/);
});

test("the eyebrow stands above the title, and no line of it begins with a dot", () => {
  expect(filled).toContain("I\u00a0· Le lieu");
  expect(filled?.indexOf("I\u00a0· Le lieu")).toBeLessThan(filled?.indexOf("Une terre") ?? -1);
});

test("a heading without a title renders nothing", () => {
  expect(empty).toBe("");
});
