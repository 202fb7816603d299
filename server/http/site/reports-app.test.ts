import { expect, test } from "vitest";

import { fixedClock } from "#server/clock.ts";
import { runWithContext, type AppContext } from "#server/context.ts";
import { createAppContext } from "#server/create-context.ts";

import { createLog } from "../request/log.ts";
import { createReportsApp } from "./reports-app.ts";

function setUp() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ destination: { write: (line) => void lines.push(JSON.parse(line)) } });
  // Reports ask no database.
  const context = createAppContext({ database: {} as AppContext["database"], mediaDir: "", clock: fixedClock(0) });
  const app = createReportsApp({ addressOf: () => "192.0.2.1", log });
  const send = async (body: string, type = "application/json"): Promise<Response> => {
    const init = { method: "POST", body, headers: { "content-type": type } };
    return await runWithContext(context, async () => app.request("/_report", init));
  };
  const post = async (body: string, type?: string): Promise<number> => (await send(body, type)).status;
  return { lines, post, send };
}

const report = { island: "letter", message: "Error: planted", path: "/newsletter" };

test("a failed island is a line of the log, cut to size", async () => {
  const { lines, post } = setUp();
  expect(await post(JSON.stringify({ ...report, message: "x".repeat(2000), more: 1 }))).toBe(204);
  expect(lines).toEqual([
    expect.objectContaining({ island: "letter", page: "unknown", report: "x".repeat(500), level: 40 }),
  ]);
  expect(lines[0]).not.toHaveProperty("more");
});

test.each(["letter", "frame/letter", "order-result.wait", "frame/cart.totals-3"])(
  "an island that is called %s is told of, a block's own or one in its view",
  async (island) => {
    const { lines, post } = setUp();
    expect(await post(JSON.stringify({ ...report, island }))).toBe(204);
    expect(lines).toMatchObject([{ island }]);
  },
);

test("a report's own words are scrubbed, its path is not told", async () => {
  const { lines, post } = setUp();
  const message = "TypeError at https://site.test/reset?token=abc for anna@clos.example";
  expect(await post(JSON.stringify({ ...report, message, path: "/password/reset/abc" }))).toBe(204);
  expect(lines[0]).toMatchObject({ report: "TypeError at https://site.test/reset?… for [e-mail]" });
  expect(JSON.stringify(lines)).not.toContain("/password");
  expect(await post(JSON.stringify({ ...report, island: "anna@clos.example" }))).toBe(400);
});

test.each([
  ["nothing", "", "application/json", 400],
  ["no report", JSON.stringify({ island: 1 }), "application/json", 400],
  ["more than a report", JSON.stringify({ ...report, more: "x".repeat(5000) }), "application/json", 400],
  ["a form that another site posts", "island=x", "text/plain", 415],
])("%s is refused and logged by nobody", async (_what, body, type, status) => {
  const { lines, post } = setUp();
  expect(await post(body, type)).toBe(status);
  expect(lines).toEqual([]);
});

test("one visitor fills no log, and is told when to come again", async () => {
  const { lines, post, send } = setUp();
  const statuses: number[] = [];
  for (let count = 0; count < 25; count += 1) statuses.push(await post(JSON.stringify(report)));
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(lines).toHaveLength(20);
  expect((await send(JSON.stringify(report))).headers.get("retry-after")).toBe("60");
});
