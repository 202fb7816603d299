import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream";

import { filledSite } from "./filled-site.ts";
import { start } from "./server.ts";

export interface Upstream {
  /** What `API_HOST` is set to. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const part = Buffer.alloc(256 * 1024, "b");

/**
 * Another server that speaks the contract (a second site), with one address more: `/big` reads whatever comes, slowly,
 * and gives a body of so many bytes, as fast as it is taken.
 */
export async function startUpstream({ bytes }: { readonly bytes: number }): Promise<Upstream> {
  const site = await start({ dataDir: await filledSite(), env: { LOG_LEVEL: "warn", TRUST_PROXY: "on" } });
  const server = createServer((incoming, response) => {
    if (incoming.url !== "/big") return handOn(site.url, incoming, response);
    if (incoming.method === "POST") return readSlowly(incoming, response);
    return give(bytes, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await site.stop();
    },
  };
}

function handOn(url: string, incoming: IncomingMessage, response: ServerResponse): void {
  const asked = request(
    `${url}/api${incoming.url ?? ""}`,
    { method: incoming.method, headers: incoming.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => {});
    },
  );
  asked.on("error", () => response.destroy());
  pipeline(incoming, asked, () => {});
}

/** Nothing for three seconds, then everything. */
function readSlowly(incoming: IncomingMessage, response: ServerResponse): void {
  setTimeout(() => incoming.resume(), 3_000);
  incoming.once("end", () => response.end("{}"));
  incoming.on("error", () => response.destroy());
}

function give(bytes: number, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/octet-stream" });
  let left = bytes;
  const push = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= part.length;
      if (!response.write(part)) return void response.once("drain", push);
    }
    response.end();
  };
  push();
}
