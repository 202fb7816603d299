import { describe, expect, test } from "vitest";

import type { ShardGroup } from "../tests/long-suite/shard-group.ts";
import { chooseShards, filesOf, isAffected, isGreen, shardsOf, stateOf, type ShardVerdict } from "./long-shards.ts";

const group = (name: string, rest: Partial<ShardGroup> = {}): ShardGroup => ({
  name,
  asks: "whether it holds",
  kind: "playwright",
  files: [`tests/e2e/${name}.test.ts`],
  sources: ["editor/**"],
  ...rest,
});

const verdict: ShardVerdict = {
  shard: "pages",
  commit: "c1",
  tree: "t1",
  dirty: false,
  passed: 3,
  failed: 0,
  minutes: 1.5,
  at: "2026-11-28T20:00:00.000Z",
};

describe("shards of a table", () => {
  const shards = shardsOf([
    group("pages", { parts: [["--shard=1/2"], ["--shard=2/2"]] }),
    group("faults", { parts: [["floods"]] }),
    group("editor-axe"),
  ]);

  test("a group is one shard, or one for each of several parts, with its arguments", () => {
    expect(shards.map(({ name, args }) => [name, ...args])).toEqual([
      ["pages-1", "--shard=1/2"],
      ["pages-2", "--shard=2/2"],
      ["faults", "floods"],
      ["editor-axe"],
    ]);
  });

  test.each([
    [[], ["pages-1", "pages-2", "faults", "editor-axe"]],
    [
      ["editor-axe", "pages-2"],
      ["pages-2", "editor-axe"],
    ],
    [["pages"], ["pages-1", "pages-2"]],
  ])("%j means %j, in the table's order", (names, chosen) => {
    expect(chooseShards(shards, names).map(({ name }) => name)).toEqual(chosen);
  });

  test("an unknown name is refused with the list of names", () => {
    expect(() => chooseShards(shards, ["editor", "pages"])).toThrow(
      "No shard is called editor. There are:\n  pages-1\n  pages-2\n  faults\n  editor-axe",
    );
  });

  test("the files of a group are those of its globs, but for another group's", () => {
    const files = filesOf({ files: ["scripts/*.test.ts"], except: ["scripts/test-*.test.ts"] });
    expect(files).toContain("scripts/long-shards.test.ts");
    expect(files).not.toContain("scripts/test-report.test.ts");
  });
});

describe("what a change makes stale", () => {
  test.each([
    ["a file of its sources", "editor/canvas/drag.ts", true],
    ["its own test", "tests/e2e/pages.test.ts", true],
    ["what its kind stands on", "tests/setup/is-long.ts", true],
    ["what all of them stand on", "package-lock.json", true],
    ["another product folder", "server/orders/place.ts", false],
    ["another test", "tests/e2e/cart.test.ts", false],
    ["a unit test among its sources", "editor/canvas/drag.test.ts", false],
    ["another kind's configuration", "vitest.config.ts", false],
  ])("%s", (_, file, expected) => {
    expect(isAffected(group("pages"), ["docs/security.md", file])).toBe(expected);
  });

  test("a helper that its tests import, directly or not, and no other", () => {
    const wines = group("wines", { files: ["tests/e2e/heroes.test.ts"], sources: [] });
    for (const helper of ["test", "complaints"])
      expect(isAffected(wines, [`tests/e2e/support/${helper}.ts`]), helper).toBe(true);
    expect(isAffected(wines, ["tests/e2e/support/edited-page.ts"])).toBe(false);
    expect(isAffected({ ...wines, kind: "vitest" }, ["tests/e2e/support/test.ts"])).toBe(false);
  });

  test("with every source, any file", () => {
    expect(isAffected(group("guides", { sources: ["**"] }), ["docs/guides/add-a-block.md"])).toBe(true);
  });
});

describe("what a stored verdict says", () => {
  test.each([
    ["never run", null, []],
    ["green", verdict, []],
    ["green", verdict, ["docs/security.md", "tests/e2e/cart.test.ts", "server/orders/place.test.ts"]],
    ["stale", verdict, ["tests/e2e/pages.test.ts"]],
    ["stale", verdict, ["server/orders/place.ts"]],
    ["red", { ...verdict, failed: 1 }, []],
    ["red", { ...verdict, passed: 0 }, []],
    ["stale", verdict, ["editor/canvas/drag.ts"]],
    ["stale", { ...verdict, failed: 1 }, ["editor/canvas/drag.ts"]],
    ["stale", verdict, null],
    ["stale", { ...verdict, dirty: true }, []],
  ] as const)("%s: %j, with %j changed", (state, stored, changed) => {
    expect(stateOf(group("pages"), stored, changed)).toBe(state);
  });

  test("where nothing ran it isn't green", () => {
    expect(isGreen({ passed: 0, failed: 0 })).toBe(false);
  });
});
