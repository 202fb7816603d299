import { now } from "#server/db/context.ts";
import type { PaymentDriver, ProviderPayment } from "#server/drivers/payment/payment-driver.ts";
import { orderToPay } from "#server/orders/read.ts";

import { apply } from "./apply.ts";
import type { PaymentRow } from "./rows.ts";

/**
 * Asks the provider what came of an open payment, and applies it; one whose time is over is ended there first. Gives the
 * provider's word. Rejects with a `PaymentAway`. Never inside a transaction.
 */
export async function lookUp(driver: PaymentDriver, payment: PaymentRow): Promise<ProviderPayment> {
  const found = (await ask(driver, payment)) ?? (await lost(payment));
  // A name of its own: the same look is noted once.
  const event = { id: `look ${payment.public_id} ${found.state}`, payment: found };
  if (found.state !== "PENDING") await apply(driver.name, event);
  return found;
}

/** Null: the provider doesn't know of it, and won't. */
async function ask(driver: PaymentDriver, { reference, expires_at: end }: PaymentRow): Promise<ProviderPayment | null> {
  if (reference === null) return null;
  const found = await driver.find(reference);
  return found?.state === "PENDING" && now() >= end ? await driver.cancel(reference) : found;
}

/** What nobody knows of can't be paid: it is over, or was never begun. */
async function lost(payment: PaymentRow): Promise<ProviderPayment> {
  const order = await orderToPay(payment.order_id);
  const isBegun = payment.reference !== null || now() >= payment.expires_at;
  return {
    reference: payment.reference ?? "",
    id: payment.public_id,
    orderCode: order?.code ?? null,
    amountCents: payment.amount_cents,
    currency: "EUR",
    state: isBegun ? "EXPIRED" : "PENDING",
    reason: null,
    url: null,
  };
}
