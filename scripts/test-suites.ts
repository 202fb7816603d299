/**
 * Every suite, one after the other: build, Vitest (units, architecture, components, the API), Playwright (stories).
 * Components, the API's tests and stories that failed run once more, alone, at the end: those that pass then are
 * unsteady, and named. The last line is `N passed, M failed` over all of them; test-results/verdict.json says the
 * same to programs.
 *
 *     npm test -- --shuffle 7   files, and the stories in them, in a random order: a whole number names it
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";

import { build } from "./build.ts";
import { ensureBrowser } from "./find-browser.ts";
import { hasGit, readCheckout } from "./git.ts";
import { runTool } from "./run-tool.ts";
import {
  failureLines,
  readResults,
  resultsOfPlaywright,
  resultsOfVitest,
  slowestLines,
  tierFailure,
  timesOfPlaywright,
  timesOfVitest,
  type FileTime,
  type TestResult,
} from "./test-report.ts";
import { chooseRerun, holdToBudget, judge, tierLines, type Tier, type Verdict } from "./test-verdict.ts";

const root = join(import.meta.dirname, "..");
const results = join(root, "test-results");
const strict = process.env.CI === "true" || process.env.CI === "1";

const { shuffle: seed } = parseArgs({ options: { shuffle: { type: "string" } } }).values;

const vitestReport = join(results, "vitest.json");
const playwrightReport = join(results, "playwright.json");

/** The runners' own arguments for that. */
const inRandomOrder = {
  vitest: seed === undefined ? [] : ["--sequence.shuffle.files", `--sequence.seed=${seed}`],
  stories: seed === undefined ? [] : ["--shuffle", seed],
};

const began = Date.now();
const minutes: Partial<Record<Tier, number>> = {};
const checkout = hasGit() ? readCheckout() : null;
const verdict = await runAll();
printVerdict(verdict);
writeVerdict(verdict);
process.exitCode = verdict.failures.length === 0 ? 0 : 1;

async function runAll(): Promise<Verdict> {
  mkdirSync(results, { recursive: true });
  // The verdicts of the long suite and of planted faults are kept by tree.
  for (const name of readdirSync(results).filter((each) => !["long", "bites"].includes(each))) {
    rmSync(join(results, name), { recursive: true, force: true });
  }
  const browser = ensureBrowser();
  const isBuilt = await timed("build", () => build({ onlyIfStale: true }));
  if (!isBuilt) return judge([tierFailure("build", "failed")], []);
  const vitest = await timed("vitest", () => runVitest(vitestReport, inRandomOrder.vitest));
  const stories = await timed("stories", () => runStoriesIn(browser));
  return judge([...vitest, ...stories], await timed("again", () => runAgain(vitest, stories)));
}

async function runAgain(vitest: readonly TestResult[], stories: readonly TestResult[]): Promise<TestResult[]> {
  const rerun = chooseRerun(vitest, stories);
  const files = rerun.vitestFiles.map((file) => join(root, file));
  if (files.length > 0 || rerun.stories) console.log("\nOnce more, alone, what failed:");
  return [
    ...(files.length > 0 ? await runVitest(join(results, "vitest-again.json"), [...files, "--maxWorkers", "1"]) : []),
    ...(rerun.stories ? await runStories(join(results, "playwright-again.json"), onlyFailedStories()) : []),
  ];
}

/** Into a folder of its own: Playwright empties it, and what the first run left there shows why a story failed. */
function onlyFailedStories(): readonly string[] {
  const lastRun = join(results, "e2e", ".last-run.json");
  return ["--last-failed", `--last-failed-file=${lastRun}`, `--output=${join(results, "e2e-again")}`, "--workers=1"];
}

async function runVitest(report: string, args: readonly string[] = []): Promise<TestResult[]> {
  const command = ["node_modules/vitest/vitest.mjs", "run", ...args] as const;
  const exitCode = await runTool(command, { VITEST_JSON_OUTPUT_FILE: report });
  const all = readResults(report, { tier: "vitest", exitCode, resultsOf: resultsOfVitest });
  return all.map((result) => ({ ...result, file: nameOf(result.file) }));
}

async function runStoriesIn(browser: string | null): Promise<TestResult[]> {
  if (browser !== null) return holdToBudget(await runStories(playwrightReport, inRandomOrder.stories));
  console.log("\n".concat("!".repeat(100)));
  console.log("NO BROWSER: none is installed, none could be downloaded. The browser suites DID NOT RUN.");
  console.log("Install Chromium or Chrome, or set CHROMIUM_PATH, and run npm test again.");
  console.log("!".repeat(100).concat("\n"));
  return [{ ...tierFailure("stories", "no browser"), status: strict ? "failed" : "skipped" }];
}

async function runStories(report: string, args: readonly string[] = []): Promise<TestResult[]> {
  const options = ["--project", "stories", "--reporter=list,json", ...args];
  const command = ["node_modules/playwright/cli.js", "test", ...options] as const;
  const exitCode = await runTool(command, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return readResults(report, { tier: "stories", exitCode, resultsOf: resultsOfPlaywright });
}

async function timed<Outcome>(tier: Tier, run: () => Promise<Outcome>): Promise<Outcome> {
  const start = Date.now();
  const outcome = await run();
  minutes[tier] = minutesSince(start);
  return outcome;
}

/** In minutes, with one decimal. */
function minutesSince(start: number): number {
  return Math.round((Date.now() - start) / 6000) / 10;
}

/** Last of all what failed and how many: a long run is read from its end. */
function printVerdict({ passed, skipped, failures, unsteady }: Verdict): void {
  printList("Time per tier:", tierLines(minutes));
  const times = [...readTimes(vitestReport, timesOfVitest), ...readTimes(playwrightReport, timesOfPlaywright)];
  printList(`What took longest, of ${minutesSince(began).toFixed(1)} minutes:`, slowestLines(times, 12));
  printList("Unsteady, failed and then passed alone:", unsteady);
  printList("What failed:", failures.flatMap(failureLines));
  if (skipped > 0) console.log(`${skipped} skipped`);
  console.log(`${passed} passed, ${failures.length} failed`);
}

function printList(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(["", title, ...lines].join("\n"));
}

/** One key a line: shell hooks read it with sed. */
function writeVerdict({ passed, failures, unsteady }: Verdict): void {
  const now = checkout && readCheckout();
  const content = {
    commit: checkout?.commit ?? null,
    // Also where files changed or were committed meanwhile: no commit is then what was tested.
    dirty: (checkout?.dirty ?? false) || (now?.dirty ?? false) || now?.commit !== checkout?.commit,
    passed,
    failed: failures.length,
    unsteady: unsteady.length,
    minutes: minutesSince(began),
    tiers: minutes,
    unsteadyTests: unsteady,
  };
  writeFileSync(join(results, "verdict.json"), `${JSON.stringify(content, null, 2)}\n`);
}

function nameOf(file: string): string {
  return file.startsWith(root) ? relative(root, file) : file;
}

function readTimes<Report>(path: string, timesOf: (report: Report) => FileTime[]): FileTime[] {
  if (!existsSync(path)) return [];
  const times = timesOf(JSON.parse(readFileSync(path, "utf8")) as Report);
  return times.map(({ file, duration }) => ({ file: nameOf(file), duration }));
}
