/**
 * The one command that says whether the tree is good: every gate, stopping at none, then a verdict.
 * `--long` adds the runs that take more than minutes.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";

import PQueue from "p-queue";

interface Gate {
  readonly name: string;
  /** A script of ours or inside node_modules, and its arguments. */
  readonly command: readonly [script: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, "..");

/** Most of them use one core: they run two at a time, the longest first, each printing when it has ended. */
const beside: readonly Gate[] = [
  { name: "build", command: ["scripts/build.ts", "--if-stale"] },
  { name: "types", command: ["node_modules/typescript/bin/tsc", "--noEmit"] },
  { name: "lint", command: ["node_modules/oxlint/bin/oxlint", "--type-aware", "."] },
  { name: "unused code", command: ["node_modules/knip/bin/knip.js"] },
  { name: "format", command: ["node_modules/oxfmt/bin/oxfmt", "--check", "."] },
];

/** These use every core, need the build, and print while they run. */
const quick: readonly Gate[] = [{ name: "tests", command: ["node_modules/vitest/vitest.mjs", "run"] }];

const long: readonly Gate[] = [
  {
    name: "tests, many more cases",
    command: ["node_modules/vitest/vitest.mjs", "run"],
    env: { LONG: "1", CASES: "100000" },
  },
  { name: "browser, every address", command: ["node_modules/playwright/cli.js", "test"], env: { LONG: "1" } },
  { name: "faults", command: ["tests/faults/run.ts"], env: { LONG: "1" } },
];

const failed: string[] = [];
const queue = new PQueue({ concurrency: 2 });
await queue.addAll(beside.map((gate) => () => check(gate, { prints: "at its end" })));
for (const gate of process.argv.includes("--long") ? [...quick, ...long] : quick) {
  await check(gate, { prints: "while it runs" });
}
console.log(failed.length === 0 ? "\nAll gates passed." : `\nFailed: ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function check(gate: Gate, { prints }: { prints: "at its end" | "while it runs" }): Promise<void> {
  const began = Date.now();
  const title = `\n— ${gate.name}`;
  if (prints === "while it runs") console.log(title);
  const { passed, output } = await run(gate, prints === "while it runs" ? "inherit" : "pipe");
  if (prints === "at its end") process.stdout.write(`${title}\n${output}`);
  console.log(`— ${gate.name}: ${passed ? "ok" : "FAILED"}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  if (!passed) failed.push(gate.name);
}

function run(
  { command: [script, ...args], env }: Gate,
  stdio: "inherit" | "pipe",
): Promise<{ readonly passed: boolean; readonly output: string }> {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: ["ignore", stdio, stdio],
    env: { ...process.env, ...env },
  });
  let output = "";
  child.stdout?.on("data", (text) => (output += String(text)));
  child.stderr?.on("data", (text) => (output += String(text)));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ passed: code === 0, output }));
  });
}
