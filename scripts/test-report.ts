import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** A test that failed, and the words it failed with. `file` is empty where no file is to blame. */
export interface Failure {
  readonly file: string;
  readonly title: string;
  readonly why: string;
}

/** How one test ended. The `id` is its own within its file and the same in every run; `null` means the whole file. */
export interface TestResult extends Failure {
  readonly id: string | null;
  readonly status: "passed" | "failed" | "skipped";
}

/** A test file and how long it took, in ms: the wall's time, of whichever worker had it. */
export interface FileTime {
  readonly file: string;
  readonly duration: number;
}

interface VitestReport {
  readonly testResults: readonly VitestFile[];
  /** Outside of tests (scripts/whole-report.ts). */
  readonly errors?: readonly OutsideError[];
}

interface VitestFile {
  readonly name: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[];
  }[];
}

interface PlaywrightSpec {
  readonly id: string;
  readonly title: string;
  readonly tests: readonly {
    readonly status: string;
    readonly results: readonly { readonly duration: number; readonly error?: OutsideError }[];
  }[];
}

interface OutsideError {
  readonly message?: string;
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly OutsideError[];
}

/** A failure of a whole tier: it did not build, crashed, or had no browser. */
export function tierFailure(tier: string, why: string): TestResult {
  return { id: null, file: "", title: `${tier}: ${why}`, status: "failed", why: "" };
}

/**
 * Reads a tier's report from disk. A tier that ended badly without a failed test, or without a report at all, has one
 * failure: it crashed.
 */
export function readResults<Report>(
  path: string,
  { tier, exitCode, resultsOf }: { tier: string; exitCode: number; resultsOf: (report: Report) => TestResult[] },
): TestResult[] {
  if (!existsSync(path)) return [tierFailure(tier, "crashed, and left no report")];
  const results = resultsOf(JSON.parse(readFileSync(path, "utf8")) as Report);
  const isExplained = exitCode === 0 || results.some(({ status }) => status === "failed");
  return isExplained ? results : [...results, tierFailure(tier, "ended badly without a failed test")];
}

/**
 * The tests of a Vitest report, each file that failed without a failed test, since it or a hook did not load, and each
 * error outside of tests.
 */
export function resultsOfVitest({ testResults, errors = [] }: VitestReport): TestResult[] {
  return [...testResults.flatMap((file) => [...testsOf(file), ...fileFailure(file)]), ...outside("vitest", errors)];
}

function outside(tier: string, errors: readonly OutsideError[]): TestResult[] {
  return errors.map(({ message: why = "" }) => ({ ...tierFailure(tier, "outside the tests"), why }));
}

/** Tests of one file may share their whole name: those of a table. Their order tells them apart. */
function testsOf({ name: file, assertionResults }: VitestFile): TestResult[] {
  const seen = new Map<string, number>();
  return assertionResults.map(({ status, fullName: title, failureMessages = [] }) => {
    const count = (seen.get(title) ?? 0) + 1;
    seen.set(title, count);
    return { id: `${title} #${count}`, file, title, status: statusOf(status), why: failureMessages[0] ?? "" };
  });
}

function fileFailure({ name: file, status, message = "", assertionResults }: VitestFile): TestResult[] {
  if (status !== "failed" || assertionResults.some((test) => test.status === "failed")) return [];
  return [{ id: null, file, title: "did not load", status: "failed", why: message }];
}

/** The tests of a Playwright report, and each error outside of them: a set-up that broke is a failure too. */
export function resultsOfPlaywright({ suites, errors }: PlaywrightReport): TestResult[] {
  return [...suites.flatMap((suite) => specsOf(suite, [])), ...outside("stories", errors)];
}

function specsOf({ file, specs = [], suites = [] }: PlaywrightSuite, parents: readonly string[]): TestResult[] {
  const own = specs.flatMap(({ id, title, tests }) =>
    tests.map(({ status, results }) => ({
      id,
      file,
      title: [...parents, title].join(" › "),
      status: statusOf(status),
      why: results.at(-1)?.error?.message ?? "",
    })),
  );
  return [...own, ...suites.flatMap((suite) => specsOf(suite, [...parents, suite.title]))];
}

/** A status of Vitest or Playwright. What is neither known as good nor as left out has failed, so also a flaky test. */
function statusOf(status: string): TestResult["status"] {
  if (["passed", "expected"].includes(status)) return "passed";
  return ["skipped", "pending", "todo", "disabled"].includes(status) ? "skipped" : "failed";
}

/** How long each file of a Vitest run took. */
export function timesOfVitest({ testResults }: VitestReport): FileTime[] {
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

/** A failure in three lines at most: which test, and the first two lines of why, without a terminal's colours. */
export function failureLines(failure: Failure): string[] {
  const words = stripVTControlCharacters(failure.why)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return [nameOfTest(failure), ...words.slice(0, 2).map((line) => `    ${line.trim()}`)];
}

/** A test's name in a list of all of them. */
export function nameOfTest({ file, title }: Pick<Failure, "file" | "title">): string {
  return file === "" ? title : `${file} › ${title}`;
}
