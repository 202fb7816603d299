import type { OrderState } from "../commerce/order-states.ts";
import type { DeclineReason, PaymentState } from "../commerce/payment-states.ts";

/** Who takes the money, as a browser may know it (spec §7, "card-provider"). */
export interface CardProvider {
  readonly provider: string;
  readonly publicKey: string;
}

/** What came of a payment (spec §7, the card payment result): nothing of who pays. */
export interface PaymentResult {
  readonly id: string;
  readonly state: PaymentState;
  /** Why the card was declined; null: it wasn't. */
  readonly reason: DeclineReason | null;
  /** In euros. */
  readonly amount: number;
  readonly order: {
    readonly id: number;
    readonly code: string;
    readonly state: OrderState;
    /** True while the order waits to be paid. */
    readonly isPayable: boolean;
  };
}
