import { toEuros } from "#schemas/commerce/money.ts";
import { isOpen } from "#schemas/commerce/order-states.ts";
import { openPaymentStates } from "#schemas/commerce/payment-states.ts";
import type { CardProvider, PaymentResult } from "#schemas/content/payment.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { appContext } from "#server/context.ts";
import { now } from "#server/db/context.ts";
import type { PaymentDriver } from "#server/drivers/payment/payment-driver.ts";
import { orderToPay } from "#server/orders/read.ts";
import { parameterValues } from "#server/site/parameters/read.ts";

import { paymentById } from "./engine/rows.ts";

/**
 * Who takes the money, by the environment and the estate's parameter `PAYMENT_METHOD` (spec §9); refused when nobody does.
 */
export async function whoTakesMoney(): Promise<Result<PaymentDriver, Refusal>> {
  const driver = appContext().drivers.payment;
  const isWanted = (await parameterValues())["PAYMENT_METHOD"] === "CARD_PROVIDER";
  return driver && isWanted ? ok(driver) : refuse("unavailable", "payment.off");
}

/** Who takes the money, as a browser may know it; null: nobody, or not this one. */
export function cardProvider(name: string): CardProvider | null {
  const { payment } = appContext().drivers;
  return payment?.name === name ? { provider: name, publicKey: payment.publicKey } : null;
}

/** What is known here of a payment, by its public id; null when there is none. */
export async function paymentResult(provider: string, id: string): Promise<PaymentResult | null> {
  const payment = await paymentById(id);
  const order = payment?.provider === provider ? await orderToPay(payment.order_id) : null;
  if (!payment || !order) return null;
  return {
    id,
    state: payment.state,
    reason: payment.reason,
    amount: toEuros(payment.amount_cents),
    order: {
      id: order.id,
      code: order.code,
      state: order.state,
      isPayable: isOpen(order.state) && order.holdEndsAt > now(),
    },
  };
}

/** Whether a payment can still be paid, so that its provider may know more than is known here. */
export function isUndecided({ state }: PaymentResult): boolean {
  return openPaymentStates.some((open) => open === state);
}
