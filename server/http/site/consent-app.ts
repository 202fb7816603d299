import { Hono } from "hono";

import { choiceCookie, isChoice } from "#schemas/site/consent-choice.ts";
import { consentOf } from "#schemas/site/trackers.ts";
import type { Keep } from "#server/cache/kept-reads.ts";

import { isOwnPage } from "../request/own-page.ts";
import { readBody } from "../request/read-body.ts";
import { siteParameters } from "./plan-page.ts";

export interface ConsentOptions {
  readonly isSecure: boolean;
  readonly keep: Keep;
}

/** Bytes of a choice; six services need less than half. */
const most = 512;

/**
 * Where a page says what its visitor has chosen: `POST /_consent`. The same cookie comes back from here that the page
 * has written: browsers that forget within a week what scripts write keep it as long as the estate says (ADR 082).
 * Nothing of it is kept here.
 */
export function createConsentApp({ isSecure, keep }: ConsentOptions): Hono {
  const app = new Hono();
  app.post("/_consent", async (c) => {
    const headers: Record<string, string> = { "Cache-Control": "no-store" };
    const body = isOwnPage(c) ? await readBody(c.req.raw, most) : null;
    const choice = body?.ok ? new TextDecoder().decode(body.value) : "";
    const consent = isChoice(choice) ? consentOf(await siteParameters(keep)) : null;
    if (consent) headers["Set-Cookie"] = choiceCookie(choice, { months: consent.months, secure: isSecure });
    return c.body(null, 204, headers);
  });
  return app;
}
