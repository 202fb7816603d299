import type { PlaceOrder } from "#schemas/content/order.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { database, now } from "#server/db/context.ts";
import { parameterValues } from "#server/site/parameters/read.ts";
import { foldMailbox } from "#server/text/fold-mailbox.ts";

import { ordersOfNetwork, unpaidLimits, unpaidSpan } from "../rules.ts";

/** What was held lately without being paid, and what was not. */
interface Unpaid {
  readonly orders: number;
  readonly bottles: number;
}

/** Who wants an order, by whatever they can be known by. */
export type Holder = Pick<PlaceOrder, "userId" | "contact"> & { readonly heldFor: string };

/**
 * Refuses to hold more for who held much within a day and paid none of it: neither one customer nor one network keeps
 * what there is from others. What is paid is not counted, nor what another order of the same cart took over. Those who
 * want the same bottles at once are counted one after the other, since they wait for the stock's row.
 */
export async function checkUnpaid(holder: Holder, bottles: number): Promise<Result<null, Refusal>> {
  const limits = unpaidLimits(await parameterValues());
  const own = await unpaidBy(holder);
  const around = await unpaidIn(holder.heldFor);
  if (own.orders >= limits.orders || around.orders >= limits.orders * ordersOfNetwork) {
    return refuse("conflict", "order.unpaid");
  }
  const left = limits.bottles - Math.max(own.bottles, around.bottles);
  if (bottles <= left) return ok(null);
  return left > 0 ? refuse("conflict", "order.held", { values: { n: left } }) : refuse("conflict", "order.unpaid");
}

async function unpaidBy({ userId, contact }: Holder): Promise<Unpaid> {
  const customer = foldMailbox(contact.email);
  if (userId !== null) return summed(await selectUnpaid().where("user_id", "=", userId).executeTakeFirstOrThrow());
  if (customer === "") return { orders: 0, bottles: 0 };
  return summed(await selectUnpaid().where("customer", "=", customer).executeTakeFirstOrThrow());
}

async function unpaidIn(heldFor: string): Promise<Unpaid> {
  if (heldFor === "") return { orders: 0, bottles: 0 };
  const query = selectUnpaid().where("held_for", "=", heldFor).where("held_for", "<>", "");
  return summed(await query.executeTakeFirstOrThrow());
}

function selectUnpaid() {
  return database()
    .selectFrom("order")
    .select(({ fn }) => [fn.countAll<number>().as("orders"), fn.sum<number | null>("held_bottles").as("bottles")])
    .where("paid_at", "is", null)
    .where("held_bottles", ">", 0)
    .where("created_at", ">", now() - unpaidSpan);
}

/** The engines give numbers or their digits, and null for the sum of nothing. */
function summed({ orders, bottles }: { readonly orders: number; readonly bottles: number | null }): Unpaid {
  return { orders: Number(orders), bottles: Number(bottles ?? 0) };
}
