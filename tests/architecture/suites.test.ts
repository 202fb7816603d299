import { expect, test } from "vitest";

import { files, read, sourceFiles } from "./support/source-files.ts";

test("at most 22 suites of `npm test` name the databases they run on: those about the database itself", () => {
  const both = files("tests/integration/**/*.test.ts").filter((file) => read(file).includes("bothEngines"));
  expect(both.length).toBeGreaterThan(15);
  expect(both.length).toBeLessThanOrEqual(22);
});

test("one file says which suite runs: `LONG` is read nowhere else", () => {
  expect(sourceFiles().filter((file) => /env(\.LONG\b|\["LONG"\])/.test(read(file)))).toEqual([
    "tests/setup/is-long.ts",
  ]);
});
