import { openPaymentStates } from "#schemas/commerce/payment-states.ts";
import { database, now } from "#server/db/context.ts";
import type { Row } from "#server/db/tables.ts";

export type PaymentRow = Row<"payment">;

/** The payment of an order that can still be paid; null: there is none. */
export async function openPaymentOf(orderId: number): Promise<PaymentRow | null> {
  const row = await database()
    .selectFrom("payment")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("state", "in", openPaymentStates)
    .executeTakeFirst();
  return row ?? null;
}

/** Every payment of an order, the first one first. */
export async function paymentsOf(orderId: number): Promise<readonly PaymentRow[]> {
  return await database().selectFrom("payment").selectAll().where("order_id", "=", orderId).orderBy("id").execute();
}

/** A payment by its public id. */
export async function paymentById(publicId: string): Promise<PaymentRow | null> {
  const row = await database().selectFrom("payment").selectAll().where("public_id", "=", publicId).executeTakeFirst();
  return row ?? null;
}

/** A payment by its provider's name for it. */
export async function paymentByReference(provider: string, reference: string): Promise<PaymentRow | null> {
  const row = await database()
    .selectFrom("payment")
    .selectAll()
    .where("provider", "=", provider)
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row ?? null;
}

/** Changes a payment whose order is held by this transaction. */
export async function changePayment(id: number, values: Partial<Omit<PaymentRow, "id">>): Promise<void> {
  await database()
    .updateTable("payment")
    .set({ ...values, updated_at: now() })
    .where("id", "=", id)
    .execute();
}

/** Notes what was told of a payment; false when that name was noted before. */
export async function noteEvent(
  { id, provider }: PaymentRow,
  event: { readonly id: string; readonly state: PaymentRow["state"] },
): Promise<boolean> {
  const noted = await database()
    .insertInto("payment_event")
    .values({ provider, event_id: event.id, payment_id: id, state: event.state, happened_at: now() })
    .onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return noted !== undefined;
}
