import type { BottleLine } from "#schemas/commerce/bottles.ts";
import type { QuantityStep } from "#schemas/commerce/cart-totals.ts";
import type { Declination, ProductType } from "#schemas/content/product.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { declinationsByProduct } from "#server/catalogue/declinations/read.ts";
import { database } from "#server/db/context.ts";
import { localized } from "#server/db/localized-text.ts";
import { imageColumns, type ImageRow } from "#server/media/read.ts";

type BoxItem = NonNullable<BottleLine["items"]>[number];

/** A line with everything that it is shown and reckoned from. */
export interface FullLine extends ImageRow {
  readonly id: number;
  readonly quantity: number;
  readonly declination_id: number;
  readonly product_id: number;
  readonly type: ProductType;
  readonly kind: string;
  readonly name: string;
  readonly slug: string;
  readonly year: number | null;
  readonly capacity_ml: number;
  readonly sell_by_multiple_of: number;
  readonly reference: string;
  readonly vat_rate: number;
  readonly is_dematerialized: number;
  readonly has_shipping_fees: number;
  /** As it is sold now; null when it no longer is. */
  readonly form: Declination | null;
  readonly steps: readonly QuantityStep[];
  /** What one box holds; empty for everything else. */
  readonly items: readonly BoxItem[];
}

/** The lines of a cart in the order in which they were added, with present prices: four queries. */
export async function linesOf(cartId: string, locale: Locale): Promise<readonly FullLine[]> {
  const rows = await selectLines(cartId, locale);
  if (rows.length === 0) return [];
  const products = [...new Set(rows.map((row) => row.product_id))];
  const forms = await declinationsByProduct(products, locale);
  const steps = await stepsOf(products);
  const items = await itemsOf(products);
  return rows.map(({ is_published: isPublished, ...row }) => ({
    ...row,
    form: (isPublished && forms.get(row.product_id)?.find(({ id }) => id === row.declination_id)) || null,
    steps: steps.get(row.product_id) ?? [],
    items: items.get(row.product_id) ?? [],
  }));
}

async function selectLines(cartId: string, locale: Locale) {
  return await database()
    .selectFrom("cart_line")
    .innerJoin("declination", "declination.id", "cart_line.declination_id")
    .innerJoin("product", "product.id", "declination.product_id")
    .innerJoin("product_text as fallback", (join) =>
      join.onRef("fallback.product_id", "=", "product.id").on("fallback.locale", "=", defaultLocale),
    )
    .leftJoin("product_text as here", (join) =>
      join.onRef("here.product_id", "=", "product.id").on("here.locale", "=", locale),
    )
    .leftJoin("media", (join) =>
      join.on("media.id", "=", ({ fn }) => fn.coalesce("declination.media_id", "product.media_id")),
    )
    .select(["cart_line.id", "cart_line.quantity", "cart_line.declination_id", "declination.product_id"])
    .select(["declination.year", "declination.capacity_ml", "declination.sell_by_multiple_of", "declination.reference"])
    .select(["product.type", "product.kind", "product.vat_rate", "product.is_dematerialized"])
    .select(["product.has_shipping_fees", "product.is_published"])
    .select([localized("name").as("name"), localized("slug").as("slug")])
    .select(imageColumns)
    .where("cart_line.cart_id", "=", cartId)
    .orderBy("cart_line.id")
    .execute();
}

async function stepsOf(productIds: readonly number[]): Promise<ReadonlyMap<number, readonly QuantityStep[]>> {
  const rows = await database()
    .selectFrom("decreasing_discount")
    .select(["product_id", "from_quantity as fromQuantity", "type", "amount"])
    .where("product_id", "in", productIds)
    .execute();
  return Map.groupBy(rows, (row) => row.product_id);
}

async function itemsOf(productIds: readonly number[]): Promise<ReadonlyMap<number, readonly BoxItem[]>> {
  const rows = await database()
    .selectFrom("box_item")
    .innerJoin("declination", "declination.id", "box_item.declination_id")
    .select(["box_item.product_id", "box_item.quantity", "declination.capacity_ml as millilitres"])
    .where("box_item.product_id", "in", productIds)
    .execute();
  return Map.groupBy(rows, (row) => row.product_id);
}
