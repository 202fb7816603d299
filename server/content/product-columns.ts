import { sql, type SqlBool } from "kysely";

import type { ListColumns } from "./list-sql.ts";
import { localized } from "./localized-text.ts";

/** A product's price is its cheapest declination's, in cents; 0 without declinations. */
export const lowestPrice = sql<number>`coalesce(
  (select min(price_cents) from declination where declination.product_id = ${sql.ref("product.id")}), 0)`;

/** Where each column that a product list query may name stands. */
export const productColumns: ListColumns = {
  id: { kind: "number", expression: sql.ref("product.id") },
  slug: { kind: "text", expression: localized("slug") },
  name: { kind: "text", expression: localized("name_sort"), folded: true },
  type: { kind: "text", expression: sql.ref("product.type") },
  kind: { kind: "text", expression: sql.ref("product.kind") },
  appellation: { kind: "text", expression: sql.ref("product.appellation") },
  price: { kind: "number", expression: lowestPrice, scale: 100 },
  search: { kind: "search", expression: localized("search") },
  tag: { kind: "own", condition: (value) => hasOneOf(String(value).split(",")) },
};

/** Tags joined by commas mean any of them (as in the service list, spec §7). */
function hasOneOf(tags: readonly string[]) {
  const wanted = sql.join(tags.slice(0, mostTags).map((tag) => tag.trim()));
  return sql<SqlBool>`exists (
    select 1 from product_tag where product_tag.product_id = ${sql.ref("product.id")} and product_tag.tag in (${wanted}))`;
}

/** Tags of one filter; more would only cost. */
const mostTags = 50;
