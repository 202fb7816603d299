import { expect, test } from "vitest";

import { readableLines } from "./log-lines.ts";
import { createLog } from "./log.ts";

async function logOf(terminal: { isTTY?: boolean; hasColors?: () => boolean }) {
  const lines: string[] = [];
  const destination = await readableLines({ ...terminal, write: (text) => lines.push(text) });
  return { lines, destination };
}

test("at a terminal a request is one readable line", async () => {
  const { lines, destination } = await logOf({ isTTY: true });
  const log = createLog({ destination });
  log.info({ id: "0123", method: "GET", route: "content 12", status: 200, ms: 3.1 }, "request");
  log.info({ id: "0123", method: "GET", route: "GET /news/{id}", status: 404, ms: 1 }, "request");
  log.info({ id: "0123", method: "GET", route: null, status: 404, ms: 1 }, "request");
  expect(lines.map((line) => line.replace(/^\[\d\d:\d\d:\d\d\] /, ""))).toEqual([
    "INFO: GET content 12 200 3.1 ms\n",
    "INFO: GET /news/{id} 404 1 ms\n",
    "INFO: GET /api/… 404 1 ms\n",
  ]);
});

test("at a terminal an error shows its stack, and secrets stay hidden", async () => {
  const { lines, destination } = await logOf({ isTTY: true });
  createLog({ destination }).error({ err: new Error("no disk"), token: "s3cret" }, "request failed");
  const text = lines.join("");
  expect(text).toMatch(/ERROR: request failed.*no disk/s);
  expect(text).toContain("at ");
  expect(text).toContain("[redacted]");
  expect(text).not.toContain("s3cret");
});

test("colours only where the terminal has them", async () => {
  for (const hasColors of [true, false]) {
    const { lines, destination } = await logOf({ isTTY: true, hasColors: () => hasColors });
    createLog({ destination }).info("open");
    expect(lines[0]?.includes("\u001B[")).toBe(hasColors);
  }
});

test("in a pipe the log stays pino's own JSON", async () => {
  expect((await logOf({})).destination).toBeUndefined();
});

test("a line of the log has its time in UTC, in milliseconds, and what happened", () => {
  const lines: string[] = [];
  const before = Date.now();
  createLog({ destination: { write: (line) => lines.push(line) } }).info(
    { route: "GET /news", status: 200 },
    "request",
  );
  const line = JSON.parse(lines.join("")) as { time: number };
  expect(line).toMatchObject({ level: 30, route: "GET /news", status: 200, msg: "request" });
  expect(line.time).toBeGreaterThanOrEqual(before);
  expect(line.time).toBeLessThanOrEqual(Date.now());
});

test("what comes from outside stays in its line: nobody writes another one, or to the terminal", async () => {
  const planted = 'x\r\n{"level":30,"msg":"login"}\u001B[2J\u2028';
  const lines: string[] = [];
  createLog({ destination: { write: (line) => lines.push(line) } }).warn({ message: planted }, planted);
  expect(lines.join("").match(/\n/g)).toHaveLength(1);
  expect(lines.join("")).not.toContain("\u001B");
  const [line = ""] = lines;
  expect(JSON.parse(line)).toMatchObject({ level: 40, message: expect.stringContaining('{"level":30,"msg":"login"}') });
  const terminal = await logOf({ isTTY: true });
  createLog({ destination: terminal.destination }).warn({ message: planted, err: new Error(planted) }, "said");
  expect(terminal.lines.join("")).not.toContain("\u001B");
  expect(
    terminal.lines
      .join("")
      .split("\n")
      .filter((each) => each.startsWith("{")),
  ).toEqual([]);
});
