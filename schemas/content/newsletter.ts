/** Where a subscription is on its way (commerce §3.7). */
export const subscriptionStates = ["PENDING", "SUBSCRIBED", "UNSUBSCRIBED", "BOUNCED"] as const;

export type SubscriptionState = (typeof subscriptionStates)[number];

/** What happens to one: asked for by the form, confirmed by the mail's link, ticked in an account, left, refused by the mailbox. */
export const subscriptionEvents = ["ask", "confirm", "join", "leave", "bounce"] as const;

export type SubscriptionEvent = (typeof subscriptionEvents)[number];

/** By which way it happened; `before-the-log`: before there was a log of it. */
export const consentWays = ["form", "mail", "account", "link", "one-click", "operator", "before-the-log"] as const;

export type ConsentWay = (typeof consentWays)[number];

/** A subscription in the estate's list. */
export interface ReaderRow {
  readonly id: number;
  readonly email: string;
  readonly list: number;
  /** What the list is called. */
  readonly listName: string;
  /** The locale in which the letters come. */
  readonly language: string;
  readonly state: SubscriptionState;
  /** When it came into its state, in milliseconds since 1970. */
  readonly since: number;
}

export interface ReaderList {
  readonly subscriptions: readonly ReaderRow[];
  readonly total: number;
}

/** How a subscription came about, and what became of it, in the order in which it happened. */
export interface SubscriptionProof {
  readonly email: string;
  readonly state: SubscriptionState;
  readonly lines: readonly {
    readonly at: number;
    readonly event: SubscriptionEvent;
    readonly way: ConsentWay;
    /** What was agreed to, as it was read, or why the estate ended it; empty: nothing was said. */
    readonly words: string;
  }[];
}
