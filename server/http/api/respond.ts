import { Readable } from "node:stream";

import type { RefusalCode } from "#schemas/refusal.ts";

import { refusalEnvelope, successEnvelope } from "../envelope.ts";
import { type ApiRefusal, AppError } from "../errors.ts";
import { logFailure } from "../request/log-failure.ts";
import type { Logger } from "../request/log.ts";
import { isUnchanged } from "../request/is-unchanged.ts";
import { outageRetryAfter } from "../request/unavailable.ts";
import { isOutage } from "#server/db/outages.ts";
import { StorageFailure } from "#server/drivers/storage/storage-driver.ts";

import type { ApiContext } from "./api-env.ts";
import type { Download } from "./download.ts";

/** Answers 200 with data in the envelope. */
export function respondWith(c: ApiContext, data: unknown): Response {
  return c.json(successEnvelope(data));
}

/**
 * Answers with a file: saved by the browser, kept by nobody on the way, unless it has a mark: then who has it asks whether
 * it is still right.
 */
export function respondDownload(c: ApiContext, download: Download): Response {
  const { mark } = download;
  c.header("Cache-Control", mark === null ? "no-store" : "no-cache");
  if (mark !== null) {
    const validators = { ETag: `"${mark}"` };
    c.header("ETag", validators.ETag);
    if (isUnchanged((name) => c.req.header(name), validators)) return c.body(null, 304);
  }
  c.header("Content-Type", download.mime);
  c.header("Content-Disposition", download.disposition);
  return c.body(Readable.toWeb(Readable.from(download.parts)) as ReadableStream);
}

/** Answers a refusal in the envelope, in the language of the request, never to be stored. */
export function respondRefused(c: ApiContext, refusal: ApiRefusal): Response {
  const { status, body } = refusalEnvelope(refusal, c.get("locale"));
  c.header("Cache-Control", "no-store");
  // Whoever refuses for want of a token says which kind would do (RFC 9110, 11.6.1).
  if (refusal.code === "unauthorized") c.header("WWW-Authenticate", "Bearer");
  const retryAfter = refusal.retryAfter ?? (passes.has(refusal.code) ? outageRetryAfter : null);
  if (retryAfter !== null) c.header("Retry-After", String(retryAfter));
  for (const [name, value] of Object.entries(refusal.headers ?? {})) c.header(name, value);
  return c.json(body, status);
}

/** Refusals that pass by themselves: they say when to come again, also where nobody thought of it. */
const passes: ReadonlySet<RefusalCode> = new Set(["too-many", "unavailable"]);

/** Logs what nobody expected, once, under a number; the answer has the number and nothing else (reliability D28). */
export function respondFailed(error: Error, c: ApiContext, log: Logger): Response {
  const id = c.get("requestId");
  const failed = { error, facts: { id, route: c.get("route") } };
  if (error instanceof AppError) {
    if (error.cause !== undefined) logFailure(log, failed, "request refused by a failure");
    return respondRefused(c, error.refusal);
  }
  logFailure(log, failed, "request failed");
  // Before the database: what broke the line to a bucket looks like what breaks the line to a database.
  if (error instanceof StorageFailure) return respondRefused(c, storageRefusal(error));
  if (isOutage(error))
    return respondRefused(c, { code: "unavailable", messageKey: "request.unavailable", retryAfter: outageRetryAfter });
  return respondRefused(c, { code: "unexpected", messageKey: "request.unexpected", values: { id } });
}

/** Nothing of what was sent is kept, so that the same may be sent again; a full disk won't be emptied by the next try. */
function storageRefusal({ trouble }: StorageFailure): ApiRefusal {
  return trouble === "full"
    ? { code: "unavailable", messageKey: "storage.full", retryAfter: 600 }
    : { code: "unavailable", messageKey: "storage.away", retryAfter: 10 };
}
