import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";

import { recordResponse, type RecordedResponse } from "./record-response.ts";

export interface Mirror extends AsyncDisposable {
  readonly url: string;
}

export interface MirrorOptions {
  readonly stripsScripts: boolean;
  /** A header that is left out of every answer, in small letters. */
  readonly without?: string;
  /** How long every answer waits, as a network would have it, in milliseconds. */
  readonly delay?: number;
}

/**
 * Serves a site's own answers from memory, so that the page and its stripped twin come from the same server, the
 * same way. With `stripsScripts`, pages lose every script element and every hint that would fetch one.
 */
export async function startMirror(
  origin: string,
  { stripsScripts, without, delay = 0 }: MirrorOptions,
): Promise<Mirror> {
  const kept = new Map<string, Promise<RecordedResponse>>();
  const answer = (path: string) => {
    const known = kept.get(path) ?? load(origin + path, stripsScripts);
    kept.set(path, known);
    return known;
  };
  const server = createServer((request, response) => {
    Promise.all([answer(request.url ?? "/"), sleep(delay)]).then(
      ([{ status, headers, body }]) => {
        const sent = Object.entries(headers).filter(([name]) => name !== without);
        response.writeHead(status, { ...Object.fromEntries(sent), "content-length": body.length }).end(body);
      },
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The mirror has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Takes every script element out of a document, and the links that fetch scripts early. */
export function stripScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, "")
    .replaceAll(/<link\b[^>]*\b(?:modulepreload|as="?script"?)[^>]*>/gi, "");
}

async function load(url: string, stripsScripts: boolean): Promise<RecordedResponse> {
  const plain = await recordResponse(url, "identity");
  if (!plain.headers["content-type"]?.startsWith("text/html")) return recordResponse(url, "gzip");
  const html = plain.body.toString("utf8");
  const body = gzipSync(stripsScripts ? stripScripts(html) : html, { level: 9 });
  return { ...plain, headers: { ...plain.headers, "content-encoding": "gzip" }, body };
}
