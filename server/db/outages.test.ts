import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

import { describe, expect, test } from "vitest";

import { DatabaseAway, DatabaseBusy, Overtaken } from "./database-error.ts";
import { isOutage, isTransient, outageOf } from "./outages.ts";

describe("the table of outages", () => {
  test.each([
    ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOSPC", "EIO", "ENOTFOUND"],
    ...[
      "08006",
      "08P01",
      "53100",
      "53300",
      "57P01",
      "57P02",
      "57P03",
      "57P05",
      "57014",
      "55P03",
      "25P03",
      "58030",
      "XX001",
    ],
  ])("%s means that it can't be done now", (code) => {
    expect(outageOf(withCode(code))).toBe("away");
    expect(isOutage(new Error("outer", { cause: new Error("middle", { cause: withCode(code) }) }))).toBe(true);
  });

  test.each(["40001", "40P01"])("%s means that the same work done anew may succeed", (code) => {
    expect(isTransient(withCode(code))).toBe(true);
    expect(outageOf(new DatabaseBusy(withCode(code)))).toBe("conflict");
  });

  test.each([
    "timeout exceeded when trying to connect",
    "Connection terminated due to connection timeout",
    "Connection terminated unexpectedly",
    "Query read timeout",
    "Client has encountered a connection error and is not queryable",
  ])("what the driver says without a code: %s", (words) => {
    expect(outageOf(new Error(words))).toBe("away");
    expect(outageOf(new Error(`${words} or so`))).toBeNull();
  });

  test.each([
    [5, "conflict"],
    [261, "conflict"],
    [517, "conflict"],
    [10, "away"],
    [778, "away"],
    [11, "away"],
    [13, "away"],
    [14, "away"],
    [26, "away"],
    [1032, "away"],
    [8, null],
    [1, null],
    [2067, null],
  ])("SQLite's result code %i is %s", (errcode, outage) => {
    expect(outageOf(Object.assign(new Error("x"), { code: "ERR_SQLITE_ERROR", errcode }))).toBe(outage);
  });

  test("a server's own socket that isn't there is an outage, a file that isn't there is not", () => {
    expect(outageOf(Object.assign(withCode("ENOENT"), { syscall: "connect" }))).toBe("away");
    expect(outageOf(Object.assign(withCode("ENOENT"), { syscall: "open" }))).toBeNull();
  });

  test("our own words for it", () => {
    expect(outageOf(new DatabaseAway("too long"))).toBe("away");
    expect(outageOf(new Overtaken("they were first"))).toBe("conflict");
  });
});

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
  [withCode("23505")],
  [withCode("25006")],
  [withCode("42P01")],
  [withCode("ENOENT")],
])("%j is no outage", (error) => {
  expect(isOutage(error)).toBe(false);
});

function withCode(code: string): Error {
  return Object.assign(new Error("x"), { code });
}

function errorOf(work: () => void): unknown {
  try {
    work();
    return null;
  } catch (error) {
    return error;
  }
}
