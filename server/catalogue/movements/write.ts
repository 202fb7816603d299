import { sql } from "kysely";

import {
  longestStockNote,
  mostStock,
  type MovementActor,
  type MovementKind,
} from "#schemas/commerce/stock-movements.ts";
import { refuse, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, dropTags, now, type TransactionOptions } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";
import { isRowId } from "#server/db/row-id.ts";
import type { NewRow } from "#server/db/tables.ts";

const waiting: TransactionOptions = { isolation: "read committed" };

/** Why stock changes, and who says so. */
export interface Cause {
  readonly kind: MovementKind;
  readonly actor: MovementActor;
  /** The administrator who wrote it down. */
  readonly userId?: number | null;
  readonly orderId?: number | null;
  readonly returnId?: number | null;
  readonly note?: string;
}

/** What there is of a form, and what of that orders hold. */
export interface Level {
  readonly onHand: number;
  readonly reserved: number;
}

interface Move {
  readonly declinationId: number;
  /** How many come; below zero: how many go. */
  readonly pieces: number;
  /** How many of those that orders hold go with them. */
  readonly ofHeld?: number;
  readonly cause: Cause;
}

/**
 * Changes how many there are of a form and writes down why: the one way to do so (`tests/architecture/stock.test.ts`), in the
 * transaction that is open. Null, and nothing is changed, where fewer are held than go, or fewer would be there than orders
 * hold.
 */
export async function moveStock({ declinationId, pieces, ofHeld = 0, cause }: Move): Promise<Level | null> {
  const [row] = await changeRow({ declinationId, pieces, ofHeld });
  if (!row) return null;
  await insertMovement({
    ...{ declination_id: declinationId, pieces, on_hand: row.on_hand, kind: cause.kind, actor: cause.actor },
    ...{ user_id: cause.userId ?? null, order_id: cause.orderId ?? null, return_id: cause.returnId ?? null },
    ...{ note: cause.note ?? "", moved_at: now() },
  });
  return { onHand: row.on_hand, reserved: row.reserved };
}

const changeRow = prepared(({ declinationId, pieces, ofHeld }: Omit<Required<Move>, "cause">) =>
  database()
    .updateTable("stock")
    .set((set) => ({ on_hand: set("on_hand", "+", pieces), reserved: set("reserved", "-", ofHeld) }))
    .where("declination_id", "=", declinationId)
    .where("reserved", ">=", ofHeld)
    .where(sql<boolean>`on_hand + ${pieces} between reserved - ${ofHeld} and ${mostStock}`)
    .returning(["on_hand", "reserved"]),
);

const insertMovement = prepared((row: NewRow<"stock_movement">) => database().insertInto("stock_movement").values(row));

/** What is to be: how many come or go, or how many there are. */
export type StockChange = { readonly pieces: number } | { readonly onHand: number };

interface Wish {
  readonly declinationId: number;
  readonly change: StockChange;
  readonly cause: Cause;
  /** What there was for who asks; left out, whatever there is. */
  readonly expected?: number;
}

/**
 * Changes how many there are of a form beside all orders. Refused below zero and below what orders hold, and where something
 * else is there than was expected: with what there is.
 */
export async function changeStock({ declinationId, change, cause, expected }: Wish): Promise<Result<Level, Refusal>> {
  const note = (cause.note ?? "").trim();
  if (note.length > longestStockNote) {
    return refuseInput([{ key: "note", messageKey: "key.tooLong", values: { max: longestStockNote } }]);
  }
  return await command(async () => {
    const productId = await productOf(declinationId);
    if (productId === null) return refuse("not-found", "missing.declination", { values: { id: declinationId } });
    const before = await lockLevel(declinationId);
    if (expected !== undefined && before.onHand !== expected) {
      return refuse("conflict", "stock.moved", { values: { n: before.onHand, expected } });
    }
    const pieces = "pieces" in change ? change.pieces : change.onHand - before.onHand;
    const after = await moveStock({ declinationId, pieces, cause: { ...cause, note } });
    if (!after) return whyNot(before, pieces);
    dropTags("product", `product:${productId}`);
    return ok(after);
  }, waiting);
}

/** Why so many can't come or go. */
function whyNot({ onHand }: Level, pieces: number) {
  if (pieces > 0) return refuse("conflict", "stock.tooMany", { values: { max: mostStock } });
  return onHand + pieces < 0
    ? refuse("conflict", "stock.short", { values: { n: onHand } })
    : refuse("conflict", "stock.held");
}

/** A form's level, held until the transaction ends; what was never counted is nothing. */
async function lockLevel(declinationId: number): Promise<Level> {
  const row = await database()
    .insertInto("stock")
    .values({ declination_id: declinationId, on_hand: 0, reserved: 0 })
    .onConflict((conflict) => conflict.column("declination_id").doUpdateSet({ reserved: sql.ref("stock.reserved") }))
    .returning(["on_hand", "reserved"])
    .executeTakeFirstOrThrow();
  return { onHand: row.on_hand, reserved: row.reserved };
}

/** The product of a form; null: there is none. */
export async function productOf(declinationId: number): Promise<number | null> {
  if (!isRowId(declinationId)) return null;
  const row = await database()
    .selectFrom("declination")
    .select("product_id")
    .where("id", "=", declinationId)
    .executeTakeFirst();
  return row?.product_id ?? null;
}
