import { describe, expect, test } from "vitest";

import { drills } from "#tests/faults/drills.ts";
import { longSuite } from "#tests/long-suite/long-suite.ts";
import { storyFolders } from "#tests/story-folders.ts";

import { storyFiles } from "../../scripts/affected-tests.ts";
import { filesOf, shardsOf } from "../../scripts/long-shards.ts";
import { files, read, rooms } from "./support/source-files.ts";

describe("the long suite", () => {
  test("names of shards are unique", () => {
    const names = shardsOf(longSuite).map(({ name }) => name);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  test("every browser test stands in exactly one group (tests/long-suite)", () => {
    expect(notOnce(files("tests/e2e/**/*.test.ts"))).toEqual([]);
  });

  test("every browser test stands in the table of tests/e2e/README.md as what it is", () => {
    const rows = [...read("tests/e2e/README.md").matchAll(/^\| ([\w-]+) +\| ([a-z, ]+?) +\| \S.*\|$/gm)];
    const placed = rows
      .slice(1)
      .flatMap(([, name = "", where = ""]) => where.split(", ").map((one) => `${one} ${name}`));
    const gone = placed.filter((place) => /^(?:down|double) /.test(place)).map((place) => place.replace(/^\w+ /, ""));
    const there = files("tests/e2e/{stories/,}*.test.ts").map((file) => {
      const name = /([\w-]+)\.test\.ts$/.exec(file)?.[1] ?? "";
      return `${file.includes("/stories/") ? "story" : "out"} ${name}`;
    });
    expect(placed.filter((place) => /^(?:story|out) /.test(place)).toSorted()).toEqual(there.toSorted());
    expect(there.filter((place) => gone.includes(place.replace(/^\w+ /, "")))).toEqual([]);
  });

  test("so does every test of Vitest that `npm test` leaves out, and every one of the API", () => {
    const long = files(`{${rooms.join(",")},scripts,demo,bench,tests}/**/*.long.*`);
    expect(long.length).toBeGreaterThan(0);
    expect(notOnce([...new Set([...long, ...files("tests/integration/**/*.test.{ts,tsx}")])])).toEqual([]);
  });

  test("so does every drill of faults", () => {
    const words = longSuite.filter(({ kind }) => kind === "script").flatMap(({ parts = [] }) => parts.flat());
    const tried = drills.map(({ area, name }) => words.filter((word) => word === area || word === `${area}/${name}`));
    expect(drills.filter((_, index) => tried[index]?.length !== 1).map(({ area, name }) => `${area}/${name}`)).toEqual(
      [],
    );
    expect(words.filter((word) => !tried.flat().includes(word))).toEqual([]);
  });

  test("every glob of a group finds a file", () => {
    const globs = longSuite.flatMap(({ files: own, except = [], sources }) => [...own, ...except, ...sources]);
    expect([...new Set(globs)].filter((glob) => glob !== "**" && files(glob).length === 0)).toEqual([]);
  });
});

describe("stories of changed folders", () => {
  test("every glob finds a file", () => {
    const sources = storyFolders.flatMap((folder) => folder.sources);
    expect(sources.filter((glob) => files(glob).length === 0)).toEqual([]);
    const stories = storyFolders.flatMap((folder) => folder.stories);
    expect(stories.filter((glob) => storyFiles([glob]).length === 0)).toEqual([]);
  });
});

/** The files that no group has, or more than one, each with the names of those. */
function notOnce(wanted: readonly string[]): readonly string[] {
  const groups = longSuite.map((group) => ({ name: group.name, files: new Set(filesOf(group)) }));
  return wanted.flatMap((file) => {
    const names = groups.filter((group) => group.files.has(file)).map(({ name }) => name);
    return names.length === 1 ? [] : [`${file}: ${names.join(", ") || "in none"}`];
  });
}
