import { join } from "node:path";

import { expect, test } from "vitest";

import { runToEnd } from "#tests/setup/run-to-end.ts";

import { files, read, root } from "./support/source-files.ts";

/*
 * `npm test` is run by everybody and at every change, so that its size is a budget. A new story takes the place of
 * another one, or is asked at a lower tier (tests/README.md).
 */

test("at most 42 browser stories are told by `npm test`", () => {
  const cli = join(root, "node_modules", "playwright", "cli.js");
  const env = { ...process.env, LONG: undefined };
  const { stdout } = runToEnd([cli, "test", "--list", "--grep", "@story"], { cwd: root, env });
  const count = Number(/^Total: (\d+) tests?/m.exec(stdout)?.[1]);
  expect(count).toBeGreaterThan(30);
  expect(count).toBeLessThanOrEqual(42);
});

test("at most 22 suites run on both databases in `npm test`: those about the database itself", () => {
  const both = files("tests/integration/**/*.test.ts").filter((file) => read(file).includes("bothEngines"));
  expect(both.length).toBeGreaterThan(15);
  expect(both.length).toBeLessThanOrEqual(22);
});
