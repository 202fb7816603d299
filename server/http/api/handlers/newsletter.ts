import { ok } from "#schemas/result.ts";
import { attempt } from "#server/accounts/shared-throttle.ts";
import { subscribeNewsletter } from "#server/content/newsletter.ts";

import type { Handlers } from "../handler.ts";

import { throttled } from "./throttled.ts";

/** Subscriptions from one address in a quarter of an hour: a household, not a list. */
const limits = { attempts: 10, window: 15 * 60_000 };

export const newsletterHandlers: Pick<Handlers, "subscribeNewsletter"> = {
  subscribeNewsletter: async ({ body, locale, caller }) => {
    const allowed = attempt([`newsletter ${caller.address}`], limits);
    if (!allowed.ok) return throttled(allowed.retryAfter);
    await subscribeNewsletter(body.email, locale);
    return ok(null);
  },
};
