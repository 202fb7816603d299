import { sql } from "kysely";

import { quantityProblem } from "#schemas/commerce/quantities.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { soldForm } from "#server/catalogue/declinations/read.ts";
import { shortages } from "#server/catalogue/stock/read.ts";
import { command } from "#server/db/command.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";
import type { NewRow } from "#server/db/tables.ts";

import { openCode } from "./codes/read.ts";
import { heldBy } from "./lines/read.ts";
import { lockCart } from "./locks/write.ts";
import { cartOfUser, type CartRow } from "./read.ts";
import { mostLines, mostOfOne, newCartId } from "./rules.ts";

/** A user's cart, or a new one; a guest always gets a new one. */
export async function openCart(userId: number | null): Promise<Result<CartRow, Refusal>> {
  return await command(async () => {
    const own = userId === null ? null : await cartOfUser(userId);
    return ok(own ?? (await insertCart(userId)));
  });
}

export interface AddInput {
  /** Null: none yet. */
  readonly cartId: string | null;
  /** Whose a new cart becomes; null: a guest's. */
  readonly userId: number | null;
  readonly declinationId: number;
  readonly quantity: number;
}

/**
 * Adds so many of a declination to a cart, or to a new one; what is there of it already counts with it. Refused in the
 * words of spec §5: above 0, by the multiple, within the stock in use; `not-found` for what is not sold and for a cart
 * that is gone.
 */
export async function addToCart(input: AddInput): Promise<Result<{ readonly cartId: string }, Refusal>> {
  return await command(async () => {
    const cart = input.cartId === null ? null : await lockCart(input.cartId);
    if (input.cartId !== null && !cart) return refuse("not-found", "cart.gone");
    const target = cart ?? (input.userId === null ? null : await cartOfUser(input.userId));
    const before = target ? await quantityIn(target.id, input.declinationId) : 0;
    const checked = await check(target, input.declinationId, input.quantity, before);
    if (!checked.ok) return checked;
    const { id } = target ?? (await insertCart(input.userId));
    if (target && before === 0 && (await countLines(id)) >= mostLines) {
      return refuse("conflict", "cart.full", { values: { max: mostLines } });
    }
    const { declinationId: declination_id, quantity } = input;
    await addLine({ cart_id: id, declination_id, quantity, customization_hash: "" });
    if (target) await noteChange(id);
    return ok({ cartId: id });
  });
}

const addLine = prepared((line: NewRow<"cart_line">) =>
  database()
    .insertInto("cart_line")
    .values(line)
    .onConflict((conflict) =>
      conflict
        .columns(["cart_id", "declination_id", "customization_hash"])
        .doUpdateSet({ quantity: sql`${sql.ref("cart_line.quantity")} + ${sql.ref("excluded.quantity")}` }),
    ),
);

/** Names a line of a cart by its id and, as the call does, by its product. */
export interface LineKey {
  readonly cartId: string;
  readonly lineId: number;
  readonly productId: number;
}

/** Sets how many a line holds; refused as in `addToCart`. */
export async function changeQuantity(key: LineKey, quantity: number): Promise<Result<CartRow, Refusal>> {
  return await command(async () => {
    const found = await lockLine(key);
    if (!found.ok) return found;
    const { cart, declinationId } = found.value;
    const checked = await check(cart, declinationId, quantity, 0);
    if (!checked.ok) return checked;
    await database().updateTable("cart_line").set({ quantity }).where("id", "=", key.lineId).execute();
    await noteChange(cart.id);
    return ok(cart);
  });
}

/** Takes a line out. */
export async function removeLine(key: LineKey): Promise<Result<CartRow, Refusal>> {
  return await command(async () => {
    const found = await lockLine(key);
    if (!found.ok) return found;
    await database().deleteFrom("cart_line").where("id", "=", key.lineId).execute();
    await noteChange(found.value.cart.id);
    return ok(found.value.cart);
  });
}

/** Sets a cart's discount code, or takes it away with an empty one. A code that can't be entered is refused. */
export async function setCode(cartId: string, code: string): Promise<Result<CartRow, Refusal>> {
  return await command(async () => {
    const cart = await lockCart(cartId);
    if (!cart) return refuse("not-found", "cart.gone");
    const found = code.trim() === "" ? null : await openCode(code, cart.id);
    if (code.trim() !== "" && !found) {
      return refuse("conflict", "code.unknown", { problems: [{ key: "discountCode", messageKey: "code.unknown" }] });
    }
    const set = { ...cart, discount_code: found?.code ?? "" };
    // Nothing changes: an order of this cart goes on being its order.
    if (set.discount_code === cart.discount_code) return ok(cart);
    await database().updateTable("cart").set({ discount_code: set.discount_code }).where("id", "=", cart.id).execute();
    await noteChange(cart.id);
    return ok(set);
  });
}

/** Forgets a cart. */
export async function deleteCart(cartId: string): Promise<Result<null, Refusal>> {
  return await command(async () => {
    await database()
      .updateTable("cart")
      .set({ state: "DELETED", updated_at: now() })
      .where("id", "=", cartId)
      .where("state", "=", "ACTIVE")
      .execute();
    await database().deleteFrom("cart_line").where("cart_id", "=", cartId).execute();
    return ok(null);
  });
}

/** How long a cart is kept that nobody touches. */
const keptFor = 90 * 86_400_000;

