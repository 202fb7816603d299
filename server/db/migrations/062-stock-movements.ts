import { sql, type QueryExecutorProvider } from "kysely";

import type { Migration } from "./migration.ts";

/** The same bound as in 003. */
const most = 100_000_000;

/**
 * What changed the stock: by how many pieces, how many there were then, why, by whom. What is there when the register
 * begins is its first movement, so that the movements of a form always come to its stock.
 */
export const stockMovements: Migration = {
  name: "062-stock-movements",
  statements: ({ id, text, instant, end }) => [
    `create table stock_movement (
      id ${id},
      declination_id integer not null references declination (id),
      pieces integer not null check (pieces between -${most} and ${most}),
      on_hand integer not null check (on_hand between 0 and ${most}),
      kind ${text} not null check (kind in ('OPENING', 'SALE', 'CANCELLATION', 'REFUND', 'RETURN', 'ARRIVAL', 'COUNT',
        'BREAKAGE', 'TASTING', 'LOSS', 'IMPORT')),
      actor ${text} not null check (actor in ('ADMIN', 'COMMAND_LINE', 'SHOP', 'SITE')),
      user_id integer references "user" (id) on delete set null,
      order_id integer references "order" (id) on delete set null,
      return_id integer references order_return (id) on delete set null,
      note ${text} not null,
      moved_at ${instant} not null,
      constraint stock_movement_moves check (pieces <> 0 or kind in ('OPENING', 'COUNT', 'IMPORT'))
    ${end}`,
    `create index stock_movement_by_declination on stock_movement (declination_id, moved_at, id)`,
    `create index stock_movement_by_time on stock_movement (moved_at, id)`,
    `create index stock_movement_by_kind on stock_movement (kind, moved_at, id)`,
    `create index stock_movement_by_order on stock_movement (order_id)`,
    `create index stock_movement_by_return on stock_movement (return_id)`,
    `create index stock_movement_by_user on stock_movement (user_id)`,
  ],
  rows: begin,
};

async function begin(transaction: QueryExecutorProvider, now: number): Promise<void> {
  await sql`insert into stock_movement (declination_id, pieces, on_hand, kind, actor, note, moved_at)
    select declination_id, on_hand, on_hand, 'OPENING', 'SITE', '', ${now}
    from stock where on_hand > 0 order by declination_id`.execute(transaction);
}
