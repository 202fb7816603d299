import type { newsletterCalls } from "#schemas/contract/calls/newsletter.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
import { throttled } from "#server/http/api/throttled.ts";
import { attempt } from "#server/limits/shared-throttle.ts";

import { subscribeNewsletter } from "./write.ts";

/** Subscriptions from one address in a quarter of an hour: a household, not a list. */
const limits = { attempts: 10, window: 15 * 60_000 };

export const newsletterHandlers: HandlersOf<typeof newsletterCalls> = {
  subscribeNewsletter: async ({ body, locale, caller, once }) => {
    const allowed = attempt([`newsletter ${caller.clientAddress}`], limits);
    if (!allowed.ok) return throttled(allowed.retryAfter);
    return await once(() => subscribeNewsletter(body.email, locale), { isolation: "read committed" });
  },
};
