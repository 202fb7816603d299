/** Papers of an order: those with a number (L19) and what goes with the goods (L24). */
export const orderPaperKinds = ["INVOICE", "CREDIT_NOTE", "DELIVERY_NOTE"] as const;

export type OrderPaperKind = (typeof orderPaperKinds)[number];

/** A paper of an order, as lists have it. Euros including tax; an instant as ISO 8601. */
export interface OrderPaper {
  readonly kind: OrderPaperKind;
  /** In words: « Facture 2026-000012 ». */
  readonly name: string;
  /** The PDF. */
  readonly url: string;
  /** Null: it has none. */
  readonly number: string | null;
  readonly date: string;
  /** Null: it has no prices. */
  readonly total: number | null;
}
