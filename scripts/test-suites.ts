/**
 * Every suite, one after the other: build, Vitest (unit, integration, architecture), Playwright (e2e).
 * The last line is `N passed, M failed` over all of them. Arguments: none.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";

import { build } from "./build.ts";
import { ensureBrowser } from "./find-browser.ts";
import {
  failureLines,
  failuresOfPlaywright,
  failuresOfVitest,
  slowestLines,
  sumTallies,
  tallyPlaywright,
  tallySuite,
  tallyVitest,
  timesOfPlaywright,
  timesOfVitest,
  type Tally,
} from "./test-report.ts";

const root = join(import.meta.dirname, "..");
const results = join(root, "test-results");
const strict = process.env.CI === "true" || process.env.CI === "1";

const vitestReport = join(results, "vitest.json");
const playwrightReport = join(results, "playwright.json");

const began = Date.now();
const tallies = await runAll();
printSlowest();
printFailures();
const { passed, failed, skipped } = sumTallies(tallies);
if (skipped > 0) console.log(`${skipped} skipped`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function runAll(): Promise<Tally[]> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const browser = ensureBrowser();
  if (!(await build({ onlyIfStale: true }))) return [crash];
  const vitest = await runVitest();
  return [vitest, await runBrowserSuites(browser)];
}

const crash: Tally = { passed: 0, failed: 1, skipped: 0 };

async function runVitest(): Promise<Tally> {
  const env = { VITEST_JSON_OUTPUT_FILE: vitestReport };
  return tallySuite(vitestReport, await runTool("vitest/vitest.mjs", ["run"], env), tallyVitest);
}

async function runBrowserSuites(browser: string | null): Promise<Tally> {
  if (browser === null) {
    console.log("\n".concat("!".repeat(100)));
    console.log("NO BROWSER: none is installed, none could be downloaded. The browser suites DID NOT RUN.");
    console.log("Install Chromium or Chrome, or set CHROMIUM_PATH, and run npm test again.");
    console.log("!".repeat(100).concat("\n"));
    return strict ? crash : { passed: 0, failed: 0, skipped: 1 };
  }
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  const code = await runTool("playwright/cli.js", ["test", "--reporter=list,json"], env);
  return tallySuite(playwrightReport, code, tallyPlaywright);
}

function printSlowest(): void {
  const times = [...read(vitestReport, timesOfVitest), ...read(playwrightReport, timesOfPlaywright)];
  const named = times.map(({ file, duration }) => ({ file: nameOf(file), duration }));
  console.log(`\nWhat took longest, of ${((Date.now() - began) / 60_000).toFixed(1)} minutes:`);
  for (const line of slowestLines(named, 12)) console.log(line);
}

/** Once more at the very end: whoever reads a long run from below finds what failed without looking for it. */
function printFailures(): void {
  const failures = [...read(vitestReport, failuresOfVitest), ...read(playwrightReport, failuresOfPlaywright)];
  if (failures.length === 0) return;
  console.log("\nWhat failed:");
  for (const failure of failures) {
    for (const line of failureLines({ ...failure, file: nameOf(failure.file) })) console.log(line);
  }
}

function nameOf(file: string): string {
  return file.startsWith(root) ? relative(root, file) : file;
}

function read<Report, Entry>(path: string, entriesOf: (report: Report) => Entry[]): Entry[] {
  return existsSync(path) ? entriesOf(JSON.parse(readFileSync(path, "utf8")) as Report) : [];
}

function runTool(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const path = join(root, "node_modules", script);
  const child = spawn(process.execPath, [path, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
