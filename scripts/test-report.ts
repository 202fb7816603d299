import { existsSync, readFileSync } from "node:fs";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly errors: readonly unknown[];
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

/** Adds up suites. */
export function sumTallies(tallies: readonly Tally[]): Tally {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}
