import { sql } from "kysely";

import type { PlaceOrder } from "#schemas/content/order.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { database, now } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";
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
  const since = now() - unpaidSpan;
  if (userId !== null) return summed(await selectOfUser({ since, userId }));
  return customer === "" ? summed([]) : summed(await selectOfCustomer({ since, customer }));
}

async function unpaidIn(heldFor: string): Promise<Unpaid> {
  return heldFor === "" ? summed([]) : summed(await selectOfNetwork({ since: now() - unpaidSpan, heldFor }));
}

const selectOfUser = prepared(({ since, userId }: { since: number; userId: number }) =>
  selectUnpaid(since).where("user_id", "=", userId),
);
const selectOfCustomer = prepared(({ since, customer }: { since: number; customer: string }) =>
  selectUnpaid(since).where("customer", "=", customer),
);
const selectOfNetwork = prepared(({ since, heldFor }: { since: number; heldFor: string }) =>
  selectUnpaid(since)
    .where("held_for", "=", heldFor)
    // Word for word as the index says it: with a value in its place it would not be used.
    .where(sql<boolean>`held_for <> ''`),
);

function selectUnpaid(since: number) {
  return database()
    .selectFrom("order")
    .select(({ fn }) => [fn.countAll<number>().as("orders"), fn.sum<number | null>("held_bottles").as("bottles")])
    .where("paid_at", "is", null)
    .where("held_bottles", ">", 0)
    .where("created_at", ">", since);
}

/** The engines give numbers or their digits, and null for the sum of nothing. */
function summed([sum]: readonly { readonly orders: number; readonly bottles: number | null }[]): Unpaid {
  return { orders: Number(sum?.orders ?? 0), bottles: Number(sum?.bottles ?? 0) };
}
