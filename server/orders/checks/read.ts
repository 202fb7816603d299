import { sql } from "kysely";

import { movementFaults } from "#server/catalogue/movements/read.ts";
import { currentDatabase, database, inTransaction, now } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";

import { creditFaults, eventFaults, moneyFaults, numberFaults, salesFaults, stateFaults } from "./rules.ts";

/**
 * What is wrong with the shop's rows, in words; nothing, when every promise about stock, slots, codes, orders and invoice
 * numbers holds. Looks at one moment of the database, also while the site runs.
 */
export async function shopFaults(): Promise<readonly string[]> {
  return await inTransaction(async () => {
    const orders = await database().selectFrom("order").selectAll().orderBy("id").execute();
    const lines = Map.groupBy(await allOf("order_line"), (line) => line.order_id);
    const holds = Map.groupBy(await allOf("order_hold"), (hold) => hold.order_id);
    const events = Map.groupBy(await allOf("order_event"), (event) => event.order_id);
    const counters = await allOf("order_counter");
    const papers = await allOf("order_paper");
    return [
      ...(await engineFaults()),
      ...(await stockFaults()),
      ...(await movementFaults()),
      ...(await slotFaults()),
      ...(await codeFaults()),
      ...(await cartFaults()),
      ...(await mailFaults()),
      ...orders.flatMap((order) => moneyFaults(order, lines.get(order.id) ?? [])),
      ...orders.flatMap((order) => stateFaults(order, holds.get(order.id) ?? [])),
      ...orders.flatMap((order) => eventFaults(order, events.get(order.id) ?? [])),
      ...numberFaults(orders, counters),
      ...creditFaults(orders, papers, counters),
      ...salesFaults(papers, await daySums()),
    ];
  });
}

async function daySums() {
  return {
    days: await database().selectFrom("sales_day").selectAll().execute(),
    taxes: await database().selectFrom("sales_day_tax").selectAll().execute(),
  };
}

async function allOf<Table extends "order_line" | "order_hold" | "order_event" | "order_counter" | "order_paper">(
  table: Table,
): Promise<readonly Row<Table>[]> {
  const order = table === "order_hold" ? "order_id" : table === "order_counter" ? "name" : "id";
  const { rows } = await sql<Row<Table>>`select * from ${sql.table(table)} order by ${sql.ref(order)}`.execute(
    database(),
  );
  return rows;
}

/** SQLite tells whether its file is sound; PostgreSQL has its own tools for that. */
async function engineFaults(): Promise<readonly string[]> {
  if (currentDatabase().engine !== "sqlite") return [];
  const sound = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database());
  const loose = await sql<{ table: string }>`pragma foreign_key_check`.execute(database());
  return [
    ...sound.rows.map((row) => row.integrity_check).filter((word) => word !== "ok"),
    ...loose.rows.map(({ table }) => `a row of ${table} refers to nothing`),
  ];
}

async function stockFaults(): Promise<readonly string[]> {
  const { rows } = await sql<{ reference: string; reserved: number; held: number }>`
    select declination.reference, coalesce(stock.reserved, 0) as reserved, coalesce(held.quantity, 0) as held
    from declination
    left join stock on stock.declination_id = declination.id
    left join (select declination_id, sum(quantity) as quantity from order_hold where is_sold = 0 group by declination_id)
      as held on held.declination_id = declination.id
    where coalesce(stock.reserved, 0) <> coalesce(held.quantity, 0)`.execute(database());
  return rows.map(
    ({ reference, reserved, held }) => `stock of ${reference}: ${reserved} reserved, orders hold ${held}`,
  );
}

async function slotFaults(): Promise<readonly string[]> {
  const { rows } = await sql<{ schedule: number; day: string; taken: number; held: number }>`
    select slot.schedule_id as schedule, slot.day, slot.taken,
      (select count(*) from "order" where holds_slot = 1 and "order".schedule_id = slot.schedule_id
        and "order".slot_day = slot.day) as held
    from pickup_slot as slot`.execute(database());
  return rows
    .filter(({ taken, held }) => taken !== Number(held))
    .map(({ schedule, day, taken, held }) => `slot ${schedule} on ${day}: ${taken} taken, ${held} orders hold it`);
}

async function codeFaults(): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string; uses: number; used: number }>`
    select code.code, code.uses,
      (select count(*) from "order" where uses_code = 1 and "order".discount_code_id = code.id) as used
    from discount_code as code`.execute(database());
  return rows
    .filter(({ uses, used }) => uses !== Number(used))
    .map(({ code, uses, used }) => `code ${code}: counted ${uses} times, ${used} orders used it`);
}

async function cartFaults(): Promise<readonly string[]> {
  const { rows } = await sql<{ cart_id: string; bought: number; waiting: number }>`
    select cart_id,
      sum(case when paid_at is not null and state not in ('CANCELLED', 'PAID_STOCK_CONFLICT') then 1 else 0 end) as bought,
      sum(case when state in ('AWAITING_PAYMENT', 'PAYMENT_FAILED') then 1 else 0 end) as waiting
    from "order" where cart_id is not null group by cart_id`.execute(database());
  return rows.flatMap(({ bought, waiting }) => [
    ...(Number(bought) > 1 ? [`a cart was bought ${bought} times`] : []),
    ...(Number(waiting) > 1 ? [`${waiting} orders of a cart wait to be paid`] : []),
  ]);
}

/** Mails are forgotten after a month: of what was paid before, nothing can be said. */
async function mailFaults(): Promise<readonly string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from "order"
    where paid_at is not null and updated_at > ${now() - 20 * 86_400_000} and paid_at > ${now() - 20 * 86_400_000}
      and not exists (select 1 from mail where dedupe_key in (
        'order-paid ' || "order".id, 'order-under-review ' || "order".id))`.execute(database());
  return rows.map(({ code }) => `order ${code} is paid, and no mail says so`);
}
