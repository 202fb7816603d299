import type { CallDefinition } from "#schemas/contract/define-call.ts";
import { isLocale } from "#schemas/locale.ts";
import type { Result } from "#schemas/result.ts";
import type { Params } from "#schemas/contract/parse-params.ts";
import { withShownDraft } from "#server/shown-drafts.ts";

import type { ApiRefusal } from "../errors.ts";
import type { Logger } from "../request/log.ts";
import { heldOrderOf } from "../site/order-cookie.ts";

import type { ApiContext } from "./api-env.ts";
import { authorize, requiredAccess } from "./authorize.ts";
import { callerOf, type CallerPorts } from "./caller.ts";
import type { Caller } from "./handler.ts";
import { draftOfPage } from "./draft-of-page.ts";
import { answerOnce } from "./idempotency/answer-once.ts";
import { Download } from "./download.ts";
import { checkEnabled } from "./is-enabled.ts";
import { keyedRequest, keyHeader, readKey } from "./idempotency/keyed-request.ts";
import type { ApiLimits } from "./limits.ts";
import { readPathAndQuery, readDeclaredBody } from "./read-input.ts";
import { respondDownload, respondRefused, respondWith } from "./respond.ts";
import { noteDone } from "./note-deed.ts";
import { type HandlersByName, runHandler } from "./run-handler.ts";
import { isSuspicious, noteSecurityEvent } from "./security-events.ts";

export interface CallPorts extends CallerPorts {
  readonly handlers: HandlersByName;
  readonly limits: ApiLimits;
  readonly idSite: number;
  readonly log: Logger;
}

/** Answers one call: authorize, validate, run its handler, present. Nothing is written before all of that passed. */
export async function answerCall(c: ApiContext, call: CallDefinition, ports: CallPorts): Promise<Response> {
  const caller = callerOf(c, ports, call.isDownload);
  // A link can't send a header.
  const linked = call.isDownload ? c.req.query("userLang") : undefined;
  if (isLocale(linked)) c.set("locale", linked);
  const result = await runCall(c, call, caller, ports);
  if (!result.ok) {
    await noteRefusal(c, result.error, { caller, log: ports.log });
    return respondRefused(c, result.error);
  }
  if (result.value instanceof Download) return respondDownload(c, result.value);
  c.header("Cache-Control", isPersonal(c, call) ? "no-store" : "no-cache");
  return respondWith(c, result.value);
}

async function runCall(
  c: ApiContext,
  call: CallDefinition,
  caller: Caller,
  ports: CallPorts,
): Promise<Result<unknown, ApiRefusal>> {
  const allowed = await authorize(requiredAccess(call), caller, ports.idSite);
  if (!allowed.ok) return allowed;
  const enabled = await checkEnabled(call);
  if (!enabled.ok) return enabled;
  const target = readPathAndQuery(call, c.req.param(), new URL(c.req.url).searchParams);
  if (!target.ok) return target;
  const key = readKey(call, c.req.header(keyHeader));
  if (!key.ok) return key;
  const read = await readDeclaredBody(call, c.req.raw, ports.limits);
  if (!read.ok) return read;
  await using _form = read.value.form;
  const { body, form } = read.value;
  const opening = target.value.key ?? heldKey(c, call, target.value.params);
  const input = { ...target.value, key: opening, body, files: form?.files ?? [], locale: c.get("locale"), caller };
  const noted = async (answered: Promise<Result<unknown, ApiRefusal>>) => {
    const result = await answered;
    if (result.ok) await noteDone(call, { params: input.params, answer: result.value, caller, log: ports.log });
    return result;
  };
  if (call.idempotency === null) {
    const draft = await draftOfPage(c, call, caller);
    const answer = async () => await runHandler(ports.handlers, call.name, input);
    return await noted(draft ? withShownDraft(draft, answer) : answer());
  }
  const request = key.value === null ? null : await keyedRequest(call, key.value, input);
  return await noted(answerOnce(request, (once) => runHandler(ports.handlers, call.name, { ...input, once })));
}

/** A guest's link to a file sends no key: the order that their browser holds opens its own papers and files, and no other's. */
function heldKey(c: ApiContext, { isDownload, access }: CallDefinition, params: Params): string | null {
  if (!isDownload) return null;
  const held = heldOrderOf(c);
  // What came for an order is opened by that order's key alone, whichever the browser holds.
  if (access === "answer-holder") return held?.key ?? null;
  if (access !== "order-holder") return null;
  return held !== null && held.id === params["id"] ? held.key : null;
}

interface Refused {
  readonly caller: Caller;
  readonly log: Logger;
}

/** Notes who was refused. A session is named where one was asked for: nobody is looked up for the log. */
export async function noteRefusal(c: ApiContext, { code }: ApiRefusal, { caller, log }: Refused): Promise<void> {
  if (!isSuspicious(code)) return;
  const session = code === "forbidden" ? await caller.session() : null;
  const where = { id: c.get("requestId"), route: c.get("route"), from: caller.clientAddress };
  noteSecurityEvent(log, { event: "refused", code, user: session?.userId ?? null, ...where });
}

/** What is made for one person, or by a request that carries a token, is never stored (reliability S-43). */
function isPersonal(c: ApiContext, call: CallDefinition): boolean {
  const isEverybodys = call.method === "GET" && call.access === "public" && !call.isFleeting;
  return !isEverybodys || c.req.header("authorization") !== undefined;
}
