import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { bottomBarFixtures } from "./fixtures.ts";
import { BottomBarView } from "./view.tsx";

const [filled, long, empty] = bottomBarFixtures.map((fixture) => renderFixture(BottomBarView, fixture));

test("the bar has its links, those that lead nowhere left out", () => {
  expect(filled?.match(/<a /g)).toHaveLength(2);
  expect(long).toContain('target="_blank" rel="noopener"');
});

test("it opens the menu of the bar above, which needs no JavaScript, and only where there is a menu", () => {
  expect(filled).toMatch(/<button [^>]*popoverTarget="site-menu" data-opens-menu="">.*Menu<\/button>/);
  expect(long).not.toContain("<button");
});

test("the link to the page that is shown, or to one above it, is marked: a wine's page marks the wines", () => {
  expect(filled).toMatch(/<a href="\/nos-cuvees" [^>]*aria-current="true"/);
  expect(filled).toMatch(/<a href="\/"><svg/);
});

test("the basket takes its place after the links, with nothing else changed", () => {
  expect(filled).toMatch(/--columns:3.*href="\/nos-cuvees".*data-slot="basket"/s);
  expect(long).not.toContain("basket");
});

test("a bar without links isn't there", () => {
  expect(empty).toBe("");
});
