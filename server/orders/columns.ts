import { sql } from "kysely";

import type { ListColumns } from "#server/db/list-sql.ts";

/** What a list of orders may be filtered and ordered by. */
export const orderColumns: ListColumns = {
  id: { kind: "number", expression: sql.ref("order.id") },
  code: { kind: "text", expression: sql.ref("order.code") },
  date: { kind: "number", expression: sql.ref("order.created_at") },
  state: { kind: "text", expression: sql.ref("order.state") },
  total: { kind: "number", expression: sql.ref("order.total_cents"), scale: 100 },
};
