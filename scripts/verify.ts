/**
 * Every gate but the tests, stopping at none, then a verdict: build, types, lint, unused code, format.
 * Tests are for `npm test`, `npm run test:long` and `npm run test:affected`.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";

import PQueue from "p-queue";

interface Gate {
  readonly name: string;
  /** A script of ours or inside node_modules, and its arguments. */
  readonly command: readonly [script: string, ...args: string[]];
}

const root = join(import.meta.dirname, "..");

/** Most of them use one core: they run two at a time, the longest first, each printing when it has ended. */
const gates: readonly Gate[] = [
  { name: "build", command: ["scripts/build.ts", "--if-stale"] },
  { name: "types", command: ["node_modules/typescript/bin/tsc", "--noEmit"] },
  { name: "lint", command: ["node_modules/oxlint/bin/oxlint", "--type-aware", "."] },
  { name: "unused code", command: ["node_modules/knip/bin/knip.js"] },
  { name: "format", command: ["node_modules/oxfmt/bin/oxfmt", "--check", "."] },
];

const failed: string[] = [];
const queue = new PQueue({ concurrency: 2 });
await queue.addAll(gates.map((gate) => () => check(gate)));
console.log(failed.length === 0 ? "\nAll gates passed." : `\nFailed: ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function check(gate: Gate): Promise<void> {
  const began = Date.now();
  const { passed, output } = await run(gate);
  process.stdout.write(`\n— ${gate.name}\n${output}`);
  console.log(`— ${gate.name}: ${passed ? "ok" : "FAILED"}, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  if (!passed) failed.push(gate.name);
}

function run({ command: [script, ...args] }: Gate): Promise<{ readonly passed: boolean; readonly output: string }> {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (text) => (output += String(text)));
  child.stderr.on("data", (text) => (output += String(text)));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ passed: code === 0, output }));
  });
}
