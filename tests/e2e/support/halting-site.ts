import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** How long a document stands still between its two parts, in milliseconds: many times as long as a first paint takes. */
export const halt = 2000;

interface HaltingSite extends AsyncDisposable {
  readonly url: string;
}

/** A site behind a line that stalls in the middle of each document, right after `until` was sent; what else is asked for comes whole. */
export async function haltingSite(origin: string, until: string): Promise<HaltingSite> {
  const server = createServer(async (asked, answer) => {
    const source = await fetch(new URL(asked.url ?? "/", origin));
    const type = source.headers.get("content-type") ?? "";
    answer.setHeader("content-type", type);
    const body = Buffer.from(await source.arrayBuffer());
    const found = type.startsWith("text/html") ? body.indexOf(until) : -1;
    if (found === -1) return void answer.end(body);
    const cut = found + until.length;
    answer.write(body.subarray(0, cut));
    await setTimeout(halt);
    answer.end(body.subarray(cut));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const close = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
    await once(server, "close").catch(() => {});
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, [Symbol.asyncDispose]: close };
}
