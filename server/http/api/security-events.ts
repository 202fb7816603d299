import type { RefusalCode } from "#schemas/refusal.ts";

import type { Logger } from "../request/log.ts";

/** What an investigation asks for later (docs/security.md, "Logs"): who, from where, what; never an address of theirs or a secret. */
export interface SecurityEvent {
  readonly event: "login" | "logout" | "password" | "deletion" | "refused";
  /** The user whose session it is; null: nobody's, or nobody asked. */
  readonly user: number | null;
  /** The network that it came from, as throttles count it. */
  readonly from: string;
  readonly code?: RefusalCode;
  /** The matched call. */
  readonly route?: string | null;
  /** The request's number. */
  readonly id?: string;
}

/** Refusals that may be somebody's attempt to get in. What no call takes stands in the log of requests, as a 400. */
const suspicious: ReadonlySet<RefusalCode> = new Set(["unauthorized", "forbidden", "too-many"]);

export function isSuspicious(code: RefusalCode): boolean {
  return suspicious.has(code);
}

/** Writes a line of its own into the log, beside that of the request. */
export function noteSecurityEvent(log: Logger, event: SecurityEvent): void {
  if (event.event === "refused") log.warn(event, "security");
  else log.info(event, "security");
}
