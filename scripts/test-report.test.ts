import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, onTestFinished, test } from "vitest";

import {
  failureLines,
  readResults,
  resultsOfPlaywright,
  resultsOfVitest,
  slowestLines,
  timesOfPlaywright,
  timesOfVitest,
} from "./test-report.ts";

const name = "/estate/one.test.ts";

const file = (status: string, ...tests: readonly (readonly [status: string, fullName: string, why?: string])[]) => ({
  name,
  startTime: 1000,
  endTime: 2500,
  status,
  assertionResults: tests.map(([each, fullName, why]) => ({
    status: each,
    fullName,
    ...(why === undefined ? {} : { failureMessages: [why] }),
  })),
});

describe("results of Vitest", () => {
  test("a test is passed, failed with its words, or skipped", () => {
    const report = {
      testResults: [file("failed", ["passed", "a"], ["failed", "b", "expected 1"], ["pending", "c"], ["todo", "d"])],
    };
    expect(resultsOfVitest(report)).toEqual([
      { id: "a #1", file: name, title: "a", status: "passed", why: "" },
      { id: "b #1", file: name, title: "b", status: "failed", why: "expected 1" },
      { id: "c #1", file: name, title: "c", status: "skipped", why: "" },
      { id: "d #1", file: name, title: "d", status: "skipped", why: "" },
    ]);
  });

  test("a file that did not load is one failure", () => {
    const report = { testResults: [{ ...file("failed"), message: "no such module" }] };
    expect(resultsOfVitest(report)).toEqual([
      { id: null, file: name, title: "did not load", status: "failed", why: "no such module" },
    ]);
  });

  test("an error outside the tests is a failure of no file", () => {
    expect(resultsOfVitest({ testResults: [], errors: [{ message: "broke" }] })).toEqual([
      { id: null, file: "", title: "vitest: outside the tests", status: "failed", why: "broke" },
    ]);
  });

  test("tests of one name are told apart by their order", () => {
    const report = { testResults: [file("passed", ["passed", "a"], ["passed", "b"], ["passed", "a"])] };
    expect(resultsOfVitest(report).map(({ id }) => id)).toEqual(["a #1", "b #1", "a #2"]);
  });
});

describe("results of Playwright", () => {
  const spec = (id: string, status: string, message: string) => ({
    id,
    title: `story ${id}`,
    tests: [{ status, results: [{ duration: 1, error: { message } }] }],
  });

  test("a test is called by its describe blocks too, and keeps Playwright's own id", () => {
    const inner = { title: "at the bar", file: "a.test.ts", specs: [spec("x", "unexpected", "not seen")] };
    const suites = [{ title: "a.test.ts", file: "a.test.ts", specs: [spec("y", "expected", "")], suites: [inner] }];
    expect(resultsOfPlaywright({ suites, errors: [] })).toEqual([
      { id: "y", file: "a.test.ts", title: "story y", status: "passed", why: "" },
      { id: "x", file: "a.test.ts", title: "at the bar › story x", status: "failed", why: "not seen" },
    ]);
  });

  test("a skipped test is skipped, a flaky one has failed", () => {
    const specs = [spec("x", "skipped", ""), spec("y", "flaky", "")];
    const results = resultsOfPlaywright({ suites: [{ title: "a.test.ts", file: "a.test.ts", specs }], errors: [] });
    expect(results.map(({ status }) => status)).toEqual(["skipped", "failed"]);
  });

  test("an error outside the tests is a failure of no file", () => {
    expect(resultsOfPlaywright({ suites: [], errors: [{ message: "broke" }] })).toEqual([
      { id: null, file: "", title: "stories: outside the tests", status: "failed", why: "broke" },
    ]);
  });
});

describe("reading a report", () => {
  const read = (path: string, exitCode: number) =>
    readResults(path, { tier: "vitest", exitCode, resultsOf: resultsOfVitest }).map(({ title, status }) => [
      title,
      status,
    ]);

  test("a tier that left no report, or ended badly without a failed test, crashed", () => {
    const folder = mkdtempSync(join(tmpdir(), "report-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, "vitest.json");
    expect(read(path, 0)).toEqual([["vitest: crashed, and left no report", "failed"]]);
    writeFileSync(path, JSON.stringify({ testResults: [file("passed", ["passed", "a"])] }));
    expect(read(path, 0)).toEqual([["a", "passed"]]);
    expect(read(path, 1)).toEqual([
      ["a", "passed"],
      ["vitest: ended badly without a failed test", "failed"],
    ]);
    writeFileSync(path, JSON.stringify({ testResults: [file("failed", ["failed", "a"])] }));
    expect(read(path, 1)).toEqual([["a", "failed"]]);
  });
});

describe("what took longest", () => {
  test("a file of Vitest takes from its start to its end", () => {
    expect(timesOfVitest({ testResults: [file("passed")] })).toEqual([{ file: name, duration: 1500 }]);
  });

  test("a file of Playwright takes what its tests take, also those in describe blocks", () => {
    const spec = (...durations: number[]) => ({
      id: "x",
      title: "story",
      tests: [{ status: "expected", results: durations.map((duration) => ({ duration })) }],
    });
    const inner = { title: "at the bar", file: "a.test.ts", specs: [spec(5)] };
    const suite = { title: "a.test.ts", file: "a.test.ts", specs: [spec(10), spec(20, 30)], suites: [inner] };
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
  test("a failure is printed without colours, with two lines of why", () => {
    const why = "\u001B[31mexpected 1\u001B[39m\n\n  to be 2\n  at one.test.ts";
    expect(failureLines({ file: "one.test.ts", title: "holds", why })).toEqual([
      "one.test.ts › holds",
      "    expected 1",
      "    to be 2",
    ]);
  });

  test("a failure of no file is printed by its title alone", () => {
    expect(failureLines({ file: "", title: "build: failed", why: "" })).toEqual(["build: failed"]);
  });
});
