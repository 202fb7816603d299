import { existsSync } from "node:fs";
import { join } from "node:path";

import { resolveImport } from "../resolve-import.ts";
import { files, read, root, rooms } from "../source-files.ts";

/** The test files of `npm test`, and what of the tests' own they import, however far. */
export function shortSuiteFiles(): readonly string[] {
  const beside = [...rooms, "scripts", "demo", "bench"].join(",");
  const tests = [
    `{${beside}}/**/*.test.{ts,tsx}`,
    "tests/{integration,architecture,setup,faults}/**/*.test.{ts,tsx}",
    "tests/e2e/stories/**/*.ts",
  ];
  const found = new Set(files(...tests).filter((file) => !file.includes(".long.")));
  for (const file of found) for (const helper of helpersOf(file)) found.add(helper);
  return [...found].toSorted();
}

/** Files that only tests import. The drills of faults have limits of their own, and the long suite's table names them. */
const own = /^tests\/(?!faults\/|long-suite\/)|\/test-[^/]+$/;

/** Files below `tests`, and those beside tests that are called `test-…`; by their text, which takes no time to parse. */
function helpersOf(file: string): readonly string[] {
  return [...read(file).matchAll(/\bfrom "([#.][^"]+)"/g)].flatMap(([, specifier = ""]) => {
    const target = resolveImport(file, specifier);
    if (target.kind !== "file" || !own.test(target.path)) return [];
    return /\.tsx?$/.test(target.path) && existsSync(join(root, target.path)) ? [target.path] : [];
  });
}
