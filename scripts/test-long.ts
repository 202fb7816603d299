/**
 * The long suite: everything that `npm test` leaves out, in shards of a few minutes, one after the other.
 *
 *     npm run test:long                          every shard that isn't green on these files
 *     npm run test:long -- editor-axe pages-1    these; a group's name (`pages`) stands for all its parts
 *     npm run test:long -- --affected            those that a change may break; `--base REF` names its first parent
 *     npm run test:long -- --again               green ones as well
 *     npm run test:long -- --list                names, questions and files
 *     npm run test:long -- --status              which are green on these files, and which are stale
 *
 * A shard's verdict is stored in test-results/long, so that a stopped run continues. It stays valid until the
 * program changes, or a test file of the shard, what that imports from the tests, or a set-up.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { longSuite } from "../tests/long-suite/long-suite.ts";
import { build } from "./build.ts";
import { ensureBrowser } from "./find-browser.ts";
import { changedSince, findBase, hasObject, readCheckout } from "./git.ts";
import {
  chooseShards,
  filesOf,
  isAffected,
  isGreen,
  shardsOf,
  stateOf,
  type Shard,
  type ShardState,
  type ShardVerdict,
} from "./long-shards.ts";
import { runTool } from "./run-tool.ts";
import { failureLines, readResults, resultsOfPlaywright, resultsOfVitest, type TestResult } from "./test-report.ts";

const root = join(import.meta.dirname, "..");
const results = join(root, "test-results", "long");

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: "boolean" },
    status: { type: "boolean" },
    affected: { type: "boolean" },
    again: { type: "boolean" },
    base: { type: "string" },
  },
});

try {
  const shards = askedShards();
  if (options.list) printList(shards);
  else if (options.status) printStatus(shards);
  else process.exitCode = await runAll(shards);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function askedShards(): readonly Shard[] {
  const named = chooseShards(shardsOf(longSuite), names);
  if (!options.affected) return named;
  const changed = changedSince(findBase(options.base));
  return named.filter((shard) => isAffected(shard, changed));
}

function printList(shards: readonly Shard[]): void {
  for (const shard of shards) {
    console.log(`${shard.name}: ${shard.asks}`);
    for (const file of filesOf(shard)) console.log(`    ${[file, ...shard.args].join(" ")}`);
  }
}

function printStatus(shards: readonly Shard[]): void {
  for (const shard of shards) {
    const verdict = readVerdict(shard.name);
    const words = verdict === null ? "" : wordsOf(verdict);
    console.log(`${readState(shard).padEnd(11)}${shard.name.padEnd(20)}${words}`);
  }
}

function readState(shard: Shard): ShardState {
  const verdict = readVerdict(shard.name);
  return stateOf(shard, verdict, verdict === null || !hasObject(verdict.tree) ? null : changedSince(verdict.tree));
}

async function runAll(shards: readonly Shard[]): Promise<number> {
  const checkout = readCheckout();
  mkdirSync(results, { recursive: true });
  ensureBrowser();
  if (!(await build({ onlyIfStale: true }))) return 1;
  const red: string[] = [];
  for (const shard of shards) {
    if (!options.again && readState(shard) === "green") {
      console.log(`— ${shard.name}: green already, and nothing that it depends on has changed`);
    } else if (!isGreen(await runShard(shard))) {
      red.push(shard.name);
    }
  }
  if (red.length > 0) console.log(`\nNot green: ${red.join(", ")}`);
  const where = `${checkout.commit.slice(0, 8)}${readCheckout().dirty ? " with uncommitted changes" : ""}`;
  console.log(`test:long: ${shards.length - red.length} of ${shards.length} shards green on ${where}`);
  return red.length === 0 ? 0 : 1;
}

async function runShard(shard: Shard): Promise<ShardVerdict> {
  console.log(`\n— ${shard.name}: ${shard.asks}`);
  const [before, began] = [readCheckout(), Date.now()];
  const ended = await runTests(shard);
  const now = readCheckout();
  const failures = ended.filter(({ status }) => status === "failed");
  const verdict: ShardVerdict = {
    shard: shard.name,
    ...before,
    // The tested files belong to no commit where they changed, or another one was checked out, during the run.
    dirty: before.dirty || now.dirty || now.tree !== before.tree,
    passed: ended.filter(({ status }) => status === "passed").length,
    failed: failures.length,
    minutes: Math.round((Date.now() - began) / 6000) / 10,
    at: new Date().toISOString(),
  };
  writeFileSync(pathOf(shard.name), `${JSON.stringify(verdict, null, 2)}\n`);
  for (const line of failures.flatMap(failureLines)) console.log(line);
  console.log(`— ${shard.name}: ${isGreen(verdict) ? "green" : "RED"}, ${wordsOf(verdict)}`);
  return verdict;
}

/** Runs a shard and returns the result of each test. A script counts as one test. */
async function runTests(shard: Shard): Promise<readonly TestResult[]> {
  const { name: tier, kind, args } = shard;
  const report = join(results, "reports", `${tier}.json`);
  rmSync(report, { force: true });
  const files = filesOf(shard);
  switch (kind) {
    case "vitest": {
      const command = ["node_modules/vitest/vitest.mjs", "run", ...args, ...files] as const;
      const exitCode = await run(command, { VITEST_JSON_OUTPUT_FILE: report, ...shard.env });
      return readResults(report, { tier, exitCode, resultsOf: resultsOfVitest });
    }
    case "playwright": {
      const command = ["node_modules/playwright/cli.js", "test", "--reporter=list,json", ...args, ...files] as const;
      const exitCode = await run(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...shard.env });
      return readResults(report, { tier, exitCode, resultsOf: resultsOfPlaywright });
    }
    case "script": {
      const codes: number[] = [];
      for (const file of files) codes.push(await run([file, ...args], shard.env));
      return codes.map((code) => ({
        id: null,
        file: "",
        title: tier,
        status: code === 0 ? "passed" : "failed",
        why: "",
      }));
    }
  }
}

/** As in CI, a missing database or browser is a failure: without it the shard would not ask what it says. */
function run(command: readonly [script: string, ...args: string[]], env: Readonly<Record<string, string>> = {}) {
  return runTool(command, { CI: "true", LONG: "1", ...env });
}

function readVerdict(shard: string): ShardVerdict | null {
  const path = pathOf(shard);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as ShardVerdict) : null;
}

function pathOf(shard: string): string {
  return join(results, `${shard}.json`);
}

function wordsOf({ passed, failed, minutes, commit, dirty }: ShardVerdict): string {
  const where = `${commit.slice(0, 8)}${dirty ? " with uncommitted changes" : ""}`;
  return `${passed} passed, ${failed} failed, ${minutes.toFixed(1)} min, on ${where}`;
}
