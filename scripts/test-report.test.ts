import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

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
} from "./test-report.ts";

const file = (status: string, ...statuses: string[]) => ({
  name: "/estate/one.test.ts",
  startTime: 1000,
  endTime: 2500,
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
    expect(tallyPlaywright({ suites: [], errors: [{}], stats })).toEqual({ passed: 3, failed: 2, skipped: 2 });
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

describe("what took longest", () => {
  test("a file of Vitest takes from its start to its end", () => {
    expect(timesOfVitest({ testResults: [file("passed")] })).toEqual([{ file: "/estate/one.test.ts", duration: 1500 }]);
  });

  test("a file of Playwright takes what its tests take, also those in describe blocks", () => {
    const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
    const suite = {
      file: "a.test.ts",
      specs: [spec(10), spec(20, 30)],
      suites: [{ file: "a.test.ts", specs: [spec(5)] }],
    };
    expect(timesOfPlaywright({ suites: [suite] })).toEqual([{ file: "a.test.ts", duration: 65 }]);
  });

  test("the longest come first", () => {
    const times = [
      { file: "a", duration: 1000 },
      { file: "b", duration: 12_340 },
      { file: "c", duration: 2000 },
    ];
    expect(slowestLines(times, 2)).toEqual(["   12.3 s  b", "    2.0 s  c"]);
  });
});

describe("what failed", () => {
  test("a failed test of Vitest by its name, a file that did not load by itself", () => {
    const assertionResults = [
      { status: "passed", fullName: "a holds" },
      { status: "failed", fullName: "b holds", failureMessages: ["expected 1"] },
    ];
    const testResults = [
      { ...file("failed"), assertionResults },
      { ...file("failed"), message: "no such module" },
    ];
    expect(failuresOfVitest({ testResults })).toEqual([
      { file: "/estate/one.test.ts", title: "b holds", why: "expected 1" },
      { file: "/estate/one.test.ts", title: "did not load", why: "no such module" },
    ]);
  });

  test("a failed test of Playwright, also in describe blocks, and errors outside", () => {
    const spec = (title: string, status: string, message: string) => ({
      title,
      tests: [{ status, results: [{ duration: 1, error: { message } }] }],
    });
    const inner = { file: "a.test.ts", specs: [spec("no", "unexpected", "not seen"), spec("yes", "expected", "")] };
    expect(
      failuresOfPlaywright({ suites: [{ file: "a.test.ts", suites: [inner] }], errors: [{ message: "broke" }] }),
    ).toEqual([
      { file: "a.test.ts", title: "no", why: "not seen" },
      { file: "", title: "outside the tests", why: "broke" },
    ]);
  });

  test("told without colours, with two lines of why", () => {
    const why = "\u001B[31mexpected 1\u001B[39m\n\n  to be 2\n  at one.test.ts";
    expect(failureLines({ file: "one.test.ts", title: "holds", why })).toEqual([
      "one.test.ts › holds",
      "    expected 1",
      "    to be 2",
    ]);
  });
});
