import type { Period } from "#schemas/commerce/compared-period.ts";
import type { SoldForm } from "#schemas/content/figures.ts";
import { salesByDay } from "#server/orders/figures/read.ts";
import { csvRow } from "#server/text/csv.ts";

import { presentTaxes } from "../present.ts";

/**
 * The totals of each day by rate of VAT (L21) as CSV: a row for the goods that were sold, for their shipping, and for what
 * was given back, below zero, on the day of its credit note. A day on which nothing was has no row.
 */
export async function* exportTotals(period: Period): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`\ufeff${csvRow(["date", "kind", "vat_rate", "papers", "net", "vat", "gross", "currency"])}`);
  for (const row of await salesByDay(period)) {
    const [taxes] = presentTaxes([row]);
    if (!taxes) continue;
    const { kind, rate, papers, net, vat, amount } = taxes;
    const cells = [
      row.day,
      kind,
      decimals(rate),
      String(papers),
      decimals(net),
      decimals(vat),
      decimals(amount),
      "EUR",
    ];
    yield Buffer.from(csvRow(cells));
  }
}

/** What was sold in a period by wine and vintage, as CSV. */
export function* exportGoods(goods: readonly SoldForm[]): Generator<Uint8Array> {
  yield Buffer.from(`\ufeff${csvRow(["name", "type", "vintage", "litres", "pieces", "pieces_before", "gross"])}`);
  for (const { name, type, year, capacity, pieces, before, sales } of goods) {
    const cells = [name, type, year === null ? "" : String(year), String(capacity), String(pieces), String(before)];
    yield Buffer.from(csvRow([...cells, decimals(sales)]));
  }
}

function decimals(value: number): string {
  return value.toFixed(2);
}
