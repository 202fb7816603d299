import { createServer, type AddressInfo, type Socket } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { isOutage } from "../outages.ts";

import { postgresPool } from "./postgres-dialect.ts";

/** Listens, and never says a word: as a server that was stopped, whose system still takes connections. */
async function silentServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on("error", () => {})));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { sockets, url: `postgres://nobody@127.0.0.1:${(server.address() as AddressInfo).port}/site` };
}

test("a connection that hangs while it is made leaves its place in the pool before those in line give up", async () => {
  const { sockets, url } = await silentServer();
  const deadlines = { connect: 60_000, handshake: 20, statement: 60_000, answer: 60_000 };
  const pool = postgresPool({ url, name: "writer", size: 1, readOnly: false, deadlines, onError: () => {} });
  const failures = await Promise.all([1, 2, 3].map(() => pool.connect().catch((error: unknown) => error)));
  expect(failures.map((error) => isOutage(error))).toEqual([true, true, true]);
  expect(sockets).toHaveLength(3);
  await pool.end();
});
