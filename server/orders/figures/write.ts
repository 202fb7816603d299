import { sql } from "kysely";

import { salesOfCreditNote, salesOfInvoice, type SalePart } from "#schemas/commerce/paper-sales.ts";
import type { VatPart } from "#schemas/commerce/order-vat.ts";
import { dayOf } from "#schemas/paris-day.ts";
import { database } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";

/** What of a paper counts in the sums of its day. */
export interface CountedPaper extends Pick<Row<"order_paper">, "kind" | "total_cents" | "issued_at"> {
  readonly taxes: readonly VatPart[];
}

/**
 * Adds an invoice, or a credit note, to the sums of its day (ADR 107), in the transaction that writes it down. The rows of a
 * day are held after the number of the paper, and in one order, so that nobody waits for who waits for them.
 */
export async function addToDay(
  paper: CountedPaper,
  order: Pick<Row<"order">, "discount_cents">,
  lines: readonly Row<"order_line">[],
): Promise<void> {
  const day = dayOf(paper.issued_at);
  if (paper.kind === "CREDIT_NOTE") {
    await addPaper(day, paper, 0);
    await addParts(day, salesOfCreditNote(paper.taxes));
    return;
  }
  const goods = lines.map((line) => ({ rate: line.vat_rate, cents: line.to_pay_cents }));
  await addPaper(day, paper, order.discount_cents);
  await addParts(day, salesOfInvoice(paper.taxes, goods));
  await addGoods(day, lines);
}

async function addPaper(day: string, { kind, total_cents: cents }: CountedPaper, discount: number): Promise<void> {
  await database()
    .insertInto("sales_day")
    .values({ day, kind, papers: 1, cents, discount_cents: discount })
    .onConflict((conflict) =>
      conflict.columns(["day", "kind"]).doUpdateSet({
        papers: sql`sales_day.papers + excluded.papers`,
        cents: sql`sales_day.cents + excluded.cents`,
        discount_cents: sql`sales_day.discount_cents + excluded.discount_cents`,
      }),
    )
    .execute();
}

async function addParts(day: string, parts: readonly SalePart[]): Promise<void> {
  if (parts.length === 0) return;
  await database()
    .insertInto("sales_day_tax")
    .values(
      parts.map(({ kind, rate, cents, vatCents }) => ({ day, kind, rate, papers: 1, cents, vat_cents: vatCents })),
    )
    .onConflict((conflict) =>
      conflict.columns(["day", "kind", "rate"]).doUpdateSet({
        papers: sql`sales_day_tax.papers + excluded.papers`,
        cents: sql`sales_day_tax.cents + excluded.cents`,
        vat_cents: sql`sales_day_tax.vat_cents + excluded.vat_cents`,
      }),
    )
    .execute();
}

async function addGoods(day: string, lines: readonly Row<"order_line">[]): Promise<void> {
  const sold = [...Map.groupBy(lines, (line) => line.declination_id)].toSorted(([one], [other]) => one - other);
  if (sold.length === 0) return;
  await database()
    .insertInto("sales_day_goods")
    .values(
      sold.map(([declination, same]) => ({
        day,
        declination_id: declination,
        pieces: same.reduce((sum, { quantity }) => sum + quantity, 0),
        cents: same.reduce((sum, { to_pay_cents: cents }) => sum + cents, 0),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["day", "declination_id"]).doUpdateSet({
        pieces: sql`sales_day_goods.pieces + excluded.pieces`,
        cents: sql`sales_day_goods.cents + excluded.cents`,
      }),
    )
    .execute();
}