/** Forgets carts that nobody has touched for ninety days, but those that were ordered, and those that a kept one went into. */
export async function forgetOldCarts(): Promise<void> {
  await inTransaction(async () => {
    const survivors = database().selectFrom("cart").select("merged_into").where("merged_into", "is not", null);
    await database()
      .deleteFrom("cart")
      .where("updated_at", "<", now() - keptFor)
      .where("state", "!=", "ORDERED")
      .where("id", "not in", survivors)
      .execute();
  });
}

/**
 * Makes a guest's cart the main one of a user (spec §4): its lines join those of the cart that the user has, where both
 * name the same thing the guest's quantity counts, as it is the later wish. The user's cart survives; the other one's id
 * goes on answering with it. Done again it changes nothing.
 */
export async function makeDefault(cartId: string, userId: number): Promise<Result<CartRow, Refusal>> {
  return await command(async () => {
    const guests = await lockCart(cartId);
    if (!guests || (guests.user_id !== null && guests.user_id !== userId)) return refuse("not-found", "cart.gone");
    if (guests.user_id === userId) return ok(guests);
    const own = await cartOfUser(userId);
    if (!own) {
      await database()
        .updateTable("cart")
        .set({ user_id: userId, updated_at: now() })
        .where("id", "=", guests.id)
        .execute();
      return ok({ ...guests, user_id: userId });
    }
    await joinLines(guests.id, own.id);
    const code = own.discount_code || guests.discount_code;
    await database().updateTable("cart").set({ discount_code: code }).where("id", "=", own.id).execute();
    await database()
      .updateTable("cart")
      .set({ state: "MERGED", merged_into: own.id, updated_at: now() })
      .where("id", "=", guests.id)
      .execute();
    await noteChange(own.id);
    return ok({ ...own, discount_code: code });
  });
}

async function joinLines(from: string, into: string): Promise<void> {
  const lines = await database()
    .selectFrom("cart_line")
    .selectAll()
    .where("cart_id", "=", from)
    .orderBy("id")
    .execute();
  for (const { declination_id, quantity, customization_hash } of lines) {
    await database()
      .insertInto("cart_line")
      .values({ cart_id: into, declination_id, quantity, customization_hash })
      .onConflict((conflict) =>
        conflict.columns(["cart_id", "declination_id", "customization_hash"]).doUpdateSet({ quantity }),
      )
      .execute();
  }
  await database().deleteFrom("cart_line").where("cart_id", "=", from).execute();
}

/** Whether a line may hold `quantity` more than `before` of a declination, beside the other lines. */
async function check(
  cart: CartRow | null,
  declinationId: number,
  quantity: number,
  before: number,
): Promise<Result<null, Refusal>> {
  const form = await soldForm(declinationId);
  if (!form) return refuse("not-found", "product.gone");
  const problem = quantityProblem(quantity, { ...form, left: null });
  if (problem) return refuse("invalid", problem.messageKey, "values" in problem ? { values: problem.values } : {});
  if (before + quantity > mostOfOne) {
    const tooHigh = { key: "quantity", messageKey: "key.tooHigh", values: { max: mostOfOne } } as const;
    return refuse("invalid", "request.invalid", { problems: [tooHigh] });
  }
  const others = cart ? await linesBeside(cart.id, declinationId) : [];
  const own = cart ? await heldBy(cart.id) : [];
  const short = await shortages([...others, { declinationId, quantity: before + quantity }], own);
  const n = short.get(declinationId);
  return n === undefined ? ok(null) : refuse("conflict", "stock.left", { values: { n } });
}

async function linesBeside(cartId: string, declinationId: number) {
  return await database()
    .selectFrom("cart_line")
    .select(["declination_id as declinationId", "quantity"])
    .where("cart_id", "=", cartId)
    .where("declination_id", "!=", declinationId)
    .execute();
}

async function quantityIn(cartId: string, declinationId: number): Promise<number> {
  const row = await database()
    .selectFrom("cart_line")
    .select("quantity")
    .where("cart_id", "=", cartId)
    .where("declination_id", "=", declinationId)
    .where("customization_hash", "=", "")
    .executeTakeFirst();
  return row?.quantity ?? 0;
}

async function countLines(cartId: string): Promise<number> {
  const row = await database()
    .selectFrom("cart_line")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("cart_id", "=", cartId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

async function lockLine({ cartId, lineId, productId }: LineKey) {
  const cart = await lockCart(cartId);
  if (!cart) return refuse("not-found", "cart.gone");
  const line = await database()
    .selectFrom("cart_line")
    .innerJoin("declination", "declination.id", "cart_line.declination_id")
    .select("cart_line.declination_id")
    .where("cart_line.id", "=", lineId)
    .where("cart_line.cart_id", "=", cart.id)
    .where("declination.product_id", "=", productId)
    .executeTakeFirst();
  return line ? ok({ cart, declinationId: line.declination_id }) : refuse("not-found", "row.missing");
}

async function noteChange(cartId: string): Promise<void> {
  await raiseVersion({ id: cartId, at: now() });
}

const raiseVersion = prepared(({ id, at }: { id: string; at: number }) =>
  database()
    .updateTable("cart")
    .set({ version: sql`version + 1`, updated_at: at })
    .where("id", "=", id),
);

async function insertCart(userId: number | null): Promise<CartRow> {
  const cart: CartRow = {
    ...{ id: newCartId(), user_id: userId, state: "ACTIVE", merged_into: null, type: "MAIN_CART", discount_code: "" },
    ...{ version: 1, created_at: now(), updated_at: now() },
  };
  await insertRow(cart);
  return cart;
}

const insertRow = prepared((cart: CartRow) => database().insertInto("cart").values(cart));
