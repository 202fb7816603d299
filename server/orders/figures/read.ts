import type { Period } from "#schemas/commerce/compared-period.ts";
import type { DeliveryType } from "#schemas/commerce/order-states.ts";
import type { ProductType } from "#schemas/content/product.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { addDays, startOfDay } from "#schemas/paris-day.ts";
import { database } from "#server/db/context.ts";
import { localized } from "#server/db/localized-text.ts";
import type { Row } from "#server/db/tables.ts";

/** The papers of the days of a period: how many and for how much, the first day first. */
export async function papersByDay({ from, to }: Period): Promise<readonly Row<"sales_day">[]> {
  return await database()
    .selectFrom("sales_day")
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .orderBy("kind")
    .execute();
}

/** What was sold and given back on the days of a period, by rate, the first day first, then the highest rate. */
export async function salesByDay({ from, to }: Period): Promise<readonly Row<"sales_day_tax">[]> {
  return await database()
    .selectFrom("sales_day_tax")
    .selectAll()
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .orderBy("rate", "desc")
    .orderBy("kind")
    .execute();
}

/** So many of a form of a product were sold. */
export interface SoldForm {
  readonly declinationId: number;
  readonly productId: number;
  readonly name: string;
  readonly type: ProductType;
  readonly year: number | null;
  readonly capacityMl: number;
  readonly pieces: number;
  readonly cents: number;
}

/** How many of each form of a product were sold in a period, the most first; what was given back isn't taken off. */
export async function soldForms({ from, to }: Period, locale: Locale): Promise<readonly SoldForm[]> {
  const sums = database()
    .selectFrom("sales_day_goods")
    .select(({ fn }) => ["declination_id", fn.sum<number>("pieces").as("pieces"), fn.sum<number>("cents").as("cents")])
    .where("day", ">=", from)
    .where("day", "<=", to)
    .groupBy("declination_id");
  const rows = await database()
    .selectFrom(sums.as("sold"))
    .innerJoin("declination", "declination.id", "sold.declination_id")
    .innerJoin("product", "product.id", "declination.product_id")
    .innerJoin("product_text as fallback", (join) =>
      join.onRef("fallback.product_id", "=", "product.id").on("fallback.locale", "=", defaultLocale),
    )
    .leftJoin("product_text as here", (join) =>
      join.onRef("here.product_id", "=", "product.id").on("here.locale", "=", locale),
    )
    .select(["declination.id as declinationId", "declination.product_id as productId", "product.type"])
    .select(["declination.year", "declination.capacity_ml as capacityMl", "sold.pieces", "sold.cents"])
    .select(localized("name").as("name"))
    .orderBy("sold.pieces", "desc")
    .orderBy("declination.id")
    .execute();
  return rows.map((row) => ({ ...row, pieces: Number(row.pieces), cents: Number(row.cents) }));
}

/** A code, how many paid orders it was used for, what it took off them and what was paid for them; in cents. */
export interface UsedCode {
  readonly code: string;
  readonly orders: number;
  readonly costCents: number;
  readonly cents: number;
}

/** The codes that took something off orders which were paid in a period, the one that cost most first. */
export async function usedCodes(period: Period): Promise<readonly UsedCode[]> {
  const { start, end } = instantsOf(period);
  const rows = await database()
    .selectFrom("order")
    .select(({ fn }) => [
      "discount_code as code",
      fn.countAll<number>().as("orders"),
      fn.sum<number>("discount_cents").as("costCents"),
      fn.sum<number>("total_cents").as("cents"),
    ])
    .where("paid_at", ">=", start)
    .where("paid_at", "<", end)
    .where("discount_cents", ">", 0)
    .groupBy("discount_code")
    .orderBy("costCents", "desc")
    .orderBy("discount_code")
    .limit(1000)
    .execute();
  return rows.map(({ code, orders, costCents, cents }) => {
    return { code, orders: Number(orders), costCents: Number(costCents), cents: Number(cents) };
  });
}

/** Orders that were paid on a day, by how their goods come to their customers; in cents. */
export async function paidOn(day: string) {
  const { start, end } = instantsOf({ from: day, to: day });
  const rows = await database()
    .selectFrom("order")
    .select(({ fn }) => [
      "delivery_type as type",
      fn.countAll<number>().as("orders"),
      fn.sum<number>("total_cents").as("cents"),
    ])
    .where("paid_at", ">=", start)
    .where("paid_at", "<", end)
    .groupBy("delivery_type")
    .orderBy("delivery_type")
    .execute();
  return rows.map(({ type, orders, cents }) => {
    return { type: type satisfies DeliveryType, orders: Number(orders), cents: Number(cents) };
  });
}

/** Papers of a kind that were issued on a day, with the first and the last of their numbers. */
export async function papersOn(day: string) {
  const { start, end } = instantsOf({ from: day, to: day });
  const rows = await database()
    .selectFrom("order_paper")
    .select(({ fn }) => [
      "kind",
      fn.countAll<number>().as("papers"),
      fn.min("number").as("first"),
      fn.max("number").as("last"),
      fn.sum<number>("total_cents").as("cents"),
    ])
    .where("issued_at", ">=", start)
    .where("issued_at", "<", end)
    .groupBy("kind")
    .execute();
  return rows.map((row) => ({ ...row, papers: Number(row.papers), cents: Number(row.cents) }));
}

/** How many orders left with a carrier on a day, and how many were handed out. */
export async function leftOn(day: string): Promise<{ readonly shipped: number; readonly handedOut: number }> {
  const { start, end } = instantsOf({ from: day, to: day });
  const rows = await database()
    .selectFrom("order_event")
    .select(({ fn }) => ["to_state as state", fn.countAll<number>().as("orders")])
    .where("to_state", "in", ["SHIPPED", "PICKED_UP"])
    .where("happened_at", ">=", start)
    .where("happened_at", "<", end)
    .groupBy("to_state")
    .execute();
  const of = (state: string) => Number(rows.find((row) => row.state === state)?.orders ?? 0);
  return { shipped: of("SHIPPED"), handedOut: of("PICKED_UP") };
}

function instantsOf({ from, to }: Period): { readonly start: number; readonly end: number } {
  return { start: startOfDay(from), end: startOfDay(addDays(to, 1)) };
}
