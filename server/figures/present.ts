import type { Period } from "#schemas/commerce/compared-period.ts";
import { toEuros } from "#schemas/commerce/money.ts";
import type { SaleKind } from "#schemas/commerce/paper-sales.ts";
import type { DayClose, PapersOfDay, SalesSum, VatOfMonth } from "#schemas/content/figures.ts";
import type { Row } from "#server/db/tables.ts";

/** The sums of some days: how many papers of each kind, and what was sold and given back by rate. */
export interface DaySums {
  readonly papers: readonly Row<"sales_day">[];
  readonly taxes: readonly Row<"sales_day_tax">[];
}

/** What of the sums falls in a period. */
export function sumsIn({ papers, taxes }: DaySums, { from, to }: Period): DaySums {
  const isIn = ({ day }: { readonly day: string }): boolean => day >= from && day <= to;
  return { papers: papers.filter(isIn), taxes: taxes.filter(isIn) };
}

/** Sums as they are sent. */
export function presentSum({ papers, taxes }: DaySums): SalesSum {
  const of = (kind: Row<"sales_day">["kind"], what: "papers" | "cents") =>
    papers.reduce((sum, row) => sum + (row.kind === kind ? row[what] : 0), 0);
  const [sold, back] = [of("INVOICE", "cents"), of("CREDIT_NOTE", "cents")];
  const vat = taxes.reduce((sum, row) => sum + signOf(row.kind) * row.vat_cents, 0);
  return {
    orders: of("INVOICE", "papers"),
    sales: toEuros(sold),
    refunds: of("CREDIT_NOTE", "papers"),
    refunded: toEuros(back),
    turnover: toEuros(sold - back),
    net: toEuros(sold - back - vat),
    vat: toEuros(vat),
  };
}

/** The tax of each month by rate, less what was given back. */
export function presentVat(taxes: DaySums["taxes"]): readonly VatOfMonth[] {
  const groups = Map.groupBy(taxes, ({ day, rate }) => `${day.slice(0, 7)} ${String(10_000 - rate).padStart(5, "0")}`);
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, rows]) => {
      const cents = rows.reduce((sum, row) => sum + signOf(row.kind) * row.cents, 0);
      const vat = rows.reduce((sum, row) => sum + signOf(row.kind) * row.vat_cents, 0);
      const rate = (rows[0]?.rate ?? 0) / 100;
      return { month: key.slice(0, 7), rate, net: toEuros(cents - vat), vat: toEuros(vat), turnover: toEuros(cents) };
    });
}

/** The rows of a day for the accountant: what was given back is below zero. */
export function presentTaxes(taxes: DaySums["taxes"]): DayClose["taxes"] {
  return taxes.map(({ kind, rate, papers, cents, vat_cents: vat }) => {
    const sign = signOf(kind);
    return {
      ...{ kind, papers, rate: rate / 100 },
      ...{ net: toEuros(sign * (cents - vat)), vat: toEuros(sign * vat), amount: toEuros(sign * cents) },
    };
  });
}

interface IssuedOn {
  readonly kind: Row<"sales_day">["kind"];
  readonly papers: number;
  readonly first: string;
  readonly last: string;
  readonly cents: number;
}

/** The papers of a kind of a day. */
export function presentPapers(rows: readonly IssuedOn[], kind: IssuedOn["kind"]): PapersOfDay {
  const found = rows.find((row) => row.kind === kind);
  if (!found) return { count: 0, amount: 0, first: null, last: null };
  return { count: found.papers, amount: toEuros(found.cents), first: found.first, last: found.last };
}

function signOf(kind: SaleKind): 1 | -1 {
  return kind === "REFUND" ? -1 : 1;
}
