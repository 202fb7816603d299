import type { OrderState } from "../commerce/order-states.ts";
import type { SubscriptionState } from "./newsletter.ts";
import type { UserAddress } from "./user-address.ts";

/** Somebody who has an account and doesn't edit the site, in the estate's list. Instants in milliseconds since 1970. */
export interface CustomerRow {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly since: number;
  /** How many orders they paid. */
  readonly orders: number;
  /** What these cost, less what was given back, in euros. */
  readonly spent: number;
  /** When they paid the last one; null: none. */
  readonly lastOrderAt: number | null;
  /** Whether any of the newsletters comes to them. */
  readonly isReader: boolean;
}

export interface CustomerList {
  readonly customers: readonly CustomerRow[];
  readonly total: number;
}

/** An order of a customer's, whether it was paid or not. */
export interface CustomerOrder {
  readonly id: number;
  readonly code: string;
  readonly at: number;
  readonly state: OrderState;
  /** In euros. */
  readonly total: number;
  /** How often something of it was wanted back: returns and withdrawals. */
  readonly returns: number;
}

/** What became of a newsletter at a customer's address. */
export interface CustomerSubscription {
  readonly id: number;
  readonly name: string;
  readonly state: SubscriptionState;
  /** Since when. */
  readonly since: number;
}

/** What an estate has to know of a customer to answer their letters: no birthday, no password, no device. */
export interface Customer {
  readonly id: number;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly phone: string | null;
  readonly since: number;
  /** On how many devices they are logged in. */
  readonly sessions: number;
  readonly addresses: readonly UserAddress[];
  /** The latest first; 200 at most. */
  readonly orders: readonly CustomerOrder[];
  readonly subscriptions: readonly CustomerSubscription[];
}
