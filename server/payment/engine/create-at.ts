import { defaultLocale, isLocale } from "#schemas/locale.ts";
import { database, inTransaction, now } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";
import type { PaymentDriver, ProviderPayment } from "#server/drivers/payment/payment-driver.ts";
import { orderToPay } from "#server/orders/read.ts";
import { parameterValues } from "#server/site/parameters/read.ts";

import { apply } from "./apply.ts";
import type { PaymentRow } from "./rows.ts";

/**
 * Makes a wanted payment at its provider; whoever tries it again after a lost answer gets the same. Rejects with a
 * `PaymentAway`. Never inside a transaction.
 */
export async function createAt(driver: PaymentDriver, payment: PaymentRow): Promise<ProviderPayment> {
  const order = await orderToPay(payment.order_id);
  if (!order) throw new Error("A payment's order is gone");
  const shop = (await parameterValues())["COMPANY_NAME"] || new URL(payment.return_url).hostname;
  const made = await driver.create({
    id: payment.public_id,
    amountCents: payment.amount_cents,
    currency: "EUR",
    orderCode: order.code,
    shop,
    email: order.email,
    locale: isLocale(payment.locale) ? payment.locale : defaultLocale,
    returnUrl: payment.return_url,
    expiresAt: payment.expires_at,
  });
  await noteReference(payment.id, made.reference);
  // Two may have made it at once, and its customer have paid meanwhile.
  if (made.state !== "PENDING") {
    await apply(driver.name, { id: `look ${payment.public_id} ${made.state}`, payment: made });
  }
  return made;
}

async function noteReference(id: number, reference: string): Promise<void> {
  await inTransaction(() => setReference({ id, reference, at: now() }), { isolation: "read committed" });
}

const setReference = prepared(({ id, reference, at }: { id: number; reference: string; at: number }) =>
  database()
    .updateTable("payment")
    .set({ reference, state: "PENDING", updated_at: at })
    .where("id", "=", id)
    .where("state", "=", "CREATED"),
);
