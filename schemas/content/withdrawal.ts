/** A line of an order that its buyer may withdraw from. */
export interface WithdrawableProduct {
  /** The order line's. */
  readonly id: number;
  readonly name: string;
  readonly year: number | null;
  /** How many of it are not withdrawn yet. */
  readonly quantity: number;
  /** Made for this buyer, who was told before: nobody withdraws from it (L9). */
  readonly isExcluded: boolean;
}

/** What a buyer sees before they confirm. */
export interface WithdrawalOffer {
  /** The order's. */
  readonly code: string;
  /** ISO 8601, UTC. */
  readonly orderedAt: string;
  /** The last day, `YYYY-MM-DD` in Paris; null while nothing was received. */
  readonly endsOn: string | null;
  /** Names this declaration: sent twice, it is one. */
  readonly declaration: string;
  readonly products: readonly WithdrawableProduct[];
}

/** So many of a line. */
export interface WithdrawnProduct {
  readonly id: number;
  readonly name: string;
  readonly year: number | null;
  readonly quantity: number;
}

/** A withdrawal as it was received. */
export interface Withdrawal {
  readonly id: number;
  /** The order's. */
  readonly code: string;
  readonly idOrder: number;
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  /** True when nothing of the order stays with its buyer. */
  readonly isWhole: boolean;
  readonly products: readonly WithdrawnProduct[];
  /** What goes back, shipping included where all is withdrawn; decimal euros. */
  readonly amount: number;
  /** By when, `YYYY-MM-DD` in Paris. */
  readonly refundBy: string;
  /** ISO 8601, UTC; null: not yet. */
  readonly refundedAt: string | null;
}

/** What can be done with an order, and what was. */
export interface OrderWithdrawals {
  readonly isOpen: boolean;
  readonly endsOn: string | null;
  readonly withdrawals: readonly Withdrawal[];
}
