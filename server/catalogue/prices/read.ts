import { sql, type RawBuilder } from "kysely";

import { priceBefore } from "#schemas/commerce/price-before.ts";
import { database } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";
import { recordValidUntil } from "#server/db/tags.ts";

/**
 * A product's price in cents at an instant, in SQL, for filters and orders: the lowest final price of
 * its declinations, 0 without any. The same rule as `finalPrice` and `lowestPrice` in schemas/commerce
 * [P2, P3], with the first discount in effect; a test compares the two.
 */
export function lowestFinalPrice(instant: number): RawBuilder<number> {
  return sql<number>`coalesce((
    select min(coalesce(form.fixed_price_cents, (${reducedPrice(instant)}), form.price_cents))
    from declination form where form.product_id = ${sql.ref("product.id")} and form.archived_at is null), 0)`;
}

/** Whole-number division in 64 bits on both engines: half a cent goes up. */
function reducedPrice(instant: number): RawBuilder<number> {
  const now = sql`cast(${instant} as bigint)`;
  return sql<number>`
    select case
      when off.type = 'PERCENT' then (cast(form.price_cents as bigint) * (10000 - off.amount) + 5000) / 10000
      when off.amount > form.price_cents then 0
      else form.price_cents - off.amount end
    from discount off
    where off.detail_type = 'PRODUCT' and (off.declination_id = form.id or off.product_id = form.product_id)
      and (off.starts_at is null or off.starts_at <= ${now}) and (off.ends_at is null or off.ends_at > ${now})
    order by off.declination_id is null, off.id limit 1`;
}

/**
 * Notes when the next discount of any product begins or ends: what orders, filters or counts products by their
 * prices at an instant is old then, also for those that it doesn't show. One query.
 */
export async function recordNextPriceChange(instant: number): Promise<void> {
  const [row] = await nextChanges({ instant });
  for (const next of [row?.starts, row?.ends]) if (typeof next === "number") recordValidUntil(next);
}

const nextChanges = prepared(({ instant }: { instant: number }) => {
  const later = (column: "starts_at" | "ends_at") =>
    sql<number | null>`min(case when ${sql.ref(column)} > cast(${instant} as bigint) then ${sql.ref(column)} end)`;
  return database()
    .selectFrom("discount")
    .select([later("starts_at").as("starts"), later("ends_at").as("ends")]);
});

/**
 * The prices in cents that the present ones were lowered from [P5], by declination; those that weren't are missing.
 * One query.
 */
export async function pricesBefore(
  declinations: readonly number[],
  instant: number,
): Promise<ReadonlyMap<number, number>> {
  if (declinations.length === 0) return new Map();
  const rows = await pointsOf({ declinations, instant });
  const points = Map.groupBy(rows, (row) => row.declination_id);
  const before = [...points].map(([id, own]) => [id, priceBefore(own)] as const);
  return new Map(before.flatMap(([id, cents]) => (cents === null ? [] : [[id, cents] as const])));
}

const pointsOf = prepared(({ declinations, instant }: { declinations: readonly number[]; instant: number }) =>
  database()
    .selectFrom("price_point")
    .selectAll()
    .where("declination_id", "in", declinations)
    .where("since", "<=", instant)
    .orderBy("since"),
);
