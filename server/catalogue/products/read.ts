import { sql } from "kysely";

import type { Product, ProductList } from "#schemas/content/product.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { database, now } from "#server/db/context.ts";
import { readList } from "#server/db/list-sql.ts";
import { localized } from "#server/db/localized-text.ts";
import { prepared } from "#server/db/prepared.ts";
import { isRowId, rowIds } from "#server/db/row-id.ts";
import { recordRead } from "#server/db/tags.ts";
import { imageColumns } from "#server/media/read.ts";

import { declinationsByProduct } from "../declinations/read.ts";
import { recordNextPriceChange } from "../prices/read.ts";

import { presentProduct, type ProductRow } from "./present.ts";
import { productColumns } from "./columns.ts";

/**
 * Published products with their declinations, cheapest first unless the query says otherwise (spec §9). Six queries,
 * one more where boxes are among them, and one more that counts where a page is full or past the end.
 */
export async function listProducts(locale: Locale, query: ListQuery): Promise<ProductList> {
  recordRead("product");
  const ordered: ListQuery =
    query.orderBy.length > 0 ? query : { ...query, orderBy: [{ column: "price", direction: "asc" }] };
  const instant = now();
  await recordNextPriceChange(instant);
  const { rows, total } = await readList(
    selectProducts(locale),
    ordered,
    productColumns(instant),
    sql.ref("product.id"),
  );
  return { products: await withParts(rows, locale), total };
}

/** One published product; null when there is none. */
export async function getProduct(id: number, locale: Locale): Promise<Product | null> {
  return isRowId(id) ? ((await productsByIds([id], locale)).get(id) ?? null) : null;
}

/** The published products of some ids; the others are missing from the map. */
export async function productsByIds(ids: Iterable<number>, locale: Locale): Promise<ReadonlyMap<number, Product>> {
  const wanted = rowIds(ids);
  recordRead(...wanted.map((id) => `product:${id}`));
  if (wanted.length === 0) return new Map();
  const rows = await publishedOf({ ids: wanted, locale });
  const products = await withParts(rows, locale);
  return new Map(products.map((product) => [product.id, product]));
}

const publishedOf = prepared(({ ids, locale }: { ids: readonly number[]; locale: Locale }) =>
  selectProducts(locale).where("product.id", "in", ids),
);

function selectProducts(locale: Locale) {
  return database()
    .selectFrom("product")
    .innerJoin("product_text as fallback", (join) =>
      join.onRef("fallback.product_id", "=", "product.id").on("fallback.locale", "=", defaultLocale),
    )
    .leftJoin("product_text as here", (join) =>
      join.onRef("here.product_id", "=", "product.id").on("here.locale", "=", locale),
    )
    .leftJoin("media", "media.id", "product.media_id")
    .leftJoin("customization", "customization.id", "product.id")
    .where("product.is_published", "=", 1)
    .select(["product.id", "product.type", "product.subtype", "product.kind", "product.appellation"])
    .select(["product.region", "product.vat_rate", "product.is_dematerialized", "product.has_shipping_fees"])
    .select("customization.is_required as is_customization_required")
    .select([
      localized("slug").as("slug"),
      localized("name").as("name"),
      localized("summary").as("summary"),
      localized("text").as("text"),
    ])
    .select(imageColumns);
}

async function withParts(rows: readonly ProductRow[], locale: Locale): Promise<Product[]> {
  const ids = rowIds(rows.map(({ id }) => id));
  if (ids.length === 0) return [];
  const declinations = await declinationsByProduct(ids, locale);
  const tags = await tagsByProduct(ids);
  return rows.map((row) => presentProduct(row, declinations.get(row.id) ?? [], tags.get(row.id) ?? [], locale));
}

async function tagsByProduct(ids: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await tagsOf({ ids });
  const byProduct = Map.groupBy(rows, ({ product_id: product }) => product);
  return new Map([...byProduct].map(([product, group]) => [product, group.map(({ tag }) => tag)]));
}

const tagsOf = prepared(({ ids }: { ids: readonly number[] }) =>
  database().selectFrom("product_tag").select(["product_id", "tag"]).where("product_id", "in", ids).orderBy("tag"),
);
