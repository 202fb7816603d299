import { createClient } from "#schemas/contract/client.ts";
import { recordValidUntil } from "#server/db/tags.ts";

import { AppError } from "../errors.ts";
import type { Logger } from "../request/log.ts";
import type { ResolveNeed } from "./kept-answers.ts";

export interface RemoteOptions {
  /** The other server's base address, such as `https://api.example.com`. */
  readonly baseUrl: string;
  readonly log: Logger;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly fetch?: typeof globalThis.fetch;
}

/** How long an answer of another server is taken to be true, in milliseconds (design §4). */
const timeToLive = 60_000;

/** How long another server may take, in milliseconds. */
const answerTimeout = 5_000;

/**
 * Answers data needs from another server that speaks the contract. Its rows have no tags here, so a
 * page that read them holds for a minute. Rejects with an AppError `not-found` on its 404.
 */
export function remoteNeeds({ baseUrl, log, now, fetch = globalThis.fetch }: RemoteOptions): ResolveNeed {
  return async (need, locale, caller = null) => {
    recordValidUntil(now() + timeToLive);
    const client = createClient({
      baseUrl,
      fetch: (url, init) => plainFetch(fetch, url, init),
      locale: () => locale,
      token: () => caller?.token ?? null,
      log: (text, error) => log.warn({ err: error }, text),
    });
    try {
      return await client.resolve(need);
    } catch (error) {
      if (!isNotFound(error)) throw error;
      throw new AppError({ code: "not-found", messageKey: "path.unknown" }, { cause: error });
    }
  };
}

/** Asks for an uncompressed answer and takes no other: this Node must not decode Brotli (design §7). */
async function plainFetch(
  fetch: typeof globalThis.fetch,
  url: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const headers = new Headers(init?.headers);
  headers.set("accept-encoding", "identity");
  return fetch(url, { ...init, headers, redirect: "error", signal: AbortSignal.timeout(answerTimeout) });
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && "status" in error && error.status === 404;
}
