import type { EstateStep, ReturnReason } from "#schemas/commerce/return-states.ts";

/** What is asked to be taken back: so many of which lines of an order, and why. */
export interface AskedReturn {
  readonly orderId: number;
  readonly products: readonly { readonly id: number; readonly quantity: number; readonly reason: ReturnReason }[];
  readonly message: string;
}

/** A step of the estate's. */
export interface ReturnStep {
  readonly state: EstateStep;
  /** What the customer is told with it: why not, where the label is. */
  readonly note: string;
  /** True when what was received is in the cellar again. */
  readonly isRestocked: boolean;
}

/** Whether the estate takes goods back, by its parameter; where it says nothing, it does. */
export function takesBack(values: Readonly<Record<string, string | null>>): boolean {
  return values["RETURNS_ACTIVE"] !== "false";
}
