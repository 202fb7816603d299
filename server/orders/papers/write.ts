import type { VatPart } from "#schemas/commerce/order-vat.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { dayOf } from "#schemas/paris-day.ts";
import type { NewRow, Row } from "#server/db/tables.ts";

import { nextNumber } from "../engine/rows.ts";
import { addToDay } from "../figures/write.ts";

import { creditNoteContent, invoiceContent } from "./present.ts";
import { paperParts } from "./read.ts";
import { creditedTaxes, type PaperParts, taxesOf } from "./rules.ts";

/**
 * Writes an order's invoice down, in the transaction that gave it its number: from then on it is what it is, whatever
 * becomes of prices and of what the company is called (L19). Told again it changes nothing.
 */
export async function issueInvoice(order: Row<"order">): Promise<void> {
  const { invoice_number: number, paid_at: paidAt } = order;
  if (number === null) return;
  const parts = await paperParts(order);
  const issuedAt = paidAt !== null && dayOf(paidAt).startsWith(number.slice(0, 4)) ? paidAt : now();
  const taxes = taxesOf(order, parts.lines);
  await keep(
    {
      ...{ order_id: order.id, kind: "INVOICE", number, total_cents: order.total_cents, refunded_cents: 0 },
      taxes: JSON.stringify(taxes),
      content: JSON.stringify(invoiceContent(parts, { number, issuedAt })),
      issued_at: issuedAt,
    },
    { ...parts, taxes },
  );
}

/** An order that was paid before papers were kept gets its invoice written down when it is first asked for. */
export async function ensureInvoice(order: Row<"order">): Promise<void> {
  if (order.invoice_number === null) return;
  const known = await database()
    .selectFrom("order_paper")
    .select("id")
    .where("number", "=", order.invoice_number)
    .executeTakeFirst();
  if (!known) await inTransaction(() => issueInvoice(order), { isolation: "read committed" });
}

/**
 * Writes the credit note of a refund, in the transaction that notes it: `cents` went back this time, and the order says how
 * much did in all. An order without an invoice has nothing to correct.
 */
export async function issueCreditNote(order: Row<"order">, cents: number): Promise<void> {
  if (order.invoice_number === null) return;
  await issueInvoice(order);
  const papers = await database().selectFrom("order_paper").selectAll().where("order_id", "=", order.id).execute();
  const invoice = papers.find(({ kind }) => kind === "INVOICE");
  if (!invoice || papers.some((paper) => paper.kind === "CREDIT_NOTE" && paper.refunded_cents === order.refunded_cents))
    return;
  const before = papers.filter(({ kind }) => kind === "CREDIT_NOTE").map(taxesIn);
  const taxes = creditedTaxes(taxesIn(invoice), before, cents);
  const year = dayOf(now()).slice(0, 4);
  const number = `AV-${year}-${String(await nextNumber(`credit ${year}`)).padStart(6, "0")}`;
  const issue = { number, issuedAt: now() };
  const corrected = { number: invoice.number, issuedAt: invoice.issued_at };
  const parts = await paperParts(order);
  await keep(
    {
      ...{ order_id: order.id, kind: "CREDIT_NOTE", number, total_cents: cents, refunded_cents: order.refunded_cents },
      taxes: JSON.stringify(taxes),
      content: JSON.stringify(creditNoteContent(parts, issue, corrected, taxes)),
      issued_at: now(),
    },
    { ...parts, taxes },
  );
}

// Both were written from this type.
function taxesIn({ taxes }: Row<"order_paper">): readonly VatPart[] {
  return JSON.parse(taxes) as readonly VatPart[];
}

interface Counted extends PaperParts {
  readonly taxes: readonly VatPart[];
}

/** Writes a paper down, once, and adds it to the sums of its day. */
async function keep(paper: NewRow<"order_paper">, { order, lines, taxes }: Counted): Promise<void> {
  const { numInsertedOrUpdatedRows: kept } = await database()
    .insertInto("order_paper")
    .values(paper)
    .onConflict((conflict) => conflict.column("number").doNothing())
    .executeTakeFirst();
  if ((kept ?? 0n) > 0n) await addToDay({ ...paper, taxes }, order, lines);
}
