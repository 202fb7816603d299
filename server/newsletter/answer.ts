import type { newsletterCalls } from "#schemas/contract/calls/newsletter.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
import { throttled } from "#server/http/api/throttled.ts";
import { attempt } from "#server/limits/attempt.ts";

import { subscribeNewsletter } from "./write.ts";

export const newsletterHandlers: HandlersOf<typeof newsletterCalls> = {
  subscribeNewsletter: async ({ body, locale, caller, once }) => {
    const allowed = await attempt({ newsletter: caller.clientAddress });
    if (!allowed.ok) return throttled(allowed.retryAfter);
    return await once(() => subscribeNewsletter(body.email, locale), { isolation: "read committed" });
  },
};
