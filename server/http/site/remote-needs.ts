import { createClient } from "#schemas/contract/client.ts";
import { recordValidUntil } from "#server/db/tags.ts";
import type { OutgoingRules } from "#server/net/outgoing-rules.ts";
import { plainFetch } from "#server/net/plain-fetch.ts";

import { AppError } from "../errors.ts";
import type { Logger } from "../request/log.ts";
import type { ResolveNeed } from "./kept-answers.ts";

export interface RemoteOptions {
  /** The other server's base address, such as `https://api.example.com`. */
  readonly baseUrl: string;
  readonly log: Logger;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** How long an answer of another server is taken to be true, in milliseconds (design §4). */
const timeToLive = 60_000;

/** An answer is JSON that a page is made from, uncompressed; the longest lists of a thousand rows are half of this. */
const rules: OutgoingRules = {
  reach: "operator",
  encoding: "identity",
  bytes: { sent: 0, received: 8 * 1024 * 1024 },
  times: { connect: 5_000, headers: 5_000, idle: 5_000, whole: 5_000 },
};

/**
 * Answers data needs from another server that speaks the contract. Its rows have no tags here, so a
 * page that read them holds for a minute. Rejects with an AppError `not-found` on its 404.
 */
export function remoteNeeds({ baseUrl, log, now }: RemoteOptions): ResolveNeed {
  return async (need, locale, caller = null) => {
    recordValidUntil(now() + timeToLive);
    const client = createClient({
      baseUrl,
      fetch: plainFetch(rules),
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

function isNotFound(error: unknown): boolean {
  return error instanceof Error && "status" in error && error.status === 404;
}
