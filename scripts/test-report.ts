import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A test file and how long it took, in ms: the wall's time, of whichever worker had it. */
export interface FileTime {
  readonly file: string;
  readonly duration: number;
}

/** A test that failed, and the words it failed with. */
export interface Failure {
  readonly file: string;
  readonly title: string;
  readonly why: string;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName?: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSpec {
  readonly title?: string;
  readonly tests: readonly {
    readonly status?: string;
    readonly results: readonly { readonly duration: number; readonly error?: PlaywrightError }[];
  }[];
}

interface PlaywrightError {
  readonly message?: string;
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly PlaywrightError[];
  readonly stats: Readonly<Record<"expected" | "unexpected" | "flaky" | "skipped", number>>;
}

/** Counts a Vitest JSON report. A file that failed without a failed test (it did not load) is one failure. */
export function tallyVitest(report: VitestReport): Tally {
  const count = (statuses: readonly string[]) =>
    report.testResults.flatMap((file) => file.assertionResults).filter(({ status }) => statuses.includes(status))
      .length;
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed"),
  );
  return {
    passed: count(["passed"]),
    failed: count(["failed"]) + broken.length,
    skipped: count(["skipped", "pending", "todo", "disabled"]),
  };
}

/** Counts a Playwright JSON report. Errors outside tests (a set-up that broke) are failures too. */
export function tallyPlaywright({ errors, stats }: PlaywrightReport): Tally {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

/**
 * Reads a suite's report from disk. A suite that ended badly without a failed test, or without a report at all,
 * counts as one failure: it crashed.
 */
export function tallySuite<Report>(path: string, exitCode: number, tally: (report: Report) => Tally): Tally {
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const counted = tally(JSON.parse(readFileSync(path, "utf8")) as Report);
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** How long each file of a Vitest run took. */
export function timesOfVitest({ testResults }: Pick<VitestReport, "testResults">): FileTime[] {
  return testResults.map(({ name, startTime, endTime }) => ({ file: name, duration: endTime - startTime }));
}

/** How long each file of a Playwright run took. */
export function timesOfPlaywright({ suites }: Pick<PlaywrightReport, "suites">): FileTime[] {
  return suites.map((suite) => ({ file: suite.file, duration: durationOf(suite) }));
}

function durationOf({ specs = [], suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return own + suites.reduce((sum, suite) => sum + durationOf(suite), 0);
}

/** The files that took longest, a line each, the longest first. */
export function slowestLines(times: readonly FileTime[], count: number): string[] {
  const longest = times.toSorted((one, other) => other.duration - one.duration).slice(0, count);
  return longest.map(({ file, duration }) => `${(duration / 1000).toFixed(1).padStart(7)} s  ${file}`);
}

/** What failed in a Vitest run, an entry for each test, or for a file that did not load. */
export function failuresOfVitest({ testResults }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, status, message = "", assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [{ file: name, title: "did not load", why: message }];
    return failed.map(({ fullName = "", failureMessages }) => ({
      file: name,
      title: fullName,
      why: failureMessages?.[0] ?? "",
    }));
  });
}

/** What failed in a Playwright run, an entry for each test and for each error outside of them. */
export function failuresOfPlaywright({ suites, errors }: Omit<PlaywrightReport, "stats">): Failure[] {
  const outside = errors.map(({ message = "" }) => ({ file: "", title: "outside the tests", why: message }));
  return [...suites.flatMap((suite) => failuresIn(suite)), ...outside];
}

function failuresIn({ file, specs = [], suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title = "", tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ results }) => ({ file, title, why: results.at(-1)?.error?.message ?? "" })),
  );
  return [...own, ...suites.flatMap((suite) => failuresIn(suite))];
}

/** A failure in two lines: which test, and the first two lines of why, without the colours of a terminal. */
export function failureLines({ file, title, why }: Failure): string[] {
  const words = stripVTControlCharacters(why)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return [`${file} › ${title}`, ...words.slice(0, 2).map((line) => `    ${line.trim()}`)];
}

/** Adds up suites. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}
