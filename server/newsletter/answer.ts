import { ok } from "#schemas/result.ts";
import type { newsletterCalls } from "#schemas/contract/calls/newsletter.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
import { throttled } from "#server/http/api/throttled.ts";
import { attempt } from "#server/limits/attempt.ts";
import { foldEmail } from "#server/text/fold-email.ts";

import { askNewsletter, confirmNewsletter, leaveByLink } from "./write.ts";

export const newsletterHandlers: HandlersOf<typeof newsletterCalls> = {
  subscribeNewsletter: async ({ body, locale, caller, once }) => {
    const allowed = await attempt({ newsletter: caller.clientAddress });
    if (!allowed.ok) return throttled(allowed.retryAfter);
    const mayMail = await attempt({ "newsletter-mail": foldEmail(body.email) });
    const ask = async () => (mayMail.ok ? await askNewsletter(body.email, locale) : ok(null));
    return await once(ask, { isolation: "read committed" });
  },
  confirmNewsletter: async ({ body, locale }) => await confirmNewsletter(body.token, locale),
  leaveNewsletter: async ({ body, locale }) =>
    await leaveByLink(body.link, body.oneClick === true ? "one-click" : "link", locale),
};
