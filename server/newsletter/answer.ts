import type { newsletterCalls } from "#schemas/contract/calls/newsletter.ts";
import type { readerCalls } from "#schemas/contract/calls/readers.ts";
import { refuse } from "#schemas/refusal.ts";
import { ok } from "#schemas/result.ts";
import { appContext } from "#server/context.ts";
import { fileAnswer } from "#server/http/api/download.ts";
import type { HandlersOf } from "#server/http/api/handler.ts";
import { throttled } from "#server/http/api/throttled.ts";
import { attempt } from "#server/limits/attempt.ts";
import { foldEmail } from "#server/text/fold-email.ts";

import { listSubscriptions, readersTable, subscriptionProof } from "./subscriptions/read.ts";
import { endSubscription } from "./subscriptions/write.ts";
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

/** Who gets the newsletters, for the estate. */
export const readerHandlers: HandlersOf<typeof readerCalls> = {
  listSubscriptions: async ({ list, locale }) => ok(await listSubscriptions(list, locale)),
  exportReaders: async ({ locale }) => {
    const table = await readersTable(appContext().siteUrl, locale);
    return fileAnswer({ name: "newsletter.csv", mime: "text/csv; charset=utf-8", parts: [table] });
  },
  getSubscriptionProof: async ({ params }) => {
    const proof = await subscriptionProof(params.id);
    return proof ? ok(proof) : refuse("not-found", "newsletter.noSubscription");
  },
  endSubscription: async ({ params, body }) => await endSubscription(params.id, body.reason),
};
