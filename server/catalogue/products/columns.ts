import { sql, type SqlBool } from "kysely";

import type { ListColumns } from "#server/db/list-sql.ts";
import { localized } from "#server/db/localized-text.ts";

import { lowestFinalPrice } from "../prices/read.ts";

/** Where each column that a product list query may name stands; prices as they are at an instant. */
export function productColumns(instant: number): ListColumns {
  return {
    id: { kind: "number", expression: sql.ref("product.id") },
    slug: { kind: "text", expression: localized("slug") },
    name: { kind: "text", expression: localized("name_sort"), folded: true },
    type: { kind: "text", expression: sql.ref("product.type") },
    kind: { kind: "text", expression: sql.ref("product.kind") },
    appellation: { kind: "text", expression: sql.ref("product.appellation") },
    region: { kind: "text", expression: sql.ref("product.region") },
    price: { kind: "number", expression: lowestFinalPrice(instant), scale: 100 },
    search: { kind: "search", expression: localized("search") },
    tag: { kind: "own", condition: (value) => hasOneOf(String(value).split(",")) },
    year: { kind: "own", condition: (value) => hasVintage(Number(value)) },
    pairing: { kind: "own", condition: (value) => goesWithOneOf(String(value).split(",")) },
  };
}

/** Tags joined by commas mean any of them (as in the service list, spec §7). */
function hasOneOf(tags: readonly string[]) {
  const wanted = sql.join(tags.slice(0, mostTags).map((tag) => tag.trim()));
  return sql<SqlBool>`exists (
    select 1 from product_tag where product_tag.product_id = ${sql.ref("product.id")} and product_tag.tag in (${wanted}))`;
}

function hasVintage(year: number) {
  return sql<SqlBool>`exists (
    select 1 from declination where declination.product_id = ${sql.ref("product.id")} and declination.year = ${year}
      and declination.archived_at is null)`;
}

/** Keys of meal icons joined by commas mean any of them, like tags. */
function goesWithOneOf(keys: readonly string[]) {
  const wanted = sql.join(keys.slice(0, mostTags).map((key) => key.trim()));
  return sql<SqlBool>`exists (
    select 1 from product_pairing join meal_icon on meal_icon.id = product_pairing.meal_icon_id
    where product_pairing.product_id = ${sql.ref("product.id")} and meal_icon.key in (${wanted}))`;
}

/** Tags of one filter; more would only cost. */
const mostTags = 50;
