import { defineCall } from "../define-call.ts";
import { nothing } from "../shapes/nothing.ts";

import { confirmationBody, leaveBody, newsletterBody } from "./newsletter.body.ts";

export const newsletterCalls = {
  subscribeNewsletter: defineCall("POST /newsletter/subscribe", {
    summary:
      "Asks for the newsletter: a mail with a link that confirms goes to the address. The answer is always the same.",
    access: "public",
    refuses: [429],
    enabledBy: "SHOW_NEWSLETTER",
    idempotency: "optional",
    example: { body: { email: "lecteur@exemple.test" } },
    body: { format: "json", schema: newsletterBody },
    answer: nothing,
  }),

  confirmNewsletter: defineCall("POST /newsletter/confirm", {
    summary: "Confirms a subscription by the token of the mail's link, once.",
    access: "public",
    isOwn: true,
    refuses: [404],
    enabledBy: "SHOW_NEWSLETTER",
    example: { body: { token: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" } },
    body: { format: "json", schema: confirmationBody },
    answer: nothing,
  }),

  // A site that shows its newsletter no more still lets everybody leave it.
  leaveNewsletter: defineCall("POST /newsletter/unsubscribe", {
    summary: "Ends a subscription by what the link of a letter ends with; ended ones stay so.",
    access: "public",
    isOwn: true,
    refuses: [404],
    // The tests' secret seals the second subscription so.
    example: { body: { link: "2.ahwBJr8fo-fSiGwLHeHU0-tQeXaaiKGJZ5IOWe28rpo" } },
    body: { format: "json", schema: leaveBody },
    answer: nothing,
  }),
};
