import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

import { expect, test } from "vitest";

import { listen } from "./listen.ts";

test("a drain answers what comes on kept-alive connections after the last running request", async () => {
  const { port, drain } = await listen({
    fetch: async ({ url }) => {
      if (url.endsWith("/slow")) await delay(50);
      return new Response("whole");
    },
    onUnreadable: () => new Response(null, { status: 400 }),
    host: "127.0.0.1",
    port: 0,
  });
  const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const ask = (agent: Agent, path: string): Promise<string> => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const asked = request({ host: "127.0.0.1", port, path, agent }, (answer) => {
      answer.resume().on("end", () => resolve(`${answer.statusCode} ${answer.headers.connection}`));
    });
    asked.on("error", ({ message }) => resolve(message)).end();
    return promise;
  };
  await Promise.all(agents.map((agent) => ask(agent, "/")));
  const slow = ask(new Agent(), "/slow");
  await delay(10);
  const drained = drain();
  const later = agents.map(async (agent, index) => {
    await delay(60 + index * 10);
    return ask(agent, "/");
  });
  expect(await slow).toMatch(/^200 /);
  expect(new Set(await Promise.all(later))).toEqual(new Set(["200 close"]));
  await drained;
});
