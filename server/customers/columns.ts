import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";

import { everyWord, type ListColumns } from "#server/db/list-sql.ts";

/** What a customer paid, less what was given back, in cents. */
export const spentCents: RawBuilder<number> = paid(
  sql`coalesce(sum("order".total_cents - "order".refunded_cents), 0)`,
) as RawBuilder<number>;

/** When they paid an order last; null: never. */
export const lastPaidAt: RawBuilder<number | null> = paid(sql`max("order".paid_at)`) as RawBuilder<number | null>;

/** How many orders they paid. */
export const paidOrders: RawBuilder<number> = paid(sql`count(*)`) as RawBuilder<number>;

/** Whether one of the newsletters comes to their address. */
export const isReader: RawBuilder<SqlBool> = sql`exists (select 1 from newsletter_subscription as reader
  where reader.email_folded = "user".email_folded and reader.state = 'SUBSCRIBED')`;

const hasOrders: Expression<SqlBool> = sql`exists (select 1 from "order" where "order".user_id = "user".id
  and "order".paid_at is not null)`;

/** What a list of customers may be filtered and ordered by. */
export const customerColumns: ListColumns = {
  search: { kind: "own", condition: (value) => everyWord(sql.ref("user.search"), String(value)) },
  has: { kind: "own", condition: (value) => (value === "newsletter" ? isReader : hasOrders) },
  since: { kind: "number", expression: sql.ref("user.created_at") },
  name: { kind: "text", expression: sql.ref("user.search") },
  spent: { kind: "number", expression: spentCents },
  lastOrder: { kind: "number", expression: sql`coalesce(${lastPaidAt}, 0)` },
};

function paid(value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${value} from "order" where "order".user_id = "user".id and "order".paid_at is not null)`;
}
