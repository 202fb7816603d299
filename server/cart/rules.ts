import { randomBytes } from "node:crypto";

/** 128 random bits: who names a guest's cart holds it (reliability D8). */
export function newCartId(): string {
  return randomBytes(16).toString("base64url");
}

/** How many different things a cart holds, and how many of one: more is no purchase of a household or a restaurant. */
export const mostLines = 100;
export const mostOfOne = 10_000;

/** How many carts may have been merged one into the other: more is a ring, which no command makes. */
export const mostMerges = 20;
