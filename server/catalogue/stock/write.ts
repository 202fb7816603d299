import { sql } from "kysely";

import { ok, type Result } from "#schemas/result.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { database, dropTags, inTransaction, type TransactionOptions } from "#server/db/context.ts";
import { command } from "#server/db/command.ts";
import { Overtaken } from "#server/db/database-error.ts";
import { prepared } from "#server/db/prepared.ts";

import { type Cause, changeStock, moveStock, productOf } from "../movements/write.ts";
import { contentsOf, knownIds, leftInStock } from "./read.ts";
import { isCount, availableQuantity, stockDemand, type BoxContents, type StockLine } from "./rules.ts";

/*
 * Every change is one statement that says under which condition it may happen; the table's constraints say
 * the same again. So nobody sells what isn't there, however many write at once, and writers of one row wait
 * for each other instead of beginning anew. How many there are is changed by `moveStock` alone, which writes down why.
 */
const waiting: TransactionOptions = { isolation: "read committed" };

/**
 * Holds what an order wants, all of it or nothing, and gives what was held: a box's own form and what is in
 * it; nothing of what is sold without counting. Refused with how many are left (spec §5). Joins the
 * transaction that is open.
 */
export async function reserveStock(lines: readonly StockLine[]): Promise<Result<readonly StockLine[], Refusal>> {
  if (!lines.every(({ quantity }) => isCount(quantity))) {
    return refuse("invalid", "quantity.positive");
  }
  return await command(async () => {
    const boxes = await contentsOf(lines);
    const demand = stockDemand(lines, boxes);
    const { held, short } = await holdAll(demand);
    if (short === null) return ok(held);
    if (!short.isSold) return refuse("not-found", "product.gone");
    const asked = askedBy(short.declinationId, lines, boxes);
    const counted = await leftBefore(demand, held);
    const n = counted.has(short.declinationId) ? availableQuantity(asked, lines, boxes, counted) : null;
    if (n === null) throw new Overtaken("What was to be held isn't counted any more");
    return refuse("conflict", "stock.left", { values: { n } });
  }, waiting);
}

/**
 * Holds the rows of what some lines take from stock until the transaction ends, in the order in which `reserveStock` takes
 * them: for who gives some of them back before taking others.
 */
export async function lockStock(lines: readonly StockLine[]): Promise<void> {
  const demand = stockDemand(lines, await contentsOf(lines));
  for (const { declinationId } of demand) {
    await database()
      .updateTable("stock")
      .set((set) => ({ reserved: set.ref("reserved") }))
      .where("declination_id", "=", declinationId)
      .execute();
  }
}

/** As `reserveStock`, for who goes on without: null, and nothing is held, where not all can be had. */
export async function reserveStockIfThere(lines: readonly StockLine[]): Promise<readonly StockLine[] | null> {
  return await inTransaction(async () => {
    const { held, short } = await holdAll(stockDemand(lines, await contentsOf(lines)));
    if (short === null) return held;
    for (const { declinationId, quantity } of held) {
      await database()
        .updateTable("stock")
        .set({ reserved: sql`reserved - ${quantity}` })
        .where("declination_id", "=", declinationId)
        .execute();
    }
    return null;
  }, waiting);
}

/** Holds one demand after the other, up to the first that can't be had. */
async function holdAll(demand: readonly StockLine[]) {
  const sold = await soldForms(demand);
  const held: StockLine[] = [];
  for (const line of demand) {
    const form = sold.get(line.declinationId);
    if (!form) return { held, short: { declinationId: line.declinationId, isSold: false } };
    if (!form.isTracked) continue;
    const left = await hold(line);
    if (left === null) return { held, short: { declinationId: line.declinationId, isSold: true } };
    if (await changesAvailability(line.declinationId, left, left + line.quantity)) dropProduct(form.productId);
    held.push(line);
  }
  return { held, short: null };
}

/** Gives back what was held: the order expired or was cancelled. Give what `reserveStock` gave, once. */
export async function releaseStock(held: readonly StockLine[]): Promise<Result<null, Refusal>> {
  return await command(async () => {
    for (const { declinationId, quantity } of stockDemand(held, new Map())) {
      const row = await database()
        .updateTable("stock")
        .set({ reserved: sql`reserved - ${quantity}` })
        .where("declination_id", "=", declinationId)
        .where("reserved", ">=", quantity)
        .returning(["on_hand", "reserved"])
        .executeTakeFirst();
      if (!row) return refuse("conflict", "stock.released");
      const left = row.on_hand - row.reserved;
      const isBack = await changesAvailability(declinationId, left - quantity, left);
      const productId = isBack ? await productOf(declinationId) : null;
      if (productId !== null) dropProduct(productId);
    }
    return ok(null);
  }, waiting);
}

