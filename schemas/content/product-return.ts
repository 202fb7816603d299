import type { ReturnReason, ReturnState } from "../commerce/return-states.ts";

/** One of the values of a type that a shop has, in words (spec §7, `GET /order-generic-values/{type}`). */
export interface GenericValue {
  readonly id: number;
  readonly key: string;
  readonly value: string;
}

/** A line of an order that can still be sent back. */
export interface ReturnableProduct {
  /** The order line's. */
  readonly id: number;
  readonly name: string;
  readonly year: number | null;
  readonly quantity: number;
}

/** So many of a line, and why. */
export interface ReturnedProduct extends ReturnableProduct {
  readonly reason: ReturnReason;
}

/** A return as its customer and the estate see it. */
export interface ProductReturn {
  readonly id: number;
  readonly idOrder: number;
  /** The order's. */
  readonly code: string;
  readonly state: ReturnState;
  /** The state in words. */
  readonly status: string;
  /** ISO 8601, UTC. */
  readonly date: string;
  /** What the customer wrote. */
  readonly message: string;
  /** What the estate answered last. */
  readonly note: string;
  readonly products: readonly ReturnedProduct[];
  /** What goes back for them; decimal euros. */
  readonly amount: number;
  readonly history: readonly { readonly state: ReturnState; readonly status: string; readonly date: string }[];
}

/** What an order's customer may send back, with the words for each step (spec §3, "order-back info"). */
export interface OrderBack {
  readonly isActive: boolean;
  readonly message: string;
  readonly returnAskDescription: string;
  readonly labelSentDescription: string;
  readonly productReceivedDescription: string;
  readonly idOrder: number;
  readonly code: string;
  /** False where nothing can be asked now; `reason` says why, empty otherwise. */
  readonly isPossible: boolean;
  readonly reason: string;
  readonly products: readonly ReturnableProduct[];
  readonly returns: readonly ProductReturn[];
}
