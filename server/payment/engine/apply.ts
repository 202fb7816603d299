import { paymentStep } from "#schemas/commerce/payment-states.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { appContext } from "#server/context.ts";
import { command } from "#server/db/command.ts";
import type { PaymentEvent, ProviderPayment } from "#server/drivers/payment/payment-driver.ts";
import { lockOrderRow } from "#server/orders/locks/write.ts";
import { orderToPay } from "#server/orders/read.ts";

import { changePayment, noteEvent, paymentById, paymentByReference, type PaymentRow } from "./rows.ts";
import { tellOrder } from "./settle.ts";

/** What came of something that a provider told: it changed something, it was known, or it was overtaken. */
export type Applied = "step" | "same" | "stale";

/**
 * The one way in which the shop learns what came of a payment, whoever asked or was asked: what is told is compared with
 * what was wanted (reference, id, order, amount, currency), then changes payment and order in one transaction, once.
 */
export async function apply(provider: string, event: PaymentEvent): Promise<Result<Applied, Refusal>> {
  const { payment: told } = event;
  const wanted = await wantedOf(provider, told);
  const fault = wanted ? await mismatch(wanted, told) : "unknown";
  if (!wanted || fault !== null) {
    const facts = { provider, event: event.id, reference: told.reference, payment: wanted?.id ?? null, fault };
    appContext().log.error(facts, "a payment that was told of is not the one that was wanted: nothing was changed");
    return wanted ? refuse("conflict", "payment.mismatch") : refuse("not-found", "payment.unknown");
  }
  return await command(
    async () => {
      await lockOrderRow(wanted.order_id);
      const payment = await paymentById(wanted.public_id);
      if (!payment) return refuse("not-found", "payment.unknown");
      if (!(await noteEvent(payment, { id: event.id, state: told.state }))) return ok("same");
      const step = paymentStep(payment.state, told.state);
      if (step !== "step") return ok(step);
      const { state, reason } = told;
      await changePayment(payment.id, { reference: told.reference || null, reason });
      if (state === "PENDING" || state === "AUTHORIZED") await changePayment(payment.id, { state });
      else await tellOrder(payment, state);
      return ok(step);
    },
    { isolation: "read committed" },
  );
}

/** A notification may overtake the answer that brings the reference: then our own id tells. */
async function wantedOf(provider: string, { reference, id }: ProviderPayment): Promise<PaymentRow | null> {
  const known = await paymentByReference(provider, reference);
  if (known || id === null) return known;
  const own = await paymentById(id);
  return own?.reference === null && own.provider === provider ? own : null;
}

async function mismatch(wanted: PaymentRow, told: ProviderPayment): Promise<string | null> {
  if (told.id !== wanted.public_id) return "id";
  if (told.amountCents !== wanted.amount_cents) return "amount";
  if (told.currency !== "EUR") return "currency";
  const order = await orderToPay(wanted.order_id);
  return told.orderCode === order?.code ? null : "order";
}
