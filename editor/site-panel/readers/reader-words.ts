import type { SubscriptionState } from "#schemas/content/newsletter.ts";

import type { Tone } from "../row-opener.tsx";

/** How far a subscription has come, as the panel shows it. */
export const stateTones: Readonly<Record<SubscriptionState, Tone>> = {
  PENDING: "coming",
  SUBSCRIBED: "public",
  UNSUBSCRIBED: "private",
  BOUNCED: "wrong",
};
