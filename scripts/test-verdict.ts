import { nameOfTest, tierFailure, type Failure, type TestResult } from "./test-report.ts";

/** The parts of a run whose time is measured, in their order. */
export type Tier = "build" | "vitest" | "stories" | "again";

/** What a tier may take on two cores, in minutes. Vitest's is that of units, architecture, components and the API. */
const budgets: Readonly<Partial<Record<Tier, number>>> = { build: 0.5, vitest: 5, stories: 4 };

/** With more failures than these the code is at fault, not a slow machine: none runs a second time. */
const maxRerun = 12;

/** With more unsteady tests than these a run is not to be believed, and fails. */
const maxUnsteady = 3;

/** How many stories `npm test` tells: a new one takes the place of another, or is asked at a lower tier (tests/README.md). */
const maxStories = 42;

/** The files whose tests may fail for the machine's sake: they drive browsers and databases. Paths from the root. */
const rerunnable = /\.browser\.test\.tsx$|^tests[\\/]integration[\\/]/;

/** What the runs of all tiers came to. */
export interface Verdict {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Names of the tests that failed and passed when they ran once more, alone ("flaky" elsewhere). */
  readonly unsteady: readonly string[];
}

/** The tests that run a second time: Vitest's by file, and whether there are stories. */
export interface Rerun {
  readonly vitestFiles: readonly string[];
  readonly stories: boolean;
}

/** Chooses what runs a second time. Units never do, nor does a tier that crashed; a broken run has none at all. */
export function chooseRerun(vitest: readonly TestResult[], stories: readonly TestResult[]): Rerun {
  const failedTests = failed(vitest);
  const failedStories = failed(stories);
  if (failedTests.length + failedStories.length > maxRerun) return { vitestFiles: [], stories: false };
  const files = failedTests.map(({ file }) => file).filter((file) => rerunnable.test(file));
  return { vitestFiles: [...new Set(files)], stories: failedStories.some(({ file }) => file !== "") };
}

/** The results of the stories, with a failure where there are more of them than the budget has. */
export function holdToBudget(stories: readonly TestResult[]): TestResult[] {
  const told = stories.filter(({ id }) => id !== null).length;
  if (told <= maxStories) return [...stories];
  return [...stories, tierFailure("stories", `${told} are told, and the budget is ${maxStories}`)];
}

function failed(results: readonly TestResult[]): readonly TestResult[] {
  return results.filter(({ status }) => status === "failed");
}

/**
 * Judges the first run with the help of the second one, which says nothing about tests that had passed. A failed test
 * is unsteady if it passed there, and else stays failed with its first words. A test that had not run, because another
 * one failed before it, ends as it did in the second run.
 */
export function judge(first: readonly TestResult[], again: readonly TestResult[]): Verdict {
  const settled = first.map((result) => settle(result, again));
  const unsteady = settled.filter(({ status }) => status === "unsteady").map((result) => nameOfTest(result));
  const tooMany =
    unsteady.length > maxUnsteady ? [{ file: "", title: `more than ${maxUnsteady} unsteady tests`, why: "" }] : [];
  return {
    passed: settled.filter(({ status }) => status === "passed").length + unsteady.length,
    skipped: settled.filter(({ status }) => status === "skipped").length,
    failures: [...settled.filter(({ status }) => status === "failed"), ...tooMany],
    unsteady,
  };
}

type Settled = Omit<TestResult, "status"> & { readonly status: TestResult["status"] | "unsteady" };

function settle(result: TestResult, again: readonly TestResult[]): Settled {
  switch (result.status) {
    case "passed":
      return result;
    case "skipped":
      return again.find((other) => other.file === result.file && other.id === result.id) ?? result;
    case "failed":
      return hasPassed(result, again) ? { ...result, status: "unsteady" } : result;
  }
}

/** Whether a test, or all of a file that had not loaded, passed. A file that does not load takes its tests with it. */
function hasPassed({ file, id }: TestResult, again: readonly TestResult[]): boolean {
  const own = again.filter((other) => other.file === file && (other.id === id || other.id === null || id === null));
  return own.some(({ status }) => status === "passed") && own.every(({ status }) => status !== "failed");
}

/** A line for each tier that ran: its minutes beside its budget. Twice the budget is worth a word, not a failure. */
export function tierLines(minutes: Readonly<Partial<Record<Tier, number>>>): string[] {
  return Object.entries(minutes).map(([tier, taken]) => {
    const budget = budgets[tier as Tier];
    const line = `  ${tier.padEnd(8)}${taken.toFixed(1).padStart(5)} min`;
    if (budget === undefined) return line;
    return `${line} of ${budget}${taken > 2 * budget ? ": MORE THAN TWICE ITS BUDGET" : ""}`;
  });
}
