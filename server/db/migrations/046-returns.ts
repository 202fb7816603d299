import type { Migration } from "./migration.ts";

/**
 * What customers send back: of which lines, why, where it stands and how it came there. Of one order one return at most
 * waits for the estate's answer.
 */
export const returns: Migration = {
  name: "046-returns",
  statements: ({ id, text, instant, end }) => [
    `create table order_return (
      id ${id},
      order_id integer not null references "order" (id),
      state ${text} not null check (state in (
        'ASKED', 'REFUSED', 'CANCELLED', 'ACCEPTED', 'LABEL_SENT', 'RECEIVED', 'REFUNDED', 'CLOSED')),
      message ${text} not null,
      note ${text} not null,
      goods_cents integer not null check (goods_cents between 0 and 2000000000),
      is_restocked integer not null check (is_restocked in (0, 1)),
      asked_at ${instant} not null
    ${end}`,
    `create unique index order_return_asked on order_return (order_id) where state = 'ASKED'`,
    `create index order_return_by_order on order_return (order_id)`,
    `create table order_return_line (
      return_id integer not null references order_return (id) on delete cascade,
      order_line_id integer not null references order_line (id),
      quantity integer not null check (quantity > 0),
      cents integer not null check (cents >= 0),
      reason ${text} not null,
      primary key (return_id, order_line_id)
    ${end}`,
    `create index order_return_line_by_line on order_return_line (order_line_id)`,
    `create table order_return_event (
      id ${id},
      return_id integer not null references order_return (id) on delete cascade,
      from_state ${text} not null,
      to_state ${text} not null,
      actor ${text} not null check (actor in ('CUSTOMER', 'OPERATOR')),
      happened_at ${instant} not null
    ${end}`,
    `create index order_return_event_by_return on order_return_event (return_id)`,
  ],
};
