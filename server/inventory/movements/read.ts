import { sql } from "kysely";

import type { StockMovement, StockMovementList } from "#schemas/content/inventory.ts";
import type { ListQuery } from "#schemas/contract/list-query.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { listEditors } from "#server/accounts/read.ts";
import { database } from "#server/db/context.ts";
import { readList } from "#server/db/list-sql.ts";

import { movementColumns, nameOf } from "../columns.ts";
import { presentMovement } from "../present.ts";

/** A page of what changed the stock, and why; of the same moment the latest first. */
export async function listMovements(query: ListQuery, locale: Locale): Promise<StockMovementList> {
  const select = selectMovements(locale);
  const { rows, total } = await readList(select, query, movementColumns(query), sql`declination.id`);
  const names = new Map((await listEditors()).map(({ user, name }) => [user, name]));
  const movements: readonly StockMovement[] = rows.map((row) => presentMovement(row, names));
  return { movements, total };
}

function selectMovements(locale: Locale) {
  return database()
    .selectFrom("stock_movement")
    .innerJoin("declination", "declination.id", "stock_movement.declination_id")
    .innerJoin("product", "product.id", "declination.product_id")
    .leftJoin("product_text as own", (join) =>
      join.onRef("own.product_id", "=", "product.id").on("own.locale", "=", locale),
    )
    .leftJoin("product_text as main", (join) =>
      join.onRef("main.product_id", "=", "product.id").on("main.locale", "=", defaultLocale),
    )
    .leftJoin("order", "order.id", "stock_movement.order_id")
    .select(["declination.id", "declination.product_id as idProduct", "product.type", "declination.year"])
    .select(["declination.capacity_ml as capacityMl", "declination.reference", nameOf("name").as("name")])
    .select(["stock_movement.id as number", "stock_movement.pieces", "stock_movement.on_hand as onHand"])
    .select(["stock_movement.kind", "stock_movement.actor", "stock_movement.user_id as userId"])
    .select(["stock_movement.order_id as orderId", "order.code as orderCode", "stock_movement.note"])
    .select("stock_movement.moved_at as movedAt");
}
