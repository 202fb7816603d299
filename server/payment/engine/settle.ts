import { isOpen } from "#schemas/commerce/order-states.ts";
import { takenPaymentStates } from "#schemas/commerce/payment-states.ts";
import { appContext } from "#server/context.ts";
import { now } from "#server/db/context.ts";
import { orderToPay } from "#server/orders/read.ts";
import { failPayment, settlePaid } from "#server/orders/write.ts";

import { changePayment, openPaymentOf, paymentsOf, type PaymentRow } from "./rows.ts";
import { wantRefund } from "./want-refund.ts";

/** What a payment's new state means for its order, which is held by this transaction. */
export async function tellOrder(payment: PaymentRow, state: PaymentRow["state"]): Promise<void> {
  if (state === "CAPTURED") await take(payment);
  if (state === "DECLINED" || state === "CANCELLED" || state === "ERROR" || state === "EXPIRED") {
    await giveUp(payment, state);
  }
}

/** The money came. An order is paid once: what comes beside that, or for an order that can't be paid, goes back. */
async function take(payment: PaymentRow): Promise<void> {
  const { id, order_id: orderId, amount_cents: amountCents } = payment;
  const order = await orderToPay(orderId);
  const isPaid = (await paymentsOf(orderId)).some((other) => other.id !== id && isTaken(other));
  const isSurplus = isPaid || order?.totalCents !== amountCents;
  await changePayment(id, { state: "CAPTURED", is_surplus: isSurplus ? 1 : 0 });
  if (isSurplus) {
    appContext().log.error({ payment: id, order: orderId }, "an order was paid twice: the second payment goes back");
    await wantRefund(payment, amountCents);
    return;
  }
  const settled = await settlePaid({ orderId, amountCents, paidAt: now() });
  if (!settled.ok) throw new Error(`An order could not be paid: ${settled.error.messageKey}`);
}

async function giveUp(payment: PaymentRow, state: PaymentRow["state"]): Promise<void> {
  await changePayment(payment.id, { state });
  const order = await orderToPay(payment.order_id);
  if (!order || !isOpen(order.state) || (await openPaymentOf(order.id))) return;
  // An order whose time is over ends with it, and that is said once.
  if (state === "EXPIRED" && order.holdEndsAt <= now()) return;
  await failPayment(order.id);
}

function isTaken({ state, is_surplus: isSurplus }: PaymentRow): boolean {
  return isSurplus === 0 && takenPaymentStates.some((taken) => taken === state);
}
