import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { expect, test } from "vitest";

import { isOutage } from "./outage.ts";

test.each(["ECONNREFUSED", "ENOSPC", "53300", "57P01", "40001", "40P01", "57014"])(
  "%s means that it can't be done now",
  (code) => {
    expect(isOutage(Object.assign(new Error("x"), { code }))).toBe(true);
    expect(
      isOutage(new Error("outer", { cause: new Error("middle", { cause: Object.assign(new Error(), { code }) }) })),
    ).toBe(true);
  },
);

test("a database that is locked by somebody else is an outage, a wrong statement is our fault", () => {
  const folder = mkdtempSync(join(tmpdir(), "outage-"));
  const [one, other] = [0, 1].map(() => new DatabaseSync(join(folder, "a.sqlite"), { timeout: 0 }));
  try {
    one?.exec("begin immediate");
    expect(isOutage(errorOf(() => other?.exec("begin immediate")))).toBe(true);
    expect(isOutage(errorOf(() => other?.exec("selct 1")))).toBe(false);
  } finally {
    one?.close();
    other?.close();
    rmSync(folder, { recursive: true });
  }
});

test.each([
  [new TypeError("x is undefined")],
  [null],
  ["ECONNREFUSED"],
  [Object.assign(new Error(), { code: "23505" })],
])("%j is no outage", (error) => {
  expect(isOutage(error)).toBe(false);
});

function errorOf(work: () => void): unknown {
  try {
    work();
    return null;
  } catch (error) {
    return error;
  }
}
