import type { SaleKind } from "#schemas/commerce/paper-sales.ts";

/** What was sold and given back by day in Paris (`YYYY-MM-DD`), as its papers say; in cents including tax. */
export interface SalesTables {
  sales_day: {
    day: string;
    kind: "INVOICE" | "CREDIT_NOTE";
    papers: number;
    cents: number;
    /** What codes took off: of invoices alone. */
    discount_cents: number;
  };
  sales_day_tax: { day: string; kind: SaleKind; rate: number; papers: number; cents: number; vat_cents: number };
  /** `cents`: what was paid for them, codes taken off, shipping left out. */
  sales_day_goods: { day: string; declination_id: number; pieces: number; cents: number };
}
