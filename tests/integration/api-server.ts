import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { getRequestListener } from "@hono/node-server";
import { afterEach, beforeEach } from "vitest";

import type { Envelope, KeyError } from "#schemas/contract/envelope.ts";
import { createApi, type ApiOptions } from "#server/http/api/create-api.ts";
import { createLog } from "#server/http/middleware/log.ts";
import { errorHandlerOf } from "#server/http/unreadable-request.ts";
import { useDatabase, type TestDatabase, type TestEngine } from "#tests/setup/engines.ts";

import { type ApiContent, fillApiContent } from "./api-content.ts";

export interface ApiAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Envelope<unknown>;
}

export interface ApiRequest {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent with its length; a list is sent in chunks, without. */
  readonly body?: string | Uint8Array | readonly (string | Uint8Array)[];
}

export interface TestApi {
  readonly content: ApiContent;
  readonly database: TestDatabase;
  readonly port: number;
  /** The lines that the server logged. */
  readonly lines: readonly string[];
  /** Sends a request exactly as given: no header is added but Host and the length. */
  send(method: string, path: string, given?: ApiRequest): Promise<ApiAnswer>;
  /** A call with a JSON body and the headers of the contract. */
  call(method: string, path: string, given?: { body?: unknown; token?: string; lang?: string }): Promise<ApiAnswer>;
}

/** The API over real HTTP and a filled database of the engine, new for every test. */
export function useApi(engine: TestEngine, options: Partial<ApiOptions> = {}): TestApi {
  const database = useDatabase(engine);
  const lines: string[] = [];
  let content: ApiContent | null = null;
  let server: Server | null = null;

  beforeEach(async () => {
    lines.length = 0;
    content = await fillApiContent();
    const log = createLog({ destination: { write: (line) => lines.push(line) } });
    const api = createApi({ log, ...options });
    server = createServer(getRequestListener(api.fetch, { errorHandler: errorHandlerOf(log) }));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterEach(async () => {
    server?.closeAllConnections();
    server?.close();
    server = null;
  });

  const send: TestApi["send"] = (method, path, given = {}) => sendRaw(api.port, method, path, given);
  const api: TestApi = {
    database,
    lines,
    get content() {
      if (!content) throw new Error("the API's content is there inside tests only");
      return content;
    },
    get port() {
      return (server?.address() as AddressInfo).port;
    },
    send,
    call: (method, path, { body, token, lang } = {}) =>
      send(method, path, {
        headers: {
          accept: "application/json",
          "content-type": "application/json",
          idSite: "3",
          ...(token !== undefined && { Authorization: token }),
          ...(lang !== undefined && { userLang: lang }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
  return api;
}

/** What an envelope's data says of single keys. */
export function keysOf(answer: ApiAnswer): readonly string[] {
  return Array.isArray(answer.body.data) ? answer.body.data.map((error: KeyError) => error.key) : [];
}

function sendRaw(port: number, method: string, path: string, { headers, body }: ApiRequest): Promise<ApiAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: "127.0.0.1", method, path, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, body: parse(text) });
      });
    });
    outgoing.on("error", reject);
    if (Array.isArray(body)) {
      for (const chunk of body) outgoing.write(chunk);
      outgoing.end();
    } else if (typeof body === "string" || body instanceof Uint8Array) {
      outgoing.setHeader("content-length", Buffer.byteLength(body));
      outgoing.end(body);
    } else {
      outgoing.end();
    }
  });
}

function parse(text: string): Envelope<unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return { success: false, data: null, message: `not JSON: ${text.slice(0, 100)}` };
  }
}
