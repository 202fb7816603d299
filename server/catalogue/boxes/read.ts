import { presentCapacity } from "#schemas/commerce/capacity.ts";
import type { Box, BoxItem } from "#schemas/content/product-detail.ts";
import type { Product } from "#schemas/content/product.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { localized } from "#server/db/localized-text.ts";
import { recordRead } from "#server/db/tags.ts";
import { imageColumns, presentImage } from "#server/media/read.ts";

import { productUrl } from "../products/links.ts";
import { leftInStock } from "../stock/read.ts";

/**
 * A box as it is sold: the price of its first form, how many of that its own stock and its items' are enough for, and
 * what is in it. Null for what is not a box.
 * Wines that are no longer published stay in the box's list: the box still holds them.
 */
export async function boxOf(product: Product, locale: Locale): Promise<Box | null> {
  if (product.type.type !== "BOX") return null;
  const [form] = product.declinations;
  return {
    idProduct: product.id,
    price: form?.finalPrice ?? product.price,
    quantity: form?.quantity ?? 0,
    setQuantity: form?.setQuantity ?? false,
    items: await boxItems(product.id, locale),
  };
}

/**
 * How many of some boxes their items are enough for: the least of `floor(left / quantity)` over the items whose stock
 * counts, and none when an item is archived, counted or not. Boxes without any such item are missing from the map.
 * Notes what is in them, counted or not.
 */
export async function boxesLeft(productIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await database()
    .selectFrom("box_item")
    .innerJoin("declination", "declination.id", "box_item.declination_id")
    .leftJoin("stock", "stock.declination_id", "declination.id")
    .select(["box_item.product_id as box", "box_item.quantity", "declination.product_id as product"])
    .select([leftInStock().as("left"), "declination.tracks_stock", "declination.archived_at"])
    .where("box_item.product_id", "in", productIds)
    .execute();
  recordRead(...new Set(rows.map(({ product }) => `product:${product}`)));
  const counted = Map.groupBy(
    rows.filter((row) => row.tracks_stock === 1 || row.archived_at !== null),
    ({ box }) => box,
  );
  return new Map(
    [...counted].map(([box, items]) => [
      box,
      Math.min(...items.map((item) => (item.archived_at === null ? Math.floor(item.left / item.quantity) : 0))),
    ]),
  );
}

async function boxItems(productId: number, locale: Locale): Promise<readonly BoxItem[]> {
  const rows = await database()
    .selectFrom("box_item")
    .innerJoin("declination", "declination.id", "box_item.declination_id")
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
    .select(["box_item.quantity", "declination.id as declination_id", "declination.year", "declination.capacity_ml"])
    .select(["product.id", "product.type", "product.kind"])
    .select([localized("name").as("name"), localized("slug").as("slug")])
    .select(imageColumns)
    .where("box_item.product_id", "=", productId)
    .orderBy("box_item.position")
    .execute();
  recordRead(...rows.map(({ id }) => `product:${id}`));
  return rows.map((row) => ({
    quantity: row.quantity,
    idProduct: row.id,
    idDeclination: row.declination_id,
    name: row.name,
    year: row.year,
    ...presentCapacity(row.capacity_ml),
    kind: row.kind,
    url: productUrl(row, locale),
    image: presentImage(row, locale),
  }));
}
