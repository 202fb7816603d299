import { database, now } from "#server/db/context.ts";
import { prepared, type Values } from "#server/db/prepared.ts";
import type { Row } from "#server/db/tables.ts";

import type { Discounts } from "./rules.ts";

export type DiscountRow = Row<"discount">;

/** The discounts that are not over of some products and their declinations, in one query, by declination. */
export async function discountsByDeclination(
  forms: readonly { readonly id: number; readonly product_id: number }[],
): Promise<ReadonlyMap<number, Discounts>> {
  if (forms.length === 0) return new Map();
  const rows = await notOver({
    declinations: forms.map(({ id }) => id),
    products: [...new Set(forms.map(({ product_id: product }) => product))],
    instant: now(),
  });
  const own = Map.groupBy(rows, (row) => row.declination_id);
  const products = Map.groupBy(rows, (row) => row.product_id);
  return new Map(
    forms.map((form) => [form.id, { own: own.get(form.id) ?? [], products: products.get(form.product_id) ?? [] }]),
  );
}

interface Wanted extends Values {
  readonly declinations: readonly number[];
  readonly products: readonly number[];
  readonly instant: number;
}

const notOver = prepared(({ declinations, products, instant }: Wanted) =>
  database()
    .selectFrom("discount")
    .selectAll()
    .where((eb) => eb.or([eb("declination_id", "in", declinations), eb("product_id", "in", products)]))
    .where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", instant)]))
    .orderBy("id"),
);
