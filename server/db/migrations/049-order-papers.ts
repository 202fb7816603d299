import type { Migration } from "./migration.ts";

/**
 * Invoices and credit notes as they were issued: every word that stands on them, so that nothing that changes later changes
 * them (L19). A refund has one credit note.
 */
export const orderPapers: Migration = {
  name: "049-order-papers",
  statements: ({ id, text, instant, end }) => [
    `create table order_paper (
      id ${id},
      order_id integer not null references "order" (id),
      kind ${text} not null check (kind in ('INVOICE', 'CREDIT_NOTE')),
      number ${text} not null unique,
      total_cents integer not null,
      refunded_cents integer not null,
      taxes ${text} not null,
      content ${text} not null,
      issued_at ${instant} not null,
      unique (order_id, kind, refunded_cents)
    ${end}`,
  ],
};
