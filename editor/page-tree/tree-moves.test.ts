import { describe, expect, test } from "vitest";

import { testSite } from "./test-pages.ts";
import { dropPlace, moveProblem, placeIn, stepPlace, withMoved } from "./tree-moves.ts";

const [home, estate, contact, cellar, vines, barrels] = [1, 2, 3, 4, 5, 6];

describe("moves by keys", () => {
  test.each([
    ["a page goes past its neighbour", contact, "up", { parent: null, after: home }],
    ["a page goes past the next one", home, "down", { parent: null, after: estate }],
    ["a page goes to the top", contact, "first", { parent: null, after: null }],
    ["a page goes to the bottom", cellar, "last", { parent: estate, after: vines }],
    ["a page goes below the one before it, behind what is there", contact, "in", { parent: estate, after: vines }],
    ["a page goes out, behind what it stood below", barrels, "out", { parent: estate, after: cellar }],
    ["the first goes no further up", home, "up", null],
    ["the last goes no further down", vines, "down", null],
    ["nothing stands before the first that it could go below", cellar, "in", null],
    ["what is below none goes no further out", contact, "out", null],
  ] as const)("%s", (_name, id, step, place) => {
    expect(stepPlace(testSite, id, step)).toEqual(place);
  });
});

describe("moves by mouse", () => {
  test("over the edges of a row a page comes before or behind it; behind one that is open, below it as the first", () => {
    expect(dropPlace(testSite, home, { id: contact, side: "before", isOpen: false })).toEqual({
      parent: null,
      after: estate,
    });
    expect(dropPlace(testSite, home, { id: contact, side: "after", isOpen: false })).toEqual({
      parent: null,
      after: contact,
    });
    expect(dropPlace(testSite, home, { id: estate, side: "after", isOpen: true })).toEqual({
      parent: estate,
      after: null,
    });
  });

  test("over a row a page comes below it as the last; below all rows, to the end", () => {
    expect(dropPlace(testSite, contact, { id: estate, side: "into", isOpen: true })).toEqual({
      parent: estate,
      after: vines,
    });
    expect(dropPlace(testSite, vines, { id: estate, side: "into", isOpen: true })).toEqual({
      parent: estate,
      after: cellar,
    });
    expect(dropPlace(testSite, contact, null)).toEqual(placeIn(testSite, contact));
  });

  test("where it stands already is where it stands", () => {
    const own = placeIn(testSite, estate);
    expect(dropPlace(testSite, estate, { id: contact, side: "before", isOpen: false })).toEqual(own);
    expect(dropPlace(testSite, estate, { id: estate, side: "into", isOpen: true })).toEqual(own);
  });

  test("nothing comes below itself", () => {
    expect(moveProblem(testSite, estate, { parent: barrels, after: null })).toBe("editor.tree.inItself");
    expect(moveProblem(testSite, estate, { parent: null, after: null })).toBeNull();
    expect(moveProblem(testSite, cellar, { parent: null, after: null })).toBeNull();
  });

  test("the list stands as it will before the server has said so", () => {
    const moved = withMoved(testSite, contact, { parent: estate, after: cellar });
    expect(placeIn(moved as typeof testSite, contact)).toEqual({ parent: estate, after: cellar });
    const first = withMoved(testSite, contact, { parent: null, after: null });
    expect(first.map(({ title }) => title)[0]).toBe("Contact");
  });
});
