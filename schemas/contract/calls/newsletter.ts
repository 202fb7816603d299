import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";

import { newsletterBody } from "./newsletter.body.ts";

export const newsletterCalls = {
  subscribeNewsletter: defineCall("POST /newsletter/subscribe", {
    summary: "Subscribes an e-mail address to the newsletter; the answer is the same for one that is known.",
    access: "public",
    refuses: [429],
    enabledBy: "SHOW_NEWSLETTER",
    idempotency: "optional",
    example: { body: { email: "lecteur@exemple.test" } },
    body: { format: "json", schema: newsletterBody },
    answer: nothing,
  }),
};
