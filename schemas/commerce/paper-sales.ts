import { vatOf, type TaxedPart, type VatPart } from "./order-vat.ts";

/** What an invoice or a credit note is of: goods and their shipping are sold, money is given back. */
export const saleKinds = ["GOODS", "SHIPPING", "REFUND"] as const;

export type SaleKind = (typeof saleKinds)[number];

/** So much of a paper is of a kind, at a rate; in cents including tax, never below zero. */
export interface SalePart extends VatPart {
  readonly kind: SaleKind;
}

/**
 * An invoice parted into goods and shipping, by rate [V2]. What a rate's part holds beyond its goods is shipping, which is
 * taxed for itself; the goods have the rest of the tax, so that both together are the invoice to the cent.
 */
export function salesOfInvoice(taxes: readonly VatPart[], goods: readonly TaxedPart[]): readonly SalePart[] {
  return taxes.flatMap(({ rate, cents, vatCents }) => {
    const sold = goods.reduce((sum, part) => sum + (part.rate === rate ? part.cents : 0), 0);
    const shipping = { rate, cents: cents - sold };
    const shippingVat = vatOf(shipping);
    return [
      { kind: "GOODS" as const, rate, cents: sold, vatCents: vatCents - shippingVat },
      { kind: "SHIPPING" as const, ...shipping, vatCents: shippingVat },
    ].filter((part) => part.cents > 0 || part.vatCents > 0);
  });
}

/** A credit note, by rate: it says nothing of goods and shipping, which have the same rate [V2]. */
export function salesOfCreditNote(taxes: readonly VatPart[]): readonly SalePart[] {
  return taxes.map((part) => ({ kind: "REFUND", ...part }));
}
