import type { CallDefinition } from "#schemas/contract/define-call.ts";
import type { Params } from "#schemas/contract/parse-params.ts";
import { noteDeed, subjectOf, unnoted } from "#server/people/log/write.ts";

import type { Logger } from "../request/log.ts";

import { isAdministrators } from "./authorize.ts";
import type { Caller } from "./handler.ts";

interface Done {
  readonly params: Params;
  readonly answer: unknown;
  readonly caller: Caller;
  readonly log: Logger;
}

/**
 * Writes down that an administrator's call succeeded that may have changed something: which, of what number, by whom, when;
 * nothing of what it said. It is done by then: where that can't be written the log of the process says so.
 */
export async function noteDone(call: CallDefinition, { params, answer, caller, log }: Done): Promise<void> {
  if (call.method === "GET" || !isAdministrators(call) || unnoted.has(call.name)) return;
  const session = await caller.session();
  if (session === null) return;
  const deed = { user: session.userId, call: call.name, subject: subjectOf(params, answer) };
  await noteDeed(deed).catch((error: unknown) => log.error({ err: error, ...deed }, "a deed could not be noted"));
}
