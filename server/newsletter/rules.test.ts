import { expect, test } from "vitest";

import { subscriptionStates, type SubscriptionEvent, type SubscriptionState } from "#schemas/content/newsletter.ts";

import { leaveCode, moves, newToken, statesBefore, subscriptionOf, tokenHash } from "./rules.ts";

const events: readonly SubscriptionEvent[] = ["ask", "confirm", "join", "leave", "bounce"];

test("[§3 user-subscription] every state is reached from nothing, and from every state one is subscribed again", () => {
  const reachable = (from: SubscriptionState | "none"): ReadonlySet<string> => {
    const seen = new Set<SubscriptionState | "none">([from]);
    for (const state of seen) for (const event of events) if (moves[state][event]) seen.add(moves[state][event]);
    return seen;
  };
  expect([...reachable("none")].toSorted()).toEqual([...subscriptionStates, "none"].toSorted());
  for (const state of subscriptionStates) expect(reachable(state)).toContain("SUBSCRIBED");
});

test("[§3 user-subscription] asking alone subscribes nobody, and takes nobody's leaving back", () => {
  for (const state of subscriptionStates) expect(moves[state].ask).toBe(state);
  expect(moves.none).toEqual({ ask: "PENDING", join: "SUBSCRIBED" });
  expect(moves.UNSUBSCRIBED.bounce ?? moves.PENDING.bounce).toBeUndefined();
  expect(statesBefore("leave")).toEqual(["PENDING", "SUBSCRIBED", "BOUNCED"]);
  expect(statesBefore("bounce")).toEqual(["SUBSCRIBED"]);
  expect(statesBefore("confirm")).toEqual(["PENDING", "UNSUBSCRIBED", "BOUNCED"]);
});

test("a link out opens its own subscription alone, and none without the site's secret", () => {
  const code = leaveCode("secret", 12);
  expect(subscriptionOf("secret", code)).toBe(12);
  expect(subscriptionOf("other", code)).toBeNull();
  expect(subscriptionOf("", leaveCode("", 12))).toBeNull();
  for (const forged of [code.replace("12.", "13."), `${code}x`, code.slice(0, -1), "12.", "", `0${code}`]) {
    expect(subscriptionOf("secret", forged)).toBeNull();
  }
});

test("a token has 256 bits, of which the database knows the hash", () => {
  expect(newToken()).toMatch(/^[\w-]{43}$/);
  expect(newToken()).not.toBe(newToken());
  expect(tokenHash("a")).toBe("ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb");
});
