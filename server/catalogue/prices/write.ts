import { finalPrice } from "#schemas/commerce/declination-price.ts";
import type { PricePoint } from "#schemas/commerce/price-before.ts";
import type { Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, dropTags, now } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";

import { discountsByDeclination } from "../discounts/read.ts";
import { noDiscounts, shownDiscount, type Discounts } from "../discounts/rules.ts";

type Form = Pick<Row<"declination">, "id" | "product_id" | "price_cents" | "fixed_price_cents">;

/**
 * Notes what a product's declinations cost from now on, scheduled discounts included: what was to come is planned anew,
 * what was stays. Inside the transaction that wrote prices or discounts.
 */
export async function notePrices(productId: number): Promise<void> {
  const forms = await database()
    .selectFrom("declination")
    .select(["id", "product_id", "price_cents", "fixed_price_cents"])
    .where("product_id", "=", productId)
    .where("archived_at", "is", null)
    .execute();
  const discounts = await discountsByDeclination(forms);
  for (const form of forms)
    await notePoints(form.id, plannedPrices(form, discounts.get(form.id) ?? noDiscounts, now()));
}

/** Notes what a declination cost since some instant of the past: an estate that moves in knows it from elsewhere. */
export async function recordPrice(declinationId: number, { since, cents }: PricePoint): Promise<Result<null, Refusal>> {
  return await command(async () => {
    await database()
      .insertInto("price_point")
      .values({ declination_id: declinationId, since, cents })
      .onConflict((conflict) => conflict.columns(["declination_id", "since"]).doNothing())
      .execute();
    const { product_id: product } = await database()
      .selectFrom("declination")
      .select("product_id")
      .where("id", "=", declinationId)
      .executeTakeFirstOrThrow();
    dropTags("product", `product:${product}`);
    return ok(null);
  });
}

async function notePoints(declinationId: number, points: readonly PricePoint[]): Promise<void> {
  await database()
    .deleteFrom("price_point")
    .where("declination_id", "=", declinationId)
    .where("since", ">=", now())
    .execute();
  const last = await database()
    .selectFrom("price_point")
    .select("cents")
    .where("declination_id", "=", declinationId)
    .orderBy("since", "desc")
    .limit(1)
    .executeTakeFirst();
  const changed = points.filter(({ cents }, index) => cents !== (index === 0 ? last?.cents : points[index - 1]?.cents));
  const rows = changed.map((point) => ({ declination_id: declinationId, ...point }));
  if (rows.length > 0) await database().insertInto("price_point").values(rows).execute();
}

/** The price now and whenever a discount begins or ends. */
function plannedPrices(form: Form, discounts: Discounts, instant: number): readonly PricePoint[] {
  const changes = [...discounts.own, ...discounts.products].flatMap((row) => [row.starts_at, row.ends_at]);
  const later = changes.filter((change) => change !== null).filter((change) => change > instant);
  return [...new Set([instant, ...later])]
    .toSorted((one, other) => one - other)
    .map((since) => ({ since, cents: priceAt(form, discounts, since) }));
}

function priceAt(form: Form, discounts: Discounts, instant: number): number {
  const row = shownDiscount(discounts, instant);
  return finalPrice({
    priceCents: form.price_cents,
    fixedPriceCents: form.fixed_price_cents,
    discount: row && { type: row.type, amount: row.amount, detailType: row.detail_type },
  });
}
