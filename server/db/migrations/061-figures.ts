import { sql, type QueryExecutorProvider } from "kysely";

import type { VatPart } from "#schemas/commerce/order-vat.ts";
import { salesOfCreditNote, salesOfInvoice } from "#schemas/commerce/paper-sales.ts";
import { dayOf } from "#schemas/paris-day.ts";

import type { Migration } from "./migration.ts";

/**
 * What was sold and given back on each day in Paris, by the papers that were issued on it: how many and for how much, by
 * rate of VAT, by form of a product. They are raised with the paper, in its transaction (ADR 107). The rest is what a day is
 * closed by.
 */
export const figures: Migration = {
  name: "061-figures",
  statements: ({ text, end }) => [
    `create table sales_day (
      day ${text} not null,
      kind ${text} not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
      papers integer not null check (papers > 0),
      cents integer not null check (cents >= 0),
      discount_cents integer not null check (discount_cents >= 0),
      primary key (day, kind)
    ${end}`,
    `create table sales_day_tax (
      day ${text} not null,
      kind ${text} not null check (kind in ('GOODS', 'SHIPPING', 'REFUND')),
      rate integer not null check (rate between 0 and 10000),
      papers integer not null check (papers > 0),
      cents integer not null check (cents >= 0),
      vat_cents integer not null check (vat_cents >= 0),
      primary key (day, kind, rate)
    ${end}`,
    `create table sales_day_goods (
      day ${text} not null,
      declination_id integer not null references declination (id),
      pieces integer not null check (pieces > 0),
      cents integer not null check (cents >= 0),
      primary key (day, declination_id)
    ${end}`,
    "create index sales_day_goods_by_declination on sales_day_goods (declination_id)",
    `create index order_by_payment on "order" (paid_at, delivery_type, total_cents) where paid_at is not null`,
    `create index order_by_code_paid on "order" (paid_at, discount_code, discount_cents, total_cents)
      where paid_at is not null and discount_cents > 0`,
    "create index order_event_by_state on order_event (to_state, happened_at)",
    "create index order_paper_by_date on order_paper (issued_at, kind, number, total_cents)",
    "create index refund_done on refund (settled_at, amount_cents) where state = 'DONE'",
    "create index order_return_by_date on order_return (asked_at, goods_cents)",
    "create index withdrawal_by_date on withdrawal (declared_at, goods_cents, shipping_cents)",
  ],
  rows: sumUp,
};

interface IssuedPaper {
  readonly id: number;
  readonly order_id: number;
  readonly kind: "INVOICE" | "CREDIT_NOTE";
  readonly total_cents: number;
  readonly taxes: string;
  readonly issued_at: number;
  readonly discount_cents: number;
}

/** The papers that were issued before, a thousand at a time. */
async function sumUp(transaction: QueryExecutorProvider): Promise<void> {
  for (let last = 0; ;) {
    const { rows } = await sql<IssuedPaper>`
      select paper.id, paper.order_id, paper.kind, paper.total_cents, paper.taxes, paper.issued_at, "order".discount_cents
      from order_paper as paper join "order" on "order".id = paper.order_id
      where paper.id > ${last} order by paper.id limit 1000`.execute(transaction);
    for (const paper of rows) await addPaper(transaction, paper);
    const newest = rows.at(-1);
    if (!newest) return;
    last = newest.id;
  }
}

async function addPaper(transaction: QueryExecutorProvider, paper: IssuedPaper): Promise<void> {
  const { kind, total_cents: cents, order_id: order, issued_at: at } = paper;
  const day = dayOf(Number(at));
  const isSold = kind === "INVOICE";
  // Written from this type when it was issued.
  const taxes = JSON.parse(paper.taxes) as readonly VatPart[];
  const { rows: lines } = await sql<{ declination: number; rate: number; cents: number; quantity: number }>`
    select declination_id as declination, vat_rate as rate, to_pay_cents as cents, quantity
    from order_line where order_id = ${order} order by declination_id`.execute(transaction);
  await sql`insert into sales_day (day, kind, papers, cents, discount_cents)
    values (${day}, ${kind}, 1, ${cents}, ${isSold ? paper.discount_cents : 0})
    on conflict (day, kind) do update set papers = sales_day.papers + 1, cents = sales_day.cents + excluded.cents,
      discount_cents = sales_day.discount_cents + excluded.discount_cents`.execute(transaction);
  for (const part of isSold ? salesOfInvoice(taxes, lines) : salesOfCreditNote(taxes)) {
    await sql`insert into sales_day_tax (day, kind, rate, papers, cents, vat_cents)
      values (${day}, ${part.kind}, ${part.rate}, 1, ${part.cents}, ${part.vatCents})
      on conflict (day, kind, rate) do update set papers = sales_day_tax.papers + 1,
        cents = sales_day_tax.cents + excluded.cents, vat_cents = sales_day_tax.vat_cents + excluded.vat_cents`.execute(
      transaction,
    );
  }
  for (const line of isSold ? lines : []) {
    await sql`insert into sales_day_goods (day, declination_id, pieces, cents)
      values (${day}, ${line.declination}, ${line.quantity}, ${line.cents})
      on conflict (day, declination_id) do update set pieces = sales_day_goods.pieces + excluded.pieces,
        cents = sales_day_goods.cents + excluded.cents`.execute(transaction);
  }
}
