import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { pino } from "pino";
import { onTestFinished } from "vitest";

import { createApiProxy, proxyRules } from "#server/http/api-proxy.ts";
import type { OutgoingRules } from "#server/net/outgoing-rules.ts";

const log = pino({ level: "silent" });

/** A server somewhere else with a proxy before it, until the test is over. */
export async function openBehindProxy(listener: RequestListener, rules: Partial<OutgoingRules> = {}) {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(async () => await closed(server));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  return { server, proxy: createApiProxy({ baseUrl, log, rules: { ...proxyRules, ...rules } }) };
}

/** Another server that speaks the contract, and what it was asked. */
export async function openOther(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  rules: Partial<OutgoingRules> = {},
) {
  const asked: { url: string; headers: IncomingMessage["headers"]; body: string }[] = [];
  const opened = await openBehindProxy((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      asked.push({ url: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString() });
      answer(request, response);
    });
  }, rules);
  return { asked, ...opened };
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}
