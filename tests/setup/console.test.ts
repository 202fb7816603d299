import { describe, expect, test } from "vitest";

import { expectConsole, recordConsole, takeConsoleProblems } from "./expected-console.ts";

describe("the console in tests", () => {
  test("an unexpected error is a problem", () => {
    recordConsole("error", "Each child in a list should have a unique key");
    expect(takeConsoleProblems()).toEqual(["console.error: Each child in a list should have a unique key"]);
  });

  test("an expected warning is swallowed, however often it comes", () => {
    expectConsole("warn", /locale file/);
    console.warn("missing locale file %s", "de_DE");
    console.warn("missing locale file %s", "it_IT");
    expect(takeConsoleProblems()).toEqual([]);
  });

  test("an expectation that nothing met is a problem, and the kinds are kept apart", () => {
    expectConsole("warn", /locale/);
    recordConsole("error", "locale");
    expect(takeConsoleProblems()).toEqual([
      "console.error: locale",
      "expected console.warn to be called with /locale/",
    ]);
  });
});