/** Takes what was held out of stock: the order is paid. Give what `reserveStock` gave, once. */
export async function commitStock(
  held: readonly StockLine[],
  orderId: number | null = null,
): Promise<Result<null, Refusal>> {
  return await command(async () => {
    for (const { declinationId, quantity } of stockDemand(held, new Map())) {
      const cause = { kind: "SALE", actor: "SHOP", orderId } as const;
      const sold = await moveStock({ declinationId, pieces: -quantity, ofHeld: quantity, cause });
      if (!sold) return refuse("conflict", "stock.released");
    }
    return ok(null);
  }, waiting);
}

/** Adds what came into the cellar, or came back into it. */
export async function receiveStock(
  { declinationId, quantity }: StockLine,
  cause: Cause = { kind: "ARRIVAL", actor: "COMMAND_LINE" },
): Promise<Result<null, Refusal>> {
  if (!isCount(quantity)) return refuse("invalid", "quantity.positive");
  const changed = await changeStock({ declinationId, change: { pieces: quantity }, cause });
  return changed.ok ? ok(null) : changed;
}

/** Takes out what is gone without having been sold. Refused below what orders hold. */
export async function takeStock({ declinationId, quantity }: StockLine, cause: Cause): Promise<Result<null, Refusal>> {
  if (!isCount(quantity)) return refuse("invalid", "quantity.positive");
  const changed = await changeStock({ declinationId, change: { pieces: -quantity }, cause });
  return changed.ok ? ok(null) : changed;
}

/** Sets what is there, after counting. Refused below what orders hold. */
export async function countStock(
  declinationId: number,
  onHand: number,
  cause: Cause = { kind: "COUNT", actor: "COMMAND_LINE" },
): Promise<Result<null, Refusal>> {
  if (onHand !== 0 && !isCount(onHand)) return refuse("invalid", "stock.count");
  const changed = await changeStock({ declinationId, change: { onHand }, cause });
  return changed.ok ? ok(null) : changed;
}

/** Holds a line; gives what is left then, or null when there isn't enough. */
async function hold({ declinationId, quantity }: StockLine): Promise<number | null> {
  const [row] = await holdIfThere({ declinationId, quantity });
  return row ? row.on_hand - row.reserved : null;
}

const holdIfThere = prepared(({ declinationId, quantity }: { declinationId: number; quantity: number }) =>
  database()
    .updateTable("stock")
    .set((set) => ({ reserved: set("reserved", "+", quantity) }))
    .where("declination_id", "=", declinationId)
    .where(sql<number>`on_hand - reserved`, ">=", quantity)
    .returning(["on_hand", "reserved"]),
);

/** The line that wants a declination: its own, else a box that holds it. */
function askedBy(declinationId: number, lines: readonly StockLine[], boxes: BoxContents): number {
  const holds = (line: StockLine) =>
    boxes.get(line.declinationId)?.some((item) => item.declinationId === declinationId);
  const isOwn = lines.some((line) => line.declinationId === declinationId);
  return isOwn ? declinationId : (lines.find(holds)?.declinationId ?? declinationId);
}

/** What was left of each counted declination before this reservation held anything. */
async function leftBefore(
  lines: readonly StockLine[],
  held: readonly StockLine[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await database()
    .selectFrom("declination")
    .leftJoin("stock", "stock.declination_id", "declination.id")
    .select(["declination.id", leftInStock().as("left")])
    .where("declination.id", "in", knownIds(lines))
    .where("declination.tracks_stock", "=", 1)
    .execute();
  const own = new Map(held.map(({ declinationId, quantity }) => [declinationId, quantity]));
  return new Map(rows.map(({ id, left }) => [id, left + (own.get(id) ?? 0)]));
}

/**
 * Whether pages show a difference between less and more of a declination: it sells out or comes back, or a box
 * that holds it does, for want of enough for one more. Who shows a box reads the tags of what is in it.
 */
async function changesAvailability(declinationId: number, less: number, more: number): Promise<boolean> {
  if (less <= 0 && more > 0) return true;
  return (await selectBoxBetween({ declinationId, less, more })).length > 0;
}

const selectBoxBetween = prepared((asked: { declinationId: number; less: number; more: number }) =>
  database()
    .selectFrom("box_item")
    .select("product_id")
    .where("declination_id", "=", asked.declinationId)
    .where("quantity", ">", asked.less)
    .where("quantity", "<=", asked.more)
    .limit(1),
);

async function soldForms(lines: readonly StockLine[]) {
  const rows = await selectSold({ ids: knownIds(lines) });
  return new Map(
    rows.map((row) => [row.id, { productId: row.product_id, isTracked: row.tracks_stock === 1 }] as const),
  );
}

const selectSold = prepared(({ ids }: { ids: readonly number[] }) =>
  database()
    .selectFrom("declination")
    .select(["id", "product_id", "tracks_stock"])
    .where("id", "in", ids)
    .where("archived_at", "is", null),
);

/** Reservations do so only where `changesAvailability` says so: pages don't tell numbers (design §5). */
function dropProduct(productId: number): void {
  dropTags("product", `product:${productId}`);
}
