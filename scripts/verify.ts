/**
 * The one command that says whether the tree is good: every gate in turn, stopping at none, then a verdict.
 * `--long` adds the runs that take more than minutes.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { build } from "./build.ts";

interface Gate {
  readonly name: string;
  /** A script inside node_modules, and its arguments. */
  readonly command: readonly [script: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, "..");

const quick: readonly Gate[] = [
  { name: "format", command: ["oxfmt/bin/oxfmt", "--check", "."] },
  { name: "lint", command: ["oxlint/bin/oxlint", "--type-aware", "."] },
  { name: "types", command: ["typescript/bin/tsc", "--noEmit"] },
  { name: "tests", command: ["vitest/vitest.mjs", "run"] },
  { name: "unused code", command: ["knip/bin/knip.js"] },
];

const long: readonly Gate[] = [
  { name: "tests, many more cases", command: ["vitest/vitest.mjs", "run"], env: { LONG: "1", CASES: "100000" } },
  { name: "browser, every address", command: ["playwright/cli.js", "test"], env: { LONG: "1" } },
];

const gates = process.argv.includes("--long") ? [...quick, ...long] : quick;
const failed = (await build({ onlyIfStale: true })) ? [] : ["build"];
for (const gate of gates) if (!passes(gate)) failed.push(gate.name);
console.log(failed.length === 0 ? "\nAll gates passed." : `\nFailed: ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;

function passes({ name, command: [script, ...args], env }: Gate): boolean {
  const began = Date.now();
  console.log(`\n— ${name}`);
  const options = { cwd: root, stdio: "inherit", env: { ...process.env, ...env } } as const;
  const { status } = spawnSync(process.execPath, [join(root, "node_modules", script), ...args], options);
  console.log(`— ${name}: ${status === 0 ? "ok" : "FAILED"}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return status === 0;
}
