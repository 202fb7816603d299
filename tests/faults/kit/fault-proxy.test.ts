import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";

import { afterAll, beforeAll, expect, test } from "vitest";

import { startFaultProxy, type FaultProxy } from "./fault-proxy.ts";

const echo = createServer((socket) => socket.on("error", () => {}).pipe(socket));
let proxy: FaultProxy;

beforeAll(async () => {
  echo.listen(0, "127.0.0.1");
  await once(echo, "listening");
  proxy = await startFaultProxy((echo.address() as AddressInfo).port);
});

afterAll(async () => {
  await proxy[Symbol.asyncDispose]();
  echo.close();
});

test("passes bytes on, holds them behind a pulled cable, and lets them go afterwards", async () => {
  const socket = connect({ port: proxy.port, host: "127.0.0.1" });
  let heard = "";
  socket.on("data", (text) => (heard += String(text)));
  socket.write("one ");
  await expect.poll(() => heard).toBe("one ");
  proxy.set("blackhole");
  socket.write("two ");
  const other = connect({ port: proxy.port, host: "127.0.0.1" });
  await once(other, "connect");
  expect(heard).toBe("one ");
  proxy.set("none");
  await expect.poll(() => heard).toBe("one two ");
  other.destroy();
  socket.destroy();
});

test("resets the connections that there are, and new ones", async () => {
  const resetting = async (): Promise<string> => {
    const socket = connect({ port: proxy.port, host: "127.0.0.1" });
    const [error] = (await once(socket, "error").catch((reason: unknown) => [reason])) as [NodeJS.ErrnoException];
    return error.code ?? error.message;
  };
  const socket = connect({ port: proxy.port, host: "127.0.0.1" });
  await once(socket, "connect");
  socket.write("here");
  await once(socket, "data");
  const lost = once(socket, "error");
  proxy.set("reset");
  expect((await lost)[0]).toMatchObject({ code: "ECONNRESET" });
  expect(await resetting()).toBe("ECONNRESET");
  proxy.set("none");
});
