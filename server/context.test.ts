import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, test } from "vitest";

import { fixedClock } from "./clock.ts";
import { appContext, onePerContext, runWithContext, type AppContext } from "./context.ts";
import { createAppContext } from "./create-context.ts";
import { attempt } from "./limits/attempt.ts";
import { purposes } from "./limits/purposes.ts";

test("what runs in a context has its own parts, and outside one there is nothing", async () => {
  const [one, other] = [makeContext(1), makeContext(2)];
  const seen = await Promise.all([one, other].map((context) => runWithContext(context, later)));
  expect(seen).toEqual([1, 2]);
  expect(() => appContext()).toThrow("Nothing is open here");
});

test("each context has one of a thing, made once", () => {
  let made = 0;
  const counter = onePerContext(() => (made += 1));
  const [one, other] = [makeContext(1), makeContext(2)];
  const read = (context: AppContext) => runWithContext(context, counter);
  expect([read(one), read(other), read(one), read(other)]).toEqual([1, 2, 1, 2]);
});

test("contexts count attempts apart", async () => {
  const [one, other] = [makeContext(1), makeContext(1)];
  const isAllowed = async (context: AppContext) =>
    (await runWithContext(context, () => attempt({ report: "192.0.2.1" }))).ok;
  for (let index = 0; index < purposes.report.attempts; index += 1) await isAllowed(one);
  expect([await isAllowed(one), await isAllowed(other)]).toEqual([false, true]);
});

test("a request on a socket that was opened outside runs in the context that is entered for it", async () => {
  const context = makeContext(7);
  const server = createServer((_request, response) => {
    void runWithContext(context, async () => response.end(String(await later())));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const [answer] = await once(get({ port, host: "127.0.0.1", agent: false }), "response");
  const [text] = await once(answer.setEncoding("utf8"), "data");
  server.close();
  expect(text).toBe("7");
});

async function later(): Promise<number> {
  await new Promise((resolve) => setImmediate(resolve));
  return appContext().clock.now();
}

/** A context that is told by its clock; nothing here asks its database. */
function makeContext(instant: number): AppContext {
  return createAppContext({ database: {} as AppContext["database"], mediaDir: "", clock: fixedClock(instant) });
}
