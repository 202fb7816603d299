import { ApiError } from "./api-error.ts";
import { type CallerFacts, callHeaders } from "./call-headers.ts";
import { callTable } from "./call-table.ts";
import type { Answers, BodyOf, CallName, IdempotencyOf, ParamName } from "./call-types.ts";
import { type RequestFiles, toFormData } from "./form-data.ts";
import { createKeptAnswers } from "./kept-answers.ts";
import type { Need, NeedData, Needs } from "./need.ts";
import { isRelativeUrl, type ParamValues, type QueryValues, requestUrl } from "./request-url.ts";

/**
 * Asks the server, and what is only read once more where it thinks fit. It may know that what was asked for was cut off
 * on this side, and then tell nobody.
 */
export type Attempt = <Answer>(ask: () => Promise<Answer>, isRead: boolean) => Promise<Answer>;

export interface ClientOptions extends CallerFacts {
  readonly fetch: typeof globalThis.fetch;
  /** Left out: whatever is asked is asked once. */
  readonly attempt?: Attempt;
  /** Where the API is: `/api`, or another server's address. */
  readonly baseUrl?: string;
  readonly idSite?: number;
  /** Where failures of start-up calls go. */
  readonly log: (message: string, error: unknown) => void;
}

export type CallOptions<Name extends CallName> = {
  readonly query?: QueryValues;
  /** Makes the request multipart. */
  readonly files?: RequestFiles;
  readonly signal?: AbortSignal;
} & KeyOption<Name> &
  ([ParamName<Name>] extends [never]
    ? { readonly params?: never }
    : { readonly params: Readonly<Record<ParamName<Name>, string | number>> }) &
  (BodyOf<Name> extends undefined ? { readonly body?: never } : { readonly body: BodyOf<Name> });

/** The key under which a request is sent again when its answer was lost; new for every request that is meant anew. */
type KeyOption<Name extends CallName> =
  IdempotencyOf<Name> extends infer Declared
    ? Declared extends "required"
      ? { readonly idempotencyKey: string }
      : Declared extends "optional"
        ? { readonly idempotencyKey?: string }
        : { readonly idempotencyKey?: never }
    : never;

/** The server's answer as the wrapper hands it on. */
export interface ClientResponse {
  readonly status: number;
  readonly statusText: string;
  /** The parsed JSON, or null when the answer held none. */
  readonly body: unknown;
}

type Arguments<Name extends CallName> =
  Record<never, never> extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

export interface Client {
  /** Makes a call and gives the envelope's data; rejects as spec §8 says (see `unwrap`). */
  call<Name extends CallName>(name: Name, ...options: Arguments<Name>): Promise<Answers[Name]>;
  /** Answers a block's data need; rejects like `call`. */
  resolve(need: Need): Promise<unknown>;
  /** Makes the calls of a start (spec §7): a failure is only logged, its answer is null. */
  startUp<N extends Needs>(needs: N): Promise<NeedData<N>>;
}

/** Makes the typed client of the contract (spec §7). It remembers nothing but what is loaded once (`kept-answers.ts`). */
export function createClient(options: ClientOptions): Client {
  const kept = createKeptAnswers();

  function ask<Answer>(name: CallName, given: Sendable): Promise<Answer> {
    const key = `${options.locale()} ${requestUrl("", name, given.params, given.query)}`;
    return kept.ask(name, key, async () => unwrap<Answer>(await send(options, name, given)));
  }

  async function call<Name extends CallName>(name: Name, ...[given]: Arguments<Name>): Promise<Answers[Name]> {
    return await ask<Answers[Name]>(name, given ?? {});
  }

  async function startUp<N extends Needs>(needs: N): Promise<NeedData<N>> {
    const answers = await Promise.all(Object.entries(needs).map(async ([key, need]) => [key, await tryNeed(need)]));
    return Object.fromEntries(answers) as NeedData<N>;
  }

  async function resolve(need: Need): Promise<unknown> {
    return await ask(need.call, need);
  }

  async function tryNeed(need: Need): Promise<unknown> {
    try {
      return await resolve(need);
    } catch (error) {
      options.log(`${need.call} failed at start`, error);
      return null;
    }
  }

  return { call, resolve, startUp };
}

interface Sendable {
  readonly params?: ParamValues;
  readonly query?: QueryValues;
  readonly body?: object;
  readonly files?: RequestFiles;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** The request wrapper: gives the response when there is one, an error's too, else the error itself (spec §8). */
async function send(options: ClientOptions, name: CallName, given: Sendable): Promise<ClientResponse | Error> {
  const baseUrl = options.baseUrl ?? "/api";
  const url = requestUrl(baseUrl, name, given.params, given.query);
  const { method } = callTable[name];
  const ask = async (): Promise<ClientResponse> => {
    const response = await options.fetch(url, {
      method,
      headers: callHeaders(options, {
        idSite: options.idSite,
        isMultipart: given.files !== undefined,
        idempotencyKey: given.idempotencyKey,
      }),
      credentials: isRelativeUrl(url) ? "include" : "omit",
      ...(given.signal && { signal: given.signal }),
      ...bodyOf(given),
    });
    const { status, statusText } = response;
    return { status, statusText, body: await readJson(response) };
  };
  try {
    return await (options.attempt ? options.attempt(ask, method === "GET") : ask());
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The data of a successful answer. Rejects with the body's message, else the response's, else the raw error. */
function unwrap<Data>(outcome: ClientResponse | Error): Data {
  if (outcome instanceof Error) throw outcome;
  const { status, statusText, body } = outcome;
  const envelope = typeof body === "object" && body !== null ? body : {};
  if ("success" in envelope && envelope.success === true && "data" in envelope) return envelope.data as Data;
  const message = "message" in envelope && typeof envelope.message === "string" ? envelope.message : "";
  throw new ApiError(message || statusText || `HTTP ${status}`, status, "data" in envelope ? envelope.data : null);
}

function bodyOf({ body, files }: Sendable): { body?: BodyInit } {
  if (files !== undefined) return { body: toFormData({ ...body }, files) };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
