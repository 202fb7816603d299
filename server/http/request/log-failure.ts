import { isOutage } from "#server/db/outages.ts";
import { loggedError } from "#server/text/logged-error.ts";

import type { Logger } from "./log.ts";

/** What failed, as the log shows it: the error, and what is told beside it. */
export interface Failed {
  readonly error: unknown;
  readonly facts: Readonly<Record<string, unknown>>;
}

/**
 * Logs what a request failed by. An outage is one line without a stack: there is one for each answer while it lasts,
 * and where it was met says nothing.
 */
export function logFailure(log: Logger, { error, facts }: Failed, message: string): void {
  if (!isOutage(error)) return log.error({ ...facts, err: error }, message);
  const { type, message: words } = loggedError(error);
  log.warn({ ...facts, why: `${type}: ${words}` }, "the database could not serve this request");
}
