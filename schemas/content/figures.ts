import type { Period, PeriodStep } from "../commerce/compared-period.ts";
import type { DeliveryType } from "../commerce/order-states.ts";
import type { SaleKind } from "../commerce/paper-sales.ts";
import type { ReturnReason } from "../commerce/return-states.ts";
import type { ProductType } from "./product.ts";
import type { Compared } from "./visits.ts";

/**
 * What was sold and given back, by the invoices and credit notes of some days; in euros. Amounts hold their tax unless they
 * are called net.
 */
export interface SalesSum {
  /** Invoices. */
  readonly orders: number;
  readonly sales: number;
  /** Credit notes. */
  readonly refunds: number;
  readonly refunded: number;
  /** Sales less what was given back. */
  readonly turnover: number;
  readonly net: number;
  readonly vat: number;
}

export interface SalesStep extends SalesSum, Period {}

/** What a rate brought in a month: sales less what was given back, in euros; the rate in percent. */
export interface VatOfMonth {
  /** `YYYY-MM`, in Paris. */
  readonly month: string;
  readonly rate: number;
  readonly net: number;
  readonly vat: number;
  readonly turnover: number;
}

/** A code that took something off orders, in euros: what it cost, and what was paid for them. */
export interface CodeFigures {
  readonly code: string;
  readonly orders: number;
  readonly cost: number;
  readonly sales: number;
}

/** What customers wanted to give up, whatever became of it: how often, and for how much, in euros. */
export interface GivenUpFigures {
  readonly returns: number;
  readonly returned: number;
  readonly withdrawals: number;
  readonly withdrawn: number;
}

/** How a period went (GET /admin/figures). Days are those of Paris. */
export interface Figures {
  readonly period: Period;
  /** What it is compared with. */
  readonly before: Period;
  readonly by: PeriodStep;
  readonly sums: Compared<SalesSum>;
  /** The first one first. */
  readonly steps: readonly SalesStep[];
  /** The first month first, of each the highest rate; a rate that brought nothing has no row. */
  readonly vat: readonly VatOfMonth[];
  /** The one that cost most first: a thousand at most. */
  readonly codes: readonly CodeFigures[];
  readonly givenUp: Compared<GivenUpFigures>;
  /** Why pieces were sent back, the most frequent reason first. */
  readonly reasons: readonly { readonly reason: ReturnReason; readonly label: string; readonly pieces: number }[];
}

/** So many of a form of a product; `before`: in the period that it is compared with. */
export interface SoldForm {
  readonly id: number;
  readonly idProduct: number;
  readonly name: string;
  readonly type: ProductType;
  readonly year: number | null;
  /** Litres; 0: it has none. */
  readonly capacity: number;
  readonly pieces: number;
  readonly before: number;
  /** Euros, codes taken off, without shipping. */
  readonly sales: number;
}

/** What was sold in a period, by wine and vintage, the most first (GET /admin/figures/goods). */
export interface SoldGoods {
  readonly period: Period;
  readonly before: Period;
  /** Bottles of wine, in whatever size; boxes and other goods are counted as pieces. */
  readonly bottles: Compared<number>;
  readonly pieces: Compared<number>;
  readonly goods: readonly SoldForm[];
}

interface Moved {
  readonly count: number;
  /** Euros. */
  readonly amount: number;
}

/** Papers of a kind of a day: how many, for how much, and their first and last number. */
export interface PapersOfDay extends Moved {
  readonly first: string | null;
  readonly last: string | null;
}

/** A day's close (GET /admin/figures/day). */
export interface DayClose {
  readonly day: string;
  /** By provider; null: there was nothing to pay. */
  readonly payments: readonly ({ readonly provider: string | null } & Moved)[];
  readonly deliveries: readonly ({ readonly type: DeliveryType } & Moved)[];
  readonly refunds: Moved;
  /** Payments that came beside another one of their order, and went back. */
  readonly surplus: Moved;
  readonly invoices: PapersOfDay;
  readonly creditNotes: PapersOfDay;
  /** The day's part of the table for the accountant: refunds below zero. */
  readonly taxes: readonly {
    readonly kind: SaleKind;
    readonly rate: number;
    readonly papers: number;
    readonly net: number;
    readonly vat: number;
    readonly amount: number;
  }[];
  readonly shipped: number;
  readonly handedOut: number;
}
