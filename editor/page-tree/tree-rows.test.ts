import { describe, expect, test } from "vitest";

import { testPage, testSite } from "./test-pages.ts";
import { sortPages } from "./tree-page.ts";
import { treeRows } from "./tree-rows.ts";

const lines = (input: Partial<Parameters<typeof treeRows>[0]> = {}) =>
  treeRows({ pages: testSite, isOpen: () => true, isWanted: null, ...input }).map(
    ({ page, level, position, siblings }) => `${"-".repeat(level)} ${page.title} ${position}/${siblings}`,
  );

describe("the rows of the tree", () => {
  test("pages stand below their parents, each with its place among its siblings", () => {
    expect(lines()).toEqual([
      "- Accueil 1/3",
      "- Domaine 2/3",
      "-- Chai 1/2",
      "--- Barriques 1/1",
      "-- Vignes 2/2",
      "- Contact 3/3",
    ]);
  });

  test("what is closed shows nothing of what is below it", () => {
    expect(lines({ isOpen: (id) => id !== 2 })).toEqual(["- Accueil 1/3", "- Domaine 2/3", "- Contact 3/3"]);
  });

  test("what is looked for is seen with all that it stands below, whatever is closed", () => {
    const rows = treeRows({
      pages: testSite,
      isOpen: () => false,
      isWanted: ({ title }) => title === "Barriques",
    });
    expect(rows.map(({ page, isWanted }) => [page.title, isWanted])).toEqual([
      ["Domaine", false],
      ["Chai", false],
      ["Barriques", true],
    ]);
  });

  test("pages whose parent isn't there, and those of a ring, are shown all the same", () => {
    const odd = [
      testPage(1, "Seule", { parent: 99 }),
      testPage(2, "Un", { parent: 3 }),
      testPage(3, "Deux", { parent: 2 }),
    ];
    expect(lines({ pages: odd })).toEqual(["- Seule 1/3", "- Un 2/3", "- Deux 3/3"]);
  });

  test("what shows many things, or stands in for others, is a screen; with pages below it, it is a page", () => {
    const wine = testPage(7, "Cuvée", { type: "wine-detail" });
    const missing = testPage(8, "Introuvable", { type: "not-found" });
    const served = { ...testPage(0, "Panier", { type: "cart" }), pageId: null };
    const { tree, screens } = sortPages([testPage(1, "Accueil", { type: "home" }), wine, missing, served]);
    expect([tree.map(({ title }) => title), screens.map(({ title }) => title)]).toEqual([
      ["Accueil"],
      ["Cuvée", "Introuvable", "Panier"],
    ]);
    expect(sortPages([wine, testPage(9, "Dessous", { parent: 7 })]).screens).toEqual([]);
  });
});
