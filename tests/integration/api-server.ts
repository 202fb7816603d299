import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";

import { getRequestListener } from "@hono/node-server";
import { afterEach, beforeEach } from "vitest";

import type { Envelope, KeyError } from "#schemas/contract/envelope.ts";
import { type RequestFiles, toFormData } from "#schemas/contract/form-data.ts";
import { appContext, runWithContext } from "#server/context.ts";
import { embeddedRelays } from "#server/drivers/relays/embedded-relays.ts";
import { embeddedReviews } from "#server/drivers/reviews/embedded-reviews.ts";
import { createApi, type ApiOptions } from "#server/http/api/create-api.ts";
import { createLog } from "#server/http/request/log.ts";
import { errorHandlerOf } from "#server/http/request/unreadable-request.ts";
import { renderAnew } from "#tests/setup/test-site.ts";
import { useSeededDatabase, type TestDatabase, type TestEngine, type TestStorage } from "#tests/setup/engines.ts";

import { PlayDriver } from "./play-driver.ts";
import { type ApiContent, fillApiContent, guestbook, svgFile } from "./api-content.ts";

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

export interface CallRequest {
  readonly body?: unknown;
  readonly token?: string;
  readonly lang?: string;
}

export interface FormRequest extends Omit<CallRequest, "body"> {
  readonly headers?: Readonly<Record<string, string>>;
  /** POST, unless it says another. */
  readonly method?: string;
  readonly files?: RequestFiles;
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
  call(method: string, path: string, given?: CallRequest): Promise<ApiAnswer>;
  /** A call with a multipart body of these fields. */
  form(path: string, fields: object, given?: FormRequest): Promise<ApiAnswer>;
}

/** The API over real HTTP and a filled database of the engine, a copy for every test. */
export function useApi(engine: TestEngine, options: Partial<ApiOptions> = {}, storage?: TestStorage): TestApi {
  let content: ApiContent | null = null;
  const seed = async (): Promise<void> => {
    content = await fillApiContent();
    await storeMedia();
  };
  const database = useSeededDatabase(engine, seed, storage);
  const api = new RunningApi(database, options, () => content);
  beforeEach(() => api.start());
  afterEach(() => api.stop());
  return api;
}

class RunningApi implements TestApi {
  readonly database: TestDatabase;
  readonly lines: string[] = [];
  readonly #options: Partial<ApiOptions>;
  readonly #content: () => ApiContent | null;
  #server: Server | null = null;

  constructor(database: TestDatabase, options: Partial<ApiOptions>, content: () => ApiContent | null) {
    this.database = database;
    this.#content = content;
    this.#options = options;
  }

  async start(): Promise<void> {
    this.lines.length = 0;
    const reviews = embeddedReviews({ sources: { guestbook, a: guestbook } });
    const drivers = { reviews, relays: embeddedRelays(), payment: new PlayDriver("sandbox") };
    const log = createLog({ destination: { write: (line) => this.lines.push(line) } });
    const context = { ...appContext(), drivers, log };
    const api = createApi({ log, render: renderAnew, ...this.#options });
    const answer = (request: Request, bindings: object) => runWithContext(context, () => api.fetch(request, bindings));
    const listener = getRequestListener(answer, { errorHandler: errorHandlerOf(log) });
    this.#server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
  }

  stop(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
    this.#server = null;
  }

  get content(): ApiContent {
    const content = this.#content();
    if (!content) throw new Error("the API's content is there inside tests only");
    return content;
  }

  get port(): number {
    const address = this.#server?.address();
    if (typeof address !== "object" || address === null) throw new Error("the API runs inside tests only");
    return address.port;
  }

  send(method: string, path: string, given: ApiRequest = {}): Promise<ApiAnswer> {
    return sendRaw(this.port, method, path, given);
  }

  async form(path: string, fields: object, given: FormRequest = {}): Promise<ApiAnswer> {
    const { token, lang, headers, method = "POST", files = [] } = given;
    const form = toFormData({ ...fields }, files);
    const { headers: own, body } = await encodeForm(form);
    return await this.send(method, path, {
      headers: {
        ...own,
        ...(token !== undefined && { Authorization: token }),
        ...(lang !== undefined && { userLang: lang }),
        ...headers,
      },
      body,
    });
  }

  call(method: string, path: string, { body, token, lang }: CallRequest = {}): Promise<ApiAnswer> {
    return this.send(method, path, {
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        idSite: "3",
        ...(token !== undefined && { Authorization: token }),
        ...(lang !== undefined && { userLang: lang }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }
}

async function storeMedia(): Promise<void> {
  await appContext().storage.write(svgFile.path, Buffer.from(svgFile.text));
}

/** A form as a browser encodes it. */
async function encodeForm(form: FormData) {
  const encoded = new Request("http://estate.test", { method: "POST", body: form });
  const type = encoded.headers.get("content-type") ?? "";
  return { headers: { "content-type": type }, body: new Uint8Array(await encoded.arrayBuffer()) };
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
