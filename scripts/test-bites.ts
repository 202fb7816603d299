/**
 * Whether the tests of `npm test` still bite: plants the faults of tests/bites/faults.jsonl, one at a time, in a copy of
 * the tree, and runs the tests that import the changed file, the nearest first, until one fails; then those of the
 * architecture, and the stories of its folder. A fault is caught when a test fails by it that passes without it. Types and lint don't count.
 *
 *     npm run test:bites                     every fault that has no verdict on this tree
 *     npm run test:bites -- stock-check-gone these
 *     npm run test:bites -- --only cart      those with this word in their name, file or description
 *     npm run test:bites -- --again          also those that have a verdict
 *     npm run test:bites -- --head           without what isn't committed
 *
 * A verdict is stored in test-results/bites, so that a stopped run continues. Fails below 95 % caught.
 */
import { spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";

import { storyFolders } from "../tests/story-folders.ts";
import { type ListedFile, listTests, storiesOf, storyFiles } from "./affected-tests.ts";
import { type Fault, type FaultVerdict, isEnough, plantedIn, readFaults, stagesOf, tableOf } from "./bites.ts";
import { ensureBrowser } from "./find-browser.ts";
import { importDistances, type Importers, readImporters } from "./import-distances.ts";
import { readResults, resultsOfPlaywright, resultsOfVitest, type TestResult } from "./test-report.ts";
import { copyTree } from "./tree-copy.ts";

const results = join(import.meta.dirname, "..", "test-results", "bites");
const copy = join(results, "tree");
const report = join(results, "report.json");
const outputPath = join(results, "output.log");

/** Longer than any run of tests: a fault may leave one without an end. */
const longestRun = 20 * 60_000;

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string" }, again: { type: "boolean" }, head: { type: "boolean" } },
});

try {
  process.exitCode = runAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

interface Tests {
  readonly tree: string;
  readonly listed: readonly ListedFile[];
  readonly importers: Importers;
  /** Test files by whether they pass without a fault. */
  readonly arePassing: Map<string, boolean>;
}

function runAll(): number {
  const faults = askedFaults();
  ensureBrowser();
  const tree = copyTree(copy, { onlyHead: options.head ?? false });
  for (const fault of faults) plantedIn(textOf(fault), fault);
  const tests: Tests = { tree, listed: listTests(copy), importers: readImporters(copy), arePassing: new Map() };
  const verdicts = faults.map((fault) => keptVerdict(fault, tree) ?? judge(fault, tests));
  console.log(["", ...tableOf(verdicts)].join("\n"));
  return isEnough(verdicts) ? 0 : 1;
}

function askedFaults(): readonly Fault[] {
  const { only = "" } = options;
  const all = readFaults();
  const unknown = names.filter((name) => !all.some((fault) => fault.name === name));
  if (unknown.length > 0) throw new Error(`No fault is called ${unknown.join(", ")}`);
  const named = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  const faults = named.filter(({ name, file, breaks }) => [name, file, breaks].some((text) => text.includes(only)));
  if (faults.length === 0) throw new Error(`No fault has ${only} in its name, file or description`);
  return faults;
}

function keptVerdict(fault: Fault, tree: string): FaultVerdict | null {
  const path = join(results, `${fault.name}.json`);
  if (options.again || !existsSync(path)) return null;
  const verdict = JSON.parse(readFileSync(path, "utf8")) as FaultVerdict;
  return verdict.tree === tree && isDeepStrictEqual(verdict.fault, fault) ? verdict : null;
}

function judge(fault: Fault, tests: Tests): FaultVerdict {
  const began = Date.now();
  const failure = findBite(fault, tests);
  const verdict: FaultVerdict = {
    fault,
    tree: tests.tree,
    caughtBy: failure && { file: failure.file, title: failure.title },
    seconds: (Date.now() - began) / 1000,
  };
  writeFileSync(join(results, `${fault.name}.json`), `${JSON.stringify(verdict, null, 2)}\n`);
  console.log(tableOf([verdict])[0]);
  return verdict;
}

/** The first test that fails by the fault and passes without it. */
function findBite(fault: Fault, { listed, importers, arePassing }: Tests): TestResult | null {
  const stages = stagesOf(listed, { changed: fault.file, distances: importDistances(importers, fault.file) });
  // With `--head` a story that isn't committed stands in this tree alone.
  const stories = storyFiles(storiesOf(storyFolders, [fault.file])).filter((file) => existsSync(join(copy, file)));
  for (const stage of [...stages, stories]) {
    for (;;) {
      const files = stage.filter((file) => arePassing.get(file) !== false);
      const failure = files.length === 0 ? undefined : withFault(fault, () => firstFailure(files));
      if (!failure) break;
      // A run that crashed as a whole names no file: then all of them have to pass without the fault.
      const suspects = failure.file === "" ? files : [failure.file];
      const isBite = suspects.every((file) => arePassing.get(file)) || !firstFailure(suspects);
      if (!isBite && failure.file === "") throw new Error(`Tests crash without a fault, too: ${outputPath} says why`);
      for (const file of suspects) arePassing.set(file, isBite);
      if (isBite) return failure;
      console.log(`${fault.name}: fails without a fault, too: ${failure.file}`);
    }
  }
  return null;
}

function withFault<Outcome>(fault: Fault, run: () => Outcome): Outcome {
  const path = join(copy, fault.file);
  const text = textOf(fault);
  writeFileSync(path, plantedIn(text, fault));
  try {
    return run();
  } finally {
    writeFileSync(path, text);
  }
}

function textOf({ file }: Fault): string {
  return readFileSync(join(copy, file), "utf8");
}

/** Runs test files of the copy, all of one tool, until one fails. */
function firstFailure(files: readonly string[]): TestResult | undefined {
  rmSync(report, { force: true });
  const outcome = files.some((file) => file.startsWith("tests/e2e/")) ? runStories(files) : runVitest(files);
  const failure = outcome.find(({ status }) => status === "failed");
  return failure && { ...failure, file: fromRoot(failure.file) };
}

function runVitest(files: readonly string[]): readonly TestResult[] {
  const cache = `--fsModuleCachePath=${join(copy, ".cache", "modules")}`;
  const exitCode = run("vitest/vitest.mjs", ["run", "--bail", "1", cache, ...files]);
  return readResults(report, { tier: "vitest", exitCode, resultsOf: resultsOfVitest });
}

function runStories(files: readonly string[]): readonly TestResult[] {
  const exitCode = run("playwright/cli.js", [
    "test",
    "--project",
    "stories",
    "--max-failures=1",
    "--reporter=json",
    ...files,
  ]);
  return readResults(report, { tier: "stories", exitCode, resultsOf: resultsOfPlaywright });
}

/** As in CI, a database or a browser that can't be had is a failure: without it nothing would be caught. */
function run(script: string, args: readonly string[]): number {
  const output = openSync(outputPath, "a");
  const reports = { VITEST_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const { status } = spawnSync(process.execPath, [join(copy, "node_modules", script), ...args], {
    cwd: copy,
    env: { ...process.env, CI: "true", ...reports },
    stdio: ["ignore", output, output],
    timeout: longestRun,
  });
  closeSync(output);
  return status ?? 1;
}

/** Vitest names files from the disk's root, Playwright from its folder of stories. */
function fromRoot(file: string): string {
  if (file === "") return "";
  return isAbsolute(file) ? relative(copy, file).replaceAll("\\", "/") : `tests/e2e/${file}`;
}
