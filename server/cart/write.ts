import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, inTransaction, now } from "#server/db/context.ts";

import { openCode } from "./codes/read.ts";
import { lineWith } from "./lines/write.ts";
import { lockCart } from "./locks/write.ts";
import { cartOfUser, type CartRow } from "./read.ts";
import { insertCart, noteChange } from "./rows/write.ts";

export { addToCart, changeQuantity, removeLine } from "./lines/write.ts";

/** A user's cart, or a new one; a guest always gets a new one. */
export async function openCart(userId: number | null): Promise<Result<CartRow, Refusal>> {
  return await command(async () => {
    const own = userId === null ? null : await cartOfUser(userId);
    return ok(own ?? (await insertCart(userId)));
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

/** Moves a cart's lines into another one, with their files; where both name the same thing, the later wish counts. */
async function joinLines(from: string, into: string): Promise<void> {
  const lines = await database()
    .selectFrom("cart_line")
    .selectAll()
    .where("cart_id", "=", from)
    .orderBy("id")
    .execute();
  for (const { id, declination_id, quantity, customization_hash } of lines) {
    const same = await lineWith(into, declination_id, customization_hash);
    if (same) await database().updateTable("cart_line").set({ quantity }).where("id", "=", same.id).execute();
    else await database().updateTable("cart_line").set({ cart_id: into }).where("id", "=", id).execute();
  }
  await database().deleteFrom("cart_line").where("cart_id", "=", from).execute();
}
