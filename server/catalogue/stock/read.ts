import { sql, type RawBuilder } from "kysely";

import { defaultLocale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";
import { rowIds } from "#server/db/row-id.ts";

import { availableQuantity, stockDemand, type BoxContents, type StockLine } from "./rules.ts";

/** What there is of one declination. */
export interface StockLevel {
  readonly declinationId: number;
  readonly reference: string;
  /** The product's name in the default language. */
  readonly name: string;
  readonly onHand: number;
  /** What of it orders hold. */
  readonly reserved: number;
  /** False: it is sold without counting. */
  readonly isTracked: boolean;
}

/** What is left to sell of `declination`'s row, in a query that has `stock` joined by `left join`. */
export function leftInStock(): RawBuilder<number> {
  return sql<number>`coalesce(${sql.ref("stock.on_hand")} - ${sql.ref("stock.reserved")}, 0)`;
}

/** The stock of everything that is sold, by reference: for the operator. */
export async function listStock(): Promise<readonly StockLevel[]> {
  return (
    await selectLevels().where("declination.archived_at", "is", null).orderBy("declination.reference").execute()
  ).map(present);
}

/** The stock of one declination by the estate's own article number; null when there is none. */
export async function stockOf(reference: string): Promise<StockLevel | null> {
  const row = await selectLevels().where("declination.reference", "=", reference).executeTakeFirst();
  return row ? present(row) : null;
}

/**
 * Of lines that can't all be had now: how many of each that is short can be when the others get theirs. Empty when all
 * can. It holds nothing: who orders reserves. What who asks holds already (`own`) counts as left.
 */
export async function shortages(
  lines: readonly StockLine[],
  own: readonly StockLine[] = [],
): Promise<ReadonlyMap<number, number>> {
  const boxes = await contentsOf(lines);
  const demand = stockDemand(lines, boxes);
  const rows = await selectLeft({ ids: knownIds(demand) });
  const held = new Map(own.map((line) => [line.declinationId, line.quantity]));
  const left = new Map(rows.map((row) => [row.id, row.left + (held.get(row.id) ?? 0)]));
  const short = new Set(
    demand
      .filter(({ declinationId, quantity }) => quantity > (left.get(declinationId) ?? quantity))
      .map((line) => line.declinationId),
  );
  const wants = (line: StockLine) =>
    short.has(line.declinationId) || boxes.get(line.declinationId)?.some((item) => short.has(item.declinationId));
  return new Map(
    lines
      .filter(wants)
      .map(({ declinationId }) => [declinationId, availableQuantity(declinationId, lines, boxes, left) ?? 0] as const),
  );
}

const selectLeft = prepared(({ ids }: { ids: readonly number[] }) =>
  database()
    .selectFrom("declination")
    .leftJoin("stock", "stock.declination_id", "declination.id")
    .select(["declination.id", leftInStock().as("left")])
    .where("declination.id", "in", ids)
    .where("declination.tracks_stock", "=", 1),
);

/** What some lines take out of stock: a box's own form and what is in it, each form once, in the order of their ids. */
export async function stockWantedBy(lines: readonly StockLine[]): Promise<readonly StockLine[]> {
  return stockDemand(lines, await contentsOf(lines));
}

/** What is in the boxes among some lines; the form that a box is sold as stands for it. */
export async function contentsOf(lines: readonly StockLine[]): Promise<BoxContents> {
  return Map.groupBy(await selectContents({ ids: knownIds(lines) }), ({ box }) => box);
}

const selectContents = prepared(({ ids }: { ids: readonly number[] }) =>
  database()
    .selectFrom("box_item")
    .innerJoin("declination as form", "form.product_id", "box_item.product_id")
    .select(["form.id as box", "box_item.declination_id as declinationId", "box_item.quantity"])
    .where("form.id", "in", ids),
);

/** Never an empty list, which isn't SQL. */
export function knownIds(lines: readonly StockLine[]): readonly number[] {
  return [0, ...rowIds(lines.map(({ declinationId }) => declinationId))];
}

function present({ tracks, ...level }: Omit<StockLevel, "isTracked"> & { readonly tracks: number }): StockLevel {
  return { ...level, isTracked: tracks === 1 };
}

function selectLevels() {
  return database()
    .selectFrom("declination")
    .leftJoin("product_text", (join) =>
      join
        .onRef("product_text.product_id", "=", "declination.product_id")
        .on("product_text.locale", "=", defaultLocale),
    )
    .leftJoin("stock", "stock.declination_id", "declination.id")
    .select(["declination.id as declinationId", "declination.reference"])
    .select([
      sql<string>`coalesce(${sql.ref("product_text.name")}, '')`.as("name"),
      sql<number>`coalesce(${sql.ref("stock.on_hand")}, 0)`.as("onHand"),
      sql<number>`coalesce(${sql.ref("stock.reserved")}, 0)`.as("reserved"),
    ])
    .select("declination.tracks_stock as tracks");
}
