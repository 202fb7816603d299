import { type SelectQueryBuilder, sql } from "kysely";

import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command } from "#server/db/command.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import type { Tables } from "#server/db/tables.ts";

import { unpaidSpan } from "../rules.ts";

/** States in which nobody is written to or called any more. */
const over = ["DELIVERED", "PICKED_UP", "CLOSED", "CANCELLED", "EXPIRED"] as const;

/** How somebody is reached, and what they wrote: no invoice needs it. */
const unreached = {
  held_for: "",
  email: "",
  customer: "",
  search: sql<string>`lower(code) || coalesce(' ' || lower(invoice_number), '')`,
  phone: "",
  message: "",
  wish: "",
  access_key: "",
} as const;

/** Nobody's: of what wasn't paid the law keeps nothing. */
const nobodys = { ...unreached, user_id: null, firstname: "", lastname: "", billing: "", is_of_age: null } as const;

/**
 * Takes a user from their orders, whose account ends. The law keeps what was paid, with name and address (ADR 051); how
 * to reach somebody goes where the order is over, or as soon as it is (`forgetEnded`). Refused while an order waits to be paid. Joins the transaction that is
 * open.
 */
export async function leaveOrders(userId: number): Promise<Result<null, Refusal>> {
  return await command(async () => {
    const waiting = await database()
      .selectFrom("order")
      .select("id")
      .where("user_id", "=", userId)
      .where("state", "in", ["AWAITING_PAYMENT", "PAYMENT_FAILED"])
      .limit(1)
      .executeTakeFirst();
    if (waiting) return refuse("conflict", "order.awaiting");
    const own = () => database().updateTable("order").where("user_id", "=", userId);
    const theirs = () => database().selectFrom("order").select("id").where("user_id", "=", userId);
    await letFilesGo(theirs().where("state", "in", over));
    await forgetAnswers(theirs().where("paid_at", "is", null));
    await own().set(unreached).where("state", "in", over).execute();
    await own().set(nobodys).set(withoutAddress).where("paid_at", "is", null).execute();
    await own().set({ user_id: null, is_account_ended: 1 }).execute();
    return ok(null);
  });
}

/** Forgets how to reach those whose account ended while an order was under way, and is over by now; and their files. */
export async function forgetEnded(): Promise<void> {
  const forget = async () => {
    const ended = database().selectFrom("order").select("id").where("is_account_ended", "=", 1);
    await letFilesGo(ended.where("state", "in", over));
    await database()
      .updateTable("order")
      .set({ ...unreached, is_account_ended: 0 })
      .where("is_account_ended", "=", 1)
      .where("state", "in", over)
      .execute();
  };
  await inTransaction(forget, { isolation: "read committed" });
}

type OrderIds = SelectQueryBuilder<Tables, "order", { id: number }>;

/**
 * Has what was sent for some orders be nobody's: such files are forgotten (`forgetLostFiles`). A cart that was bought has
 * them too; one that can still be ordered keeps its own. What the estate noted of such orders goes as well.
 */
async function letFilesGo(orders: OrderIds): Promise<void> {
  await database().deleteFrom("order_note").where("order_id", "in", orders).execute();
  const lines = database().selectFrom("order_line").select("id").where("order_id", "in", orders);
  const carts = database().selectFrom("order").select("cart_id").where("id", "in", orders);
  const bought = database()
    .selectFrom("cart_line")
    .innerJoin("cart", "cart.id", "cart_line.cart_id")
    .select("cart_line.id")
    .where("cart.state", "=", "ORDERED")
    .where("cart.id", "in", carts);
  await database().deleteFrom("line_file").where("order_line_id", "in", lines).execute();
  await database().deleteFrom("line_file").where("cart_line_id", "in", bought).execute();
}

/** Forgets how somebody wanted things made for them, with what they sent for it; what it would have cost stays. */
async function forgetAnswers(orders: OrderIds): Promise<void> {
  await letFilesGo(orders);
  await database()
    .updateTable("order_line")
    .set({ customizations: "[]" })
    .where("customizations", "<>", "[]")
    .where("order_id", "in", orders)
    .execute();
}

/** How long an order that nobody paid says whose it was, in milliseconds. */
const keptFor = 90 * 86_400_000;

/** Forgets who wanted what nobody paid, and how, ninety days later; from where an order was wanted, a day later. */
export async function forgetUnpaid(): Promise<void> {
  const forgetNetworks = () =>
    database()
      .updateTable("order")
      .set({ held_for: "" })
      .where("held_for", "<>", "")
      .where("created_at", "<=", now() - unpaidSpan)
      .execute();
  await inTransaction(forgetNetworks, { isolation: "read committed" });
  const before = now() - keptFor;
  const forget = async () => {
    const unpaid = database().selectFrom("order").select("id").where("paid_at", "is", null);
    const old = unpaid.where("state", "in", ["CANCELLED", "EXPIRED"]).where("created_at", "<", before);
    await forgetAnswers(old.where("access_key", "<>", ""));
    await database()
      .updateTable("order")
      .set(nobodys)
      .set(withoutAddress)
      .where("paid_at", "is", null)
      .where("state", "in", ["CANCELLED", "EXPIRED"])
      .where("created_at", "<", before)
      .where("access_key", "<>", "")
      .execute();
  };
  await inTransaction(forget, { isolation: "read committed" });
}

/** How it was to come, without where to. */
const withoutAddress = {
  delivery: sql<string>`'{"type":"' || delivery_type || '","address":null,"service":null,"accessPoint":null,"pickup":null}'`,
};
