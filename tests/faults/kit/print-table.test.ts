import { expect, test } from "vitest";

import { tableOf } from "./print-table.ts";

const outcome = { drill: "floods/pipelining", what: "the process lives", held: true, seen: "" };

test("the table counts by area and says in words what didn't hold", () => {
  const failed = { ...outcome, drill: "disk/full", what: "a write is a 503", held: false, seen: "500" };
  const table = tableOf(
    [outcome, outcome, failed, failed],
    new Map([
      ["floods", 12_400],
      ["disk", 900],
    ]),
  );
  expect(table.split("\n")).toEqual([
    "area      tried  held  time",
    "--------  -----  ----  ----",
    "floods        2     2  12 s",
    "disk          2     0   1 s",
    "--------  -----  ----  ----",
    "together      4     2  13 s",
    "",
    "What didn't hold, and how to try it alone:",
    "  disk/full: a write is a 503 (2 times): 500",
    "    npm run verify:faults disk/full",
  ]);
});

test("says so when everything held", () => {
  expect(tableOf([outcome], new Map())).toMatch(/\n\nEverything held\.$/);
});
