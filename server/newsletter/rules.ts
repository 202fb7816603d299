import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

import { subscriptionStates, type SubscriptionEvent, type SubscriptionState } from "#schemas/content/newsletter.ts";

/** How long a link that confirms a subscription is good, in milliseconds: 7 days. */
export const confirmationLifetime = 7 * 86_400_000;

/** One mail with such a link goes to an address in this many milliseconds, however often it is asked for. */
export const confirmationPause = 10 * 60_000;

/** What nobody confirmed is forgotten after 30 days; that somebody left, and what they had agreed to, after three years. */
export const keptPending = 30 * 86_400_000;
export const keptEnded = 1095 * 86_400_000;

/**
 * What each event makes of a subscription (commerce §3.7); `none`: there is none yet. Asking changes nothing for who left:
 * only who has the mailbox takes that back.
 */
export const moves: Readonly<
  Record<SubscriptionState | "none", Partial<Record<SubscriptionEvent, SubscriptionState>>>
> = {
  none: { ask: "PENDING", join: "SUBSCRIBED" },
  PENDING: { ask: "PENDING", confirm: "SUBSCRIBED", join: "SUBSCRIBED", leave: "UNSUBSCRIBED" },
  SUBSCRIBED: {
    ask: "SUBSCRIBED",
    confirm: "SUBSCRIBED",
    join: "SUBSCRIBED",
    leave: "UNSUBSCRIBED",
    bounce: "BOUNCED",
  },
  UNSUBSCRIBED: { ask: "UNSUBSCRIBED", confirm: "SUBSCRIBED", join: "SUBSCRIBED", leave: "UNSUBSCRIBED" },
  BOUNCED: { ask: "BOUNCED", confirm: "SUBSCRIBED", join: "SUBSCRIBED", leave: "UNSUBSCRIBED" },
};

/** The states that an event leads out of, to another. */
export function statesBefore(event: SubscriptionEvent): readonly SubscriptionState[] {
  return subscriptionStates.filter((state) => (moves[state][event] ?? state) !== state);
}

/** What a link that confirms ends with: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database knows of it. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** What a link out of a subscription ends with: its number, and the proof that the site gave it. */
export function leaveCode(secret: string, subscriptionId: number): string {
  return `${subscriptionId}.${sealOf(secret, subscriptionId)}`;
}

/** The subscription that such a link is for; null: the site never gave it. */
export function subscriptionOf(secret: string, code: string): number | null {
  const [, digits, seal] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(code) ?? [];
  if (secret === "" || digits === undefined || seal === undefined) return null;
  const own = sealOf(secret, Number(digits));
  return timingSafeEqual(Buffer.from(own), Buffer.from(seal)) ? Number(digits) : null;
}

function sealOf(secret: string, subscriptionId: number): string {
  return createHmac("sha256", secret).update(`newsletter\nleave\n${subscriptionId}`).digest("base64url");
}
