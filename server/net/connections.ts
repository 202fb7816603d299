import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";

import { OutgoingError } from "./outgoing-error.ts";
import type { OutgoingRules } from "./outgoing-rules.ts";

/** Requests on their way at once, those that wait for a connection included. */
const mostAtOnce: Readonly<Record<OutgoingRules["reach"], number>> = { operator: 256, public: 16 };

const kept = { keepAlive: true, maxSockets: 64, maxFreeSockets: 8, timeout: 15_000, scheduling: "lifo" } as const;

/** Connections to the operator's own hosts are kept for a while; 64 to each of them at most, few of them idle. */
export const agents = { "http:": new HttpAgent(kept), "https:": new HttpsAgent(kept) };

const onTheirWay = { operator: 0, public: 0 };

/** The pool that a request takes its connection from; a target that anybody may name has one for itself (`false`). */
export function agentFor({ protocol }: URL, { reach }: OutgoingRules): HttpAgent | false {
  return reach === "public" ? false : agents[protocol === "https:" ? "https:" : "http:"];
}

/** Takes a place for a request and gives what frees it again. Throws `busy` when all are taken. */
export function takePlace({ reach }: OutgoingRules): () => void {
  if (onTheirWay[reach] >= mostAtOnce[reach]) {
    throw new OutgoingError("busy", "as many requests are on their way as may be");
  }
  onTheirWay[reach] += 1;
  let isTaken = true;
  return () => {
    if (isTaken) onTheirWay[reach] -= 1;
    isTaken = false;
  };
}
