import { randomBytes } from "node:crypto";

/**
 * 128 random bits: who holds a payment's id is told what came of it, and nothing of who pays. It begins with a letter or
 * a digit, as what stands in a path does.
 */
export function newPaymentId(): string {
  const id = randomBytes(16).toString("base64url");
  return /^[a-z\d]/i.test(id) ? id : newPaymentId();
}

/** Which goods a refund is for, each with its share of what was paid, and the shipping that goes back with them, in cents. */
export interface RefundedGoods {
  readonly lines: readonly { readonly id: number; readonly quantity: number; readonly cents: number }[];
  readonly shippingCents: number;
}

/** What money is given back for, and which administrator had it done; null: the command line, or the shop by itself. */
export interface RefundCause extends Partial<RefundedGoods> {
  readonly by?: number | null;
}

/** How long after it was begun an open payment is looked up of itself, in milliseconds, and how often from then on. */
export const lookEvery = 60_000;

/** How soon after a look its customer's page looks again, in milliseconds. */
export const lookAgain = 2000;

/** How long a process has for one look-up or one refund before others may do it, in milliseconds. */
export const lease = 60_000;

/** The milliseconds until a refund is tried again whose provider was away so many times: half a minute, doubled up to six hours. */
export function backoff(attempts: number): number {
  return Math.min(2 ** (attempts - 1) * 30_000, 6 * 3_600_000);
}
