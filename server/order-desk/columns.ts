import { type Expression, sql, type SqlBool } from "kysely";

import type { WorkList } from "#schemas/commerce/order-steps.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { addDays, dayOf, startOfDay } from "#schemas/paris-day.ts";
import { now } from "#server/db/context.ts";
import { everyWord, type ListColumns } from "#server/db/list-sql.ts";

/**
 * Which orders are in a list of work. What is fetched stays to be prepared until its customer is told that it is ready, and
 * is to be handed out on its day and from then on.
 */
export function inWorkList(work: WorkList): Expression<SqlBool> {
  switch (work) {
    case "prepare":
      return sql<SqlBool>`("order".state in ('PAID', 'PAID_STOCK_CONFLICT', 'PREPARING')
        and ("order".state <> 'PREPARING' or "order".delivery_type = 'CLICK_AND_COLLECT'))`;
    case "ship":
      return sql<SqlBool>`("order".state = 'PREPARING' and "order".delivery_type <> 'CLICK_AND_COLLECT')`;
    case "pickup":
      return sql<SqlBool>`("order".state = 'READY_FOR_PICKUP' and "order".slot_day <= ${dayOf(now())})`;
    case "answer":
      return sql<SqlBool>`("order".id in (select order_id from order_return where state in ('ASKED', 'ACCEPTED', 'RECEIVED'))
        or "order".id in (select order_id from withdrawal where refunded_at is null))`;
  }
}

const columns: ListColumns = {
  work: { kind: "own", condition: (value) => inWorkList(value as WorkList) },
  state: { kind: "own", condition: (value) => sql<SqlBool>`"order".state = ${value}` },
  from: { kind: "own", condition: (day) => sql<SqlBool>`"order".created_at >= ${startOfDay(String(day))}` },
  to: { kind: "own", condition: (day) => sql<SqlBool>`"order".created_at < ${startOfDay(addDays(String(day), 1))}` },
  search: { kind: "own", condition: (value) => isFoundBy(String(value)) },
  date: { kind: "number", expression: sql.ref("order.created_at") },
};

/** All words of a search are in what an order is found by; an index holds all of that, so that no order is read for it. */
function isFoundBy(text: string): Expression<SqlBool> {
  return sql<SqlBool>`"order".id in (select found.id from "order" as found where ${everyWord(sql`found.search`, text)})`;
}

/**
 * What a list of orders is filtered and ordered by. Where few are found, they are put in order once they are: the engine
 * would otherwise go through all orders by their dates to find them.
 */
export function columnsFor({ filters }: ListQuery): ListColumns {
  const isFew = filters.some(({ column }) => column === "work" || column === "search");
  return isFew ? { ...columns, date: { kind: "number", expression: sql`+${sql.ref("order.created_at")}` } } : columns;
}
