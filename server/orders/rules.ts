import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

import { codeSigns } from "#schemas/commerce/order-code.ts";
import type { OrderState } from "#schemas/commerce/order-states.ts";
import type { DeliveryWish, OrderWish, PlaceOrder } from "#schemas/content/order.ts";
import type { ShippingOption } from "#schemas/content/shipping.ts";
import type { Refusal } from "#schemas/refusal.ts";
import type { Result } from "#schemas/result.ts";
import type { FullCart } from "#server/cart/read.ts";
import type { Row } from "#server/db/tables.ts";

/** So long an order that isn't paid holds its goods, in milliseconds; once more when its payment is under way. */
export const holdTime = 20 * 60_000;

/** So long the orders of one cart that take each other's place hold goods, in milliseconds. */
export const longestHold = 3 * holdTime;

/** When the hold of an order ends that begins now, where the first order of its cart has held goods since then. */
export function holdEnd(heldSince: number, at: number): number {
  return Math.min(at + holdTime, heldSince + longestHold);
}

/** How long is remembered what somebody held without paying for it, in milliseconds. */
export const unpaidSpan = 24 * 60 * 60_000;

/** So many times what one customer may hold is what those behind one network address may: an office, a tasting. */
export const ordersOfNetwork = 5;

/** How many orders and bottles one customer may hold within a day without paying for them, by the parameters. */
export function unpaidLimits(values: Readonly<Record<string, string | null>>) {
  const number = (type: string, otherwise: number): number => Number(values[type] ?? "") || otherwise;
  return { orders: number("UNPAID_ORDERS", 10), bottles: number("UNPAID_BOTTLES", 300) };
}

/** Who changed an order. */
export type Actor = Row<"order_event">["actor"];

/** What people call an order: `CD-` and seven signs, at random, so that it tells no numbers of the estate's. */
export function newOrderCode(): string {
  const fair = Math.floor(256 / codeSigns.length) * codeSigns.length;
  let code = "";
  while (code.length < 7) {
    for (const byte of randomBytes(16)) if (byte < fair && code.length < 7) code += codeSigns[byte % codeSigns.length];
  }
  return `CD-${code}`;
}

/** 128 random bits: who has the key of a guest's order reads it. */
export function newOrderKey(): string {
  return randomBytes(16).toString("base64url");
}

/** Tells whether a key is an order's own, in the same time for every key of its length; one without a key has none. */
export function isKeyOf({ access_key: own }: Pick<Row<"order">, "access_key">, key: string): boolean {
  const [one, other] = [Buffer.from(own), Buffer.from(key)];
  return own !== "" && one.length === other.length && timingSafeEqual(one, other);
}

/** An order whose wish shows when its cart is held and reckoned, so that nothing is reckoned twice (ADR 062). */
export interface OrderToPlace extends Omit<PlaceOrder, keyof OrderWish> {
  /** How it would come, if it is carried: a parcel shop is asked of its carrier before anything is held. */
  readonly delivery: DeliveryWish;
  /** What is wanted of the cart, within the transaction; refused where something is wrong with it. */
  wishIn(full: FullCart): Promise<Result<ReckonedWish, Refusal>>;
}

/** A wish with the ways to ship its cart, where they were reckoned for it. */
export interface ReckonedWish extends OrderWish {
  readonly options?: readonly ShippingOption[];
}

/** What whoever placed an order gets. */
export interface PlacedOrder {
  readonly id: number;
  readonly code: string;
  readonly key: string;
  readonly totalCents: number;
  readonly state: OrderState;
  /** Until when it holds its goods, in milliseconds since 1970. */
  readonly holdEndsAt: number;
  /** False: it was there already. */
  readonly isNew: boolean;
}

/** A mark of what somebody wants beside what is in the cart: the same wish has the same one. */
export function wishOf({ userId, contact, delivery, billing, message }: PlaceOrder): string {
  const { email, phone, firstname, lastname } = contact;
  const wish = [userId, email, phone, firstname, lastname, sorted(delivery), billing && sorted(billing), message];
  return createHash("sha256").update(JSON.stringify(wish)).digest("base64url");
}

/** The same values whichever order an object's keys stand in. */
function sorted(value: object): readonly unknown[] {
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, inner]: [string, unknown]) => [key, typeof inner === "object" && inner ? sorted(inner) : inner]);
}
