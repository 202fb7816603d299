import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { exitCodeOf, handsOn } from "./follow-stop.mjs";

const read = (name: string): string => readFileSync(join(import.meta.dirname, "..", name), "utf8");

test("a signal is handed on, but not on Windows, where that would end the child at once", () => {
  expect(["linux", "darwin", "win32"].map(handsOn)).toEqual([true, true, false]);
});

test("a child that a signal has ended counts as in a shell", () => {
  expect([exitCodeOf(0, null), exitCodeOf(3, null), exitCodeOf(null, "SIGTERM")]).toEqual([0, 3, 143]);
});

test("scripts that begin with a shell's exec find one on Windows too: it runs what it is given", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Readonly<Record<string, string>> };
  expect(scripts["start"]).toMatch(/^exec node /);
  expect(read("exec.cmd").trimEnd().split(/\r?\n/).at(-1)).toBe("@%*");
});
