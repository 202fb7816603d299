import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { sumTallies, tallyPlaywright, tallySuite, tallyVitest } from "./test-report.ts";

const file = (status: string, ...statuses: string[]) => ({
  status,
  assertionResults: statuses.map((each) => ({ status: each })),
});

describe("counting test reports", () => {
  test("a test file that did not load is one failure", () => {
    const report = { testResults: [file("passed", "passed", "passed"), file("failed")] };
    expect(tallyVitest(report)).toEqual({ passed: 2, failed: 1, skipped: 0 });
  });

  test("a failed test is counted once, not again for its file", () => {
    const report = { testResults: [file("failed", "passed", "failed", "pending")] };
    expect(tallyVitest(report)).toEqual({ passed: 1, failed: 1, skipped: 1 });
  });

  test("an error outside Playwright's tests is a failure", () => {
    const stats = { expected: 3, unexpected: 1, flaky: 0, skipped: 2 };
    expect(tallyPlaywright({ errors: [{}], stats })).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  test("a suite that left no report, or ended badly without a failed test, crashed", () => {
    const folder = mkdtempSync(join(tmpdir(), "report-"));
    const path = join(folder, "vitest.json");
    expect(tallySuite(path, 0, tallyVitest)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    writeFileSync(path, JSON.stringify({ testResults: [file("passed", "passed")] }));
    expect(tallySuite(path, 0, tallyVitest)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(tallySuite(path, 1, tallyVitest)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test("suites add up", () => {
    const sum = sumTallies([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]);
    expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33 });
  });
});
