import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

import { pino } from "pino";
import { afterEach, expect, test } from "vitest";

import { remoteNeeds } from "./remote-needs.ts";

const log = pino({ level: "silent" });
const opened: Server[] = [];

afterEach(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Another server with one answer for everything. */
async function answering(status: number, body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}) {
  const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? "", headers: request.headers });
    response.writeHead(status, headers).end(body);
  });
  opened.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { asked, resolve: remoteNeeds({ baseUrl, log, now: () => 0 }) };
}

const noNews = '{"success":true,"data":{"news":[],"total":0},"message":""}';
const need = { call: "getNews", params: { id: 4 } } as const;

test("asks the other server in the page's language, uncompressed", async () => {
  const { asked, resolve } = await answering(200, noNews);
  expect(await resolve({ call: "listNews", query: { nbItem: 10 } }, "en_US")).toEqual({ news: [], total: 0 });
  expect(asked[0]?.url).toMatch(/^\/v1\/news\?.*nbItem=10/);
  expect(asked[0]?.headers).toMatchObject({ userlang: "en_US", "accept-encoding": "identity" });
});

test("what is not there is not there here either; other failures stay failures", async () => {
  const missing = await answering(404, '{"success":false,"data":null,"message":"No such news"}');
  await expect(missing.resolve(need, "fr_FR")).rejects.toMatchObject({ code: "not-found" });
  const broken = await answering(502, "bad gateway");
  await expect(broken.resolve(need, "fr_FR")).rejects.not.toMatchObject({ code: "not-found" });
});

test.each(["br", "gzip", "zstd"])("an answer that came as %s all the same is not decoded", async (coding) => {
  const { resolve } = await answering(200, brotliCompressSync(noNews), { "content-encoding": coding });
  await expect(resolve(need, "fr_FR")).rejects.toMatchObject({ reason: "encoded" });
});

test("an answer without end is given up, and a redirect isn't followed", async () => {
  const { resolve } = await answering(200, Buffer.alloc(9 * 1024 * 1024, " "));
  await expect(resolve(need, "fr_FR")).rejects.toMatchObject({ reason: "too-much-received" });
  const moved = await answering(302, "", { location: "/v1/elsewhere" });
  await expect(moved.resolve(need, "fr_FR")).rejects.toMatchObject({ status: 302 });
  expect(moved.asked).toHaveLength(1);
});
