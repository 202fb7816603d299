import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { tabsFixtures } from "./fixtures.ts";
import { tabAfterKey } from "./tab-after-key.ts";
import { TabsView } from "./view.tsx";

const [filled, untitled, empty] = tabsFixtures.map((fixture) => renderFixture(TabsView, fixture));

test("without JavaScript the tabs are links to parts that stand below each other", () => {
  expect(filled).toMatch(/<a href="#b1-2" id="b1-tab-2"[^>]*>La cave<\/a>/);
  expect(filled).toMatch(/<section id="b1-2"[^>]*aria-labelledby="b1-tab-2"/);
  expect(filled).not.toContain(" hidden=");
  expect(filled).not.toContain('role="tab');
});

test("below each other, the parts have headings of their own, one level under the block's", () => {
  expect(filled).toMatch(/<h3 class="[^"]*">La vigne<\/h3>/);
  expect(untitled).toMatch(/<h2 class="[^"]*">The 1th month under the vault<\/h2>/);
});

test("a tab without content isn't there, nor a block without tabs", () => {
  expect(filled?.match(/<section/g)).toHaveLength(2);
  expect(empty).toBe("");
});

test("arrows move between tabs and wrap around, Home and End lead to the ends", () => {
  expect([tabAfterKey("ArrowRight", 0, 3), tabAfterKey("ArrowRight", 2, 3)]).toEqual([1, 0]);
  expect([tabAfterKey("ArrowLeft", 2, 3), tabAfterKey("ArrowLeft", 0, 3)]).toEqual([1, 2]);
  expect([tabAfterKey("Home", 2, 3), tabAfterKey("End", 0, 3)]).toEqual([0, 2]);
  expect(tabAfterKey("a", 0, 3)).toBeNull();
});
