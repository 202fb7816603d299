import type { Migration } from "./migration.ts";

/** Letters with their signs as `fold` has them: names that were written down before are found like those that come. */
const folded: readonly (readonly [letters: string, plain: string])[] = [
  ["àâäáãåÀÂÄÁÃÅ", "a"],
  ["çÇ", "c"],
  ["éèêëÉÈÊË", "e"],
  ["îïíìÎÏÍÌ", "i"],
  ["ñÑ", "n"],
  ["ôöóòõøÔÖÓÒÕØ", "o"],
  ["ùûüúÙÛÜÚ", "u"],
  ["ÿýÝ", "y"],
  ["œŒ", "oe"],
  ["æÆ", "ae"],
  ["ß", "ss"],
];

const foldedName = folded
  .flatMap(([letters, plain]) => Array.from(letters, (letter) => [letter, plain] as const))
  .reduce((sql, [letter, plain]) => `replace(${sql}, '${letter}', '${plain}')`, `firstname || ' ' || lastname`);

/**
 * What the estate works with orders by: the words that an order is found by, indexes for its lists of work, notes, and of
 * which goods a refund is, so that nothing is given back twice.
 */
export const orderDesk: Migration = {
  name: "057-order-desk",
  statements: ({ id, text, instant, end }) => [
    `alter table "order" add column search ${text} not null default ''`,
    `update "order" set search = substr(lower(${foldedName}) || ' ' || lower(email), 1, 400)`,
    `create index order_by_search on "order" (search, code, invoice_number)`,
    `create index order_by_state on "order" (state, created_at)`,
    `create index order_by_date on "order" (created_at)`,
    `create index order_return_open on order_return (order_id) where state in ('ASKED', 'ACCEPTED', 'RECEIVED')`,
    `create index withdrawal_open on withdrawal (order_id) where refunded_at is null`,
    `create table order_note (
      id ${id},
      order_id integer not null references "order" (id) on delete cascade,
      author_id integer references "user" (id) on delete set null,
      words ${text} not null,
      written_at ${instant} not null
    ${end}`,
    `create index order_note_by_order on order_note (order_id)`,
    `create index order_note_by_author on order_note (author_id)`,
    `alter table refund add column shipping_cents integer not null default 0 check (shipping_cents >= 0)`,
    `create table refund_line (
      refund_id integer not null references refund (id) on delete cascade,
      order_line_id integer not null references order_line (id) on delete cascade,
      quantity integer not null check (quantity > 0),
      cents integer not null check (cents >= 0),
      primary key (refund_id, order_line_id)
    ${end}`,
    `create index refund_line_by_line on refund_line (order_line_id)`,
  ],
};
