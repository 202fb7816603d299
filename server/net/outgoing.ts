import { isIP } from "node:net";

import { takePlace } from "./connections.ts";
import { exchange, type OutgoingAnswer, type OutgoingRequest, StaleConnection } from "./exchange.ts";
import { asOutgoing, OutgoingError } from "./outgoing-error.ts";
import type { OutgoingRules } from "./outgoing-rules.ts";

/**
 * The one way out: every request that the server makes goes through here, within bounds of size and time, to an
 * address that was looked up once. Redirects are not followed, nothing is decoded, cookies are nobody's.
 * Gives the answer as soon as its headers are there; rejects with an `OutgoingError`, and the body fails with one.
 */
export async function send(target: URL, request: OutgoingRequest, rules: OutgoingRules): Promise<OutgoingAnswer> {
  if (!mayBeAsked(target, rules)) throw new OutgoingError("forbidden", "the target may not be asked");
  if (request.signal?.aborted) throw new OutgoingError("abandoned", "whoever asked has gone");
  const free = takePlace(rules);
  try {
    // A kept connection may end just as it is taken: who sent nothing that could count twice asks once more.
    const answer = await exchange(target, request, rules).catch(async (error: unknown) => {
      if (error instanceof StaleConnection && isHarmless(request)) return await exchange(target, request, rules);
      throw error;
    });
    answer.body.once("close", free);
    return answer;
  } catch (error) {
    free();
    throw asOutgoing(error);
  }
}

function mayBeAsked({ protocol, username, password, hostname }: URL, { reach }: OutgoingRules): boolean {
  if (protocol !== "https:" && protocol !== "http:") return false;
  if (reach === "operator") return true;
  // A literal address is never looked up, so nothing would judge it; names end without a dot.
  const isName = isIP(hostname.replace(/^\[|\]$/g, "")) === 0 && /^[a-z0-9.-]*[a-z0-9]$/.test(hostname);
  return isName && username === "" && password === "";
}

function isHarmless({ method = "GET", body = null }: OutgoingRequest): boolean {
  return body === null && (method === "GET" || method === "HEAD");
}
