/** Where a subscription is on its way (commerce §3.7). */
export const subscriptionStates = ["PENDING", "SUBSCRIBED", "UNSUBSCRIBED", "BOUNCED"] as const;

export type SubscriptionState = (typeof subscriptionStates)[number];

/** What happens to one: asked for by the form, confirmed by the mail's link, ticked in an account, left, refused by the mailbox. */
export type SubscriptionEvent = "ask" | "confirm" | "join" | "leave" | "bounce";

/** By which way it happened; `before-the-log`: before there was a log of it. */
export type ConsentWay = "form" | "mail" | "account" | "link" | "one-click" | "operator" | "before-the-log";
