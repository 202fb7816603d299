import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { type Fault, type FaultVerdict, isEnough, plantedIn, readFaults, stagesOf, tableOf } from "./bites.ts";

const root = join(import.meta.dirname, "..");
const faults = readFaults();

const fault: Fault = {
  name: "no-lock",
  breaks: "Nothing is locked.",
  file: "server/lock.ts",
  before: "lock()",
  after: "$&",
};

const verdict = (name: string, file: string | null): FaultVerdict => ({
  fault: { ...fault, name },
  tree: "t1",
  caughtBy: file === null ? null : { file, title: "locks" },
  seconds: 3.4,
});

describe("the list of faults", () => {
  test.each(faults)("$name: its text stands once in its file", (each) => {
    const text = readFileSync(join(root, each.file), "utf8");
    expect(plantedIn(text, each)).not.toBe(text);
  });

  test("has at least 40 faults of all rooms, and 25 that take a fix back", () => {
    expect(faults.length).toBeGreaterThanOrEqual(40);
    expect(faults.filter(({ from }) => from !== undefined).length).toBeGreaterThanOrEqual(25);
    const rooms = new Set(faults.map(({ file }) => file.split("/")[0]));
    for (const room of ["schemas", "blocks", "renderer", "editor", "src", "documents", "server"]) {
      expect(rooms).toContain(room);
    }
  });

  test.skipIf(!hasHistory())("names commits that exist", () => {
    const named = faults.flatMap(({ from }) => (from === undefined ? [] : [`${from}^{commit}`]));
    const { stdout } = git(["cat-file", "--batch-check"], named.join("\n"));
    const missing = stdout.split("\n").filter((line) => line.endsWith(" missing"));
    expect(missing).toEqual([]);
  });
});

describe("planting a fault", () => {
  test("replaces its text, letter for letter", () => {
    expect(plantedIn("before lock() after", fault)).toBe("before $& after");
  });

  test.each([
    [0, "before unlock after"],
    [2, "lock() and lock()"],
  ])("is refused where the text stands %i times", (count, text) => {
    expect(() => plantedIn(text, fault)).toThrow(
      `no-lock: its text stands ${count} times in server/lock.ts, not once. Renew the fault in tests/bites.`,
    );
  });
});

describe("the order of tests", () => {
  const unit = (file: string) => ({ file, projectName: "unit" });
  const changed = "server/orders/lock.ts";

  test("few at a time, by project; near and alike ones before others, those of the architecture last", () => {
    const many = Array.from({ length: 13 }, (_, index) => unit(`schemas/a${index}.test.ts`));
    const far = unit("blocks/far.test.tsx");
    const listed = [
      { file: "editor/one.browser.test.tsx", projectName: "browser (chromium)" },
      { file: "tests/integration/api-cart.test.ts", projectName: "integration" },
      { file: "tests/integration/db-order-locks.test.ts", projectName: "integration" },
      { file: "tests/architecture/layers.test.ts", projectName: "architecture" },
      ...[far, ...many, unit("src/other.test.ts")],
    ];
    const distances = new Map([
      ...many.map(({ file }) => [file, 1] as const),
      ...[[far.file, 5] as const, ["editor/one.browser.test.tsx", 4] as const],
      ...["api-cart", "db-order-locks"].map((name) => [`tests/integration/${name}.test.ts`, 3] as const),
    ]);
    expect(stagesOf(listed, { changed, distances })).toEqual([
      many.slice(0, 12).map(({ file }) => file),
      ["tests/integration/db-order-locks.test.ts", "tests/integration/api-cart.test.ts"],
      ["editor/one.browser.test.tsx"],
      ["schemas/a12.test.ts", far.file, "tests/architecture/layers.test.ts"],
    ]);
  });
});

describe("what a run ends with", () => {
  test("a line for each fault, and how many were caught", () => {
    expect(tableOf([verdict("no-lock", "server/lock.test.ts"), verdict("double", null)])).toEqual([
      "no-lock     3 s  server/lock.test.ts",
      "double      3 s  MISSED: Nothing is locked.",
      "1 of 2 caught",
    ]);
  });

  test.each([
    [0, true],
    [2, true],
    [3, false],
  ])("with %i of 40 missed, enough: %s", (missed, expected) => {
    const verdicts = Array.from({ length: 40 }, (_, index) =>
      verdict(`f${index}`, index < missed ? null : "x.test.ts"),
    );
    expect(isEnough(verdicts)).toBe(expected);
  });
});

/** A shallow clone has the last commit alone. */
function hasHistory(): boolean {
  return git(["rev-parse", "--is-shallow-repository"]).stdout.trim() === "false";
}

function git(args: readonly string[], input = "") {
  return spawnSync("git", args, { cwd: root, encoding: "utf8", input });
}
