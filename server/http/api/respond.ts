import { refusalEnvelope, successEnvelope } from "../envelope.ts";
import type { ApiRefusal } from "../errors.ts";

import type { ApiContext } from "./api-env.ts";

/** Answers 200 with data in the envelope. */
export function respondWith(c: ApiContext, data: unknown): Response {
  return c.json(successEnvelope(data));
}

/** Answers a refusal in the envelope, in the language of the request, never to be stored. */
export function respondRefused(c: ApiContext, refusal: ApiRefusal): Response {
  const { status, body } = refusalEnvelope(refusal, c.get("locale"));
  c.header("Cache-Control", "no-store");
  for (const [name, value] of Object.entries(refusal.headers ?? {})) c.header(name, value);
  return c.json(body, status);
}
