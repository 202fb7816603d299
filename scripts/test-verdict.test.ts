import { describe, expect, test } from "vitest";

import { tierFailure, type TestResult } from "./test-report.ts";
import { chooseRerun, holdToBudget, judge, tierLines } from "./test-verdict.ts";

const api = "tests/integration/cart.test.ts";

const result = (status: TestResult["status"], id: string | null, file = api, why = ""): TestResult => {
  return { id, file, title: id ?? "did not load", status, why };
};

const titles = (failures: readonly { readonly title: string }[]) => failures.map(({ title }) => title);

test("more stories than the budget has are a failure", () => {
  const stories = Array.from({ length: 42 }, (_, index) => result("passed", `story ${index}`, "a.test.ts"));
  expect(holdToBudget(stories)).toEqual(stories);
  const more = [...stories, result("skipped", "one more", "b.test.ts")];
  expect(titles(judge(holdToBudget(more), []).failures)).toEqual(["stories: 43 are told, and the budget is 42"]);
});

describe("what runs again", () => {
  const failedIn = (file: string, id: string | null = "a") => result("failed", id, file);

  test("files of components and of the API that failed, each once, also those that did not load", () => {
    const component = "blocks/hero/hero.browser.test.tsx";
    const vitest = [
      failedIn(component, "a"),
      failedIn(component, "b"),
      failedIn(api, null),
      result("passed", "c", "d"),
    ];
    expect(chooseRerun(vitest, [])).toEqual({ vitestFiles: [component, api], stories: false });
  });

  test.each(["blocks/hero/hero.test.tsx", "tests/architecture/layers.test.ts", "server/tests/integration/a.test.ts"])(
    "never %s",
    (file) => {
      expect(chooseRerun([failedIn(file)], [])).toEqual({ vitestFiles: [], stories: false });
    },
  );

  test("stories, where one failed", () => {
    expect(chooseRerun([], [failedIn("visit.test.ts")])).toEqual({ vitestFiles: [], stories: true });
    expect(chooseRerun([], [result("passed", "a"), result("skipped", "b")])).toMatchObject({ stories: false });
  });

  test("nothing of a tier that crashed", () => {
    const none = { vitestFiles: [], stories: false };
    expect(chooseRerun([tierFailure("vitest", "crashed")], [tierFailure("stories", "crashed")])).toEqual(none);
  });

  test("nothing after more than twelve failures", () => {
    const failures = (count: number) => Array.from({ length: count }, (_, at) => failedIn(api, `${at}`));
    expect(chooseRerun(failures(11), [failedIn("visit.test.ts")])).toEqual({ vitestFiles: [api], stories: true });
    expect(chooseRerun(failures(12), [failedIn("visit.test.ts")])).toEqual({ vitestFiles: [], stories: false });
  });
});

describe("the verdict", () => {
  test("a run without failures", () => {
    const first = [result("passed", "a"), result("passed", "b"), result("skipped", "c")];
    expect(judge(first, [])).toEqual({ passed: 2, skipped: 1, failures: [], unsteady: [] });
  });

  test("a failed test that then passes is unsteady, and counts as passed", () => {
    const first = [result("failed", "a"), result("passed", "b")];
    const again = [result("passed", "a"), result("passed", "b")];
    expect(judge(first, again)).toEqual({ passed: 2, skipped: 0, failures: [], unsteady: [`${api} › a`] });
  });

  test("a test that fails twice failed, with its first words", () => {
    const first = [result("failed", "a", api, "first")];
    expect(judge(first, [result("failed", "a", api, "second")])).toEqual({
      passed: 0,
      skipped: 0,
      failures: first,
      unsteady: [],
    });
  });

  test.each([
    ["is missing", []],
    ["is skipped", [result("skipped", "a")]],
    ["has a neighbour that passes", [result("passed", "b")]],
    ["passes in another file", [result("passed", "a", "tests/integration/order.test.ts")]],
    ["passes in a file that then does not load", [result("passed", "a"), result("failed", null)]],
    ["has a tier that crashes", [tierFailure("vitest", "crashed")]],
  ])("a failed test that %s the second time stays failed", (_, again) => {
    expect(judge([result("failed", "a")], again)).toMatchObject({ passed: 0, unsteady: [] });
    expect(titles(judge([result("failed", "a")], again).failures)).toEqual(["a"]);
  });

  test("tests that had passed are not judged again", () => {
    const first = [result("failed", "a"), result("passed", "b")];
    const again = [result("passed", "a"), result("failed", "b")];
    expect(judge(first, again)).toMatchObject({ passed: 2, failures: [] });
  });

  test("a file that did not load is unsteady only if all of it then passes", () => {
    const first = [result("failed", null)];
    expect(judge(first, [result("passed", "a"), result("passed", "b")])).toMatchObject({ passed: 1, failures: [] });
    expect(titles(judge(first, [result("passed", "a"), result("failed", "b")]).failures)).toEqual(["did not load"]);
    expect(titles(judge(first, [result("failed", null)]).failures)).toEqual(["did not load"]);
  });

  test("a test that did not run because another one failed ends as it does the second time", () => {
    const first = [result("failed", "a"), result("skipped", "b"), result("skipped", "c"), result("skipped", "d")];
    const again = [result("passed", "a"), result("passed", "b"), result("failed", "c"), result("skipped", "d")];
    const { passed, skipped, failures, unsteady } = judge(first, again);
    expect({ passed, skipped, unsteady }).toEqual({ passed: 2, skipped: 1, unsteady: [`${api} › a`] });
    expect(titles(failures)).toEqual(["c"]);
  });

  test("more than three unsteady tests are one failure more", () => {
    const each = (status: TestResult["status"], ...ids: string[]) => ids.map((id) => result(status, id));
    const three = judge(each("failed", "a", "b", "c"), each("passed", "a", "b", "c"));
    expect(three).toMatchObject({ passed: 3, failures: [] });
    const four = judge(each("failed", "a", "b", "c", "d"), each("passed", "a", "b", "c", "d"));
    expect(four.passed).toBe(4);
    expect(titles(four.failures)).toEqual(["more than 3 unsteady tests"]);
  });
});

describe("time per tier", () => {
  test("each tier that ran stands beside its budget, and is named past twice of it", () => {
    expect(tierLines({ build: 0.3, vitest: 10, stories: 8.1, again: 0 })).toEqual([
      "  build     0.3 min of 0.5",
      "  vitest   10.0 min of 5",
      "  stories   8.1 min of 4: MORE THAN TWICE ITS BUDGET",
      "  again     0.0 min",
    ]);
  });
});
