import { expect, test } from "vitest";

import { renderFixture } from "#blocks/kit/render-fixture.tsx";

import { searchSuggestionsFixtures } from "./fixtures.ts";
import { moved, numbered } from "./options.ts";
import { SearchSuggestionsView } from "./view.tsx";

test("at rest there is nothing of it", () => {
  for (const fixture of searchSuggestionsFixtures) expect(renderFixture(SearchSuggestionsView, fixture)).toBe("");
});

test("options are numbered through their groups, empty groups left out", () => {
  const suggestion = (id: number) => ({ id, title: `Wine ${id}`, url: `/wines/${id}`, buy: null });
  const groups = numbered({
    groups: [
      { type: "product", suggestions: [suggestion(1), suggestion(2)] },
      { type: "news", suggestions: [] },
      { type: "page", suggestions: [suggestion(3)] },
    ],
  });
  expect(groups.map(({ type, options }) => [type, options.map(({ index }) => index)])).toEqual([
    ["product", [0, 1]],
    ["page", [2]],
  ]);
});

test("the arrow keys go through the options and back to the field at both ends", () => {
  expect([moved(-1, "ArrowDown", 2), moved(0, "ArrowDown", 2), moved(1, "ArrowDown", 2)]).toEqual([0, 1, -1]);
  expect([moved(-1, "ArrowUp", 2), moved(1, "ArrowUp", 2), moved(0, "ArrowUp", 2)]).toEqual([1, 0, -1]);
});

test("other keys, and arrows without options, are the field's own", () => {
  expect([moved(0, "Home", 2), moved(0, "a", 2), moved(-1, "ArrowDown", 0)]).toEqual([null, null, null]);
});
