import { openPaymentStates } from "#schemas/commerce/payment-states.ts";
import { appContext } from "#server/context.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { PaymentAway, type PaymentDriver } from "#server/drivers/payment/payment-driver.ts";
import { extendHold } from "#server/orders/write.ts";

import { lookUp } from "../engine/look-up.ts";
import { paymentById, type PaymentRow } from "../engine/rows.ts";
import { lookAgain, lookEvery } from "../rules.ts";

/** How many payments are looked up in one round. */
const mostLooks = 200;

/**
 * Looks up open payments of which nothing was heard for a while: a notification may be lost. One whose time is over is
 * ended at its provider before its order is given up; when nobody can say what came of it, the order is held on, once.
 * Several processes share the work. `mayGoOn` is asked before each.
 */
export async function lookUpDue(mayGoOn: () => boolean): Promise<void> {
  const driver = appContext().drivers.payment;
  if (!driver) return;
  for (const due of await duePayments(driver.name)) {
    if (!mayGoOn()) return;
    const payment = await takeLook(due, now() + lookEvery);
    if (payment) await look(driver, payment);
  }
}

/** Looks a payment up that its customer asks for, unless somebody has just done so. */
export async function lookUpAgain(publicId: string): Promise<void> {
  const driver = appContext().drivers.payment;
  const payment = driver && (await paymentById(publicId));
  if (payment?.provider !== driver?.name || !driver || !payment) return;
  const next = now() + lookAgain;
  const isFresh = payment.look_at > now() && payment.look_at <= next;
  const taken = isFresh ? null : await takeLook(payment, next);
  if (taken) await look(driver, taken);
}

async function look(driver: PaymentDriver, payment: PaymentRow): Promise<void> {
  try {
    await lookUp(driver, payment);
  } catch (error) {
    // The next one may be looked up all the same.
    appContext().log.warn({ err: error, payment: payment.id }, "a payment could not be looked up");
    if (error instanceof PaymentAway && payment.expires_at <= now()) await extendHold(payment.order_id);
  }
}

async function duePayments(provider: string): Promise<readonly PaymentRow[]> {
  return await database()
    .selectFrom("payment")
    .selectAll()
    .where("state", "in", openPaymentStates)
    .where("provider", "=", provider)
    .where((eb) => eb.or([eb("look_at", "<=", now()), eb("expires_at", "<=", now())]))
    .orderBy("look_at")
    .limit(mostLooks)
    .execute();
}

/** Takes a look-up for this process; null: another one has it, or the payment is decided. */
async function takeLook({ id, look_at: lookAtBefore }: PaymentRow, next: number): Promise<PaymentRow | null> {
  const take = () =>
    database()
      .updateTable("payment")
      .set({ look_at: next })
      .where("id", "=", id)
      .where("look_at", "=", lookAtBefore)
      .where("state", "in", openPaymentStates)
      .returningAll()
      .executeTakeFirst();
  return (await inTransaction(take, { isolation: "read committed" })) ?? null;
}
