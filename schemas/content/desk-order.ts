import type { DeliveryType, OrderState } from "../commerce/order-states.ts";
import type { WorkList } from "../commerce/order-steps.ts";

import type { OrderPaper } from "./order-paper.ts";
import type { Order } from "./order.ts";
import type { ProductReturn } from "./product-return.ts";
import type { Withdrawal } from "./withdrawal.ts";

/** An order in a list of the estate's. Euros including tax; instants as ISO 8601. */
export interface DeskOrderRow {
  readonly id: number;
  readonly code: string;
  readonly date: string;
  readonly state: OrderState;
  /** The state in words. */
  readonly status: string;
  readonly name: string;
  readonly email: string;
  readonly type: DeliveryType;
  /** Where it goes: a town, a parcel shop, the estate's place. */
  readonly place: string;
  /** When it is fetched; null: it isn't. */
  readonly slot: { readonly date: string; readonly from: string; readonly to: string } | null;
  /** How many pieces it has. */
  readonly count: number;
  readonly total: number;
  readonly refunded: number;
  /** What it waits for from the estate, beside its own way. */
  readonly waits: { readonly returns: number; readonly withdrawals: number };
  readonly hasMessage: boolean;
}

/** How many orders are in each work list, and in all. */
export type WorkCounts = Readonly<Record<WorkList | "all", number>>;

export interface DeskOrderList {
  readonly orders: readonly DeskOrderRow[];
  readonly total: number;
  readonly counts: WorkCounts;
}

/** What can be told of in an order's history. */
export const deskEventKinds = ["STATE", "PAYMENT", "REFUND", "PAPER", "RETURN", "WITHDRAWAL", "MAIL", "NOTE"] as const;

export type DeskEventKind = (typeof deskEventKinds)[number];

/** Something that happened to an order. */
export interface DeskEvent {
  readonly kind: DeskEventKind;
  readonly date: string;
  /** A note's, by which it is removed; else null. */
  readonly id: number | null;
  /** The state that something came into, or which mail it was; empty: its kind says all. */
  readonly what: string;
  /** In words: a state, a note's text, a paper's name, whom a mail went to. */
  readonly words: string;
  /** Who did it: a person's name, or CUSTOMER, PAYMENT, SYSTEM, OPERATOR; empty: nobody says. */
  readonly actor: string;
  readonly amount: number | null;
}

/** What can still be given back of an order: of each line, of its shipping, and in all. Euros. */
export interface Refundable {
  /** What is left of the payment, refunds that are under way taken off. */
  readonly left: number;
  /** What was wanted back up to now: a refund is refused that was made up from another sum. */
  readonly wanted: number;
  readonly shipping: number;
  /** Of each line how many can be given back, and what was given for the others. */
  readonly lines: readonly {
    readonly id: number;
    readonly left: number;
    readonly gone: { readonly quantity: number; readonly amount: number };
  }[];
}

/** A file that came with a line for what is made of it. */
export interface DeskFile {
  readonly idLine: number;
  readonly name: string;
  readonly url: string;
}

/** An order with all that the estate knows of it. */
export interface DeskOrder {
  readonly order: Order;
  /** The language in which it was ordered. */
  readonly locale: string;
  /** Its customer's account; null: a guest's. */
  readonly idUser: number | null;
  readonly history: readonly DeskEvent[];
  readonly papers: readonly OrderPaper[];
  readonly files: readonly DeskFile[];
  readonly returns: readonly ProductReturn[];
  readonly withdrawals: readonly Withdrawal[];
  readonly refundable: Refundable;
  /** The carriers' services that a parcel can go with, in words. */
  readonly services: readonly { readonly serviceCode: string; readonly name: string }[];
}

/** What came of preparing several orders. */
export interface PreparedOrders {
  readonly done: readonly number[];
  readonly refused: readonly { readonly id: number; readonly code: string; readonly message: string }[];
}
