import { isOpen } from "#schemas/commerce/order-states.ts";
import type { Locale } from "#schemas/locale.ts";
import { localizePath } from "#schemas/locale.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { appContext } from "#server/context.ts";
import { command } from "#server/db/command.ts";
import { database, now } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";
import type { NewRow } from "#server/db/tables.ts";
import {
  PaymentAway,
  type Notification,
  type PaymentDriver,
  type PaymentEvent,
} from "#server/drivers/payment/payment-driver.ts";
import { isThisMachine } from "#server/env-payment.ts";
import { lockOrderRow } from "#server/orders/locks/write.ts";
import { orderToPay, type OrderToPay } from "#server/orders/read.ts";
import { retryPayment } from "#server/orders/write.ts";
import { getSiteInfo } from "#server/site/info/read.ts";
import { publicOrigin } from "#server/site/links.ts";

import { apply, type Applied } from "./engine/apply.ts";
import { createAt } from "./engine/create-at.ts";
import { lookUp } from "./engine/look-up.ts";
import { changePayment, openPaymentOf, type PaymentRow } from "./engine/rows.ts";
import { whoTakesMoney } from "./read.ts";
import { lookEvery, newPaymentId } from "./rules.ts";

export interface StartPayment {
  /** The origin that the customer's browser asked: it comes back there where that is this site. */
  readonly origin: string;
  readonly locale: Locale;
}

/** A payment that can be made now. */
export interface StartedPayment {
  readonly id: string;
  readonly provider: string;
  /** Where the customer pays. */
  readonly url: string;
}

/** Who is asked for money, and where the customer comes back to. */
export interface Paying {
  readonly driver: PaymentDriver;
  readonly origin: string;
  readonly locale: Locale;
}

/** Tells who takes the money of an order that somebody is about to place or to pay; refused when nobody may. */
export async function whoIsPaid({ origin: asked, locale }: StartPayment): Promise<Result<Paying, Refusal>> {
  const taker = await whoTakesMoney();
  if (!taker.ok) return taker;
  const driver = taker.value;
  const origin = await returnOrigin(asked);
  if (driver.staysHere && !isThisMachine(origin)) {
    appContext().log.error("the sandbox bank takes no orders of a site that others reach (PAYMENT)");
    return refuse("unavailable", "payment.off");
  }
  return ok({ driver, origin, locale });
}

/** A payment that was over when it was looked at makes room for the next one: so often, and no more. */
const mostTries = 3;

/**
 * Begins the payment of an order that waits for it, or goes on with the one that is open; asks the provider, so never
 * inside a transaction. Refused when the order is paid or no longer held, and while the provider is away.
 */
export async function startPayment(orderId: number, start: StartPayment): Promise<Result<StartedPayment, Refusal>> {
  const paying = await whoIsPaid(start);
  return paying.ok ? await beginPayment(orderId, paying.value, null) : paying;
}

/** As `startPayment`, with the payment that was written down with its order (`wantPayment`) where there is one. */
export async function beginPayment(
  orderId: number,
  paying: Paying,
  wanted: PaymentRow | null,
): Promise<Result<StartedPayment, Refusal>> {
  const { driver } = paying;
  try {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const opened = wanted && tries === 0 ? ok(wanted) : await openPayment(orderId, paying);
      if (!opened.ok) return opened;
      const { public_id: id, reference } = opened.value;
      const { url } = await (reference === null ? createAt(driver, opened.value) : lookUp(driver, opened.value));
      if (url !== null) return ok({ id, provider: driver.name, url });
    }
    return refuse("conflict", "payment.over");
  } catch (error) {
    if (!(error instanceof PaymentAway)) throw error;
    appContext().log.warn({ err: error }, "a payment could not be begun");
    return refuse("unavailable", "payment.away", { retryAfter: 30 });
  }
}

/** Applies what a provider told of a payment, signed or asked for: the one way in which an order is paid by card. */
export async function applyPaymentEvent(provider: string, event: PaymentEvent): Promise<Result<Applied, Refusal>> {
  return await apply(provider, event);
}

/**
 * Takes a provider's notification: its signature first, then what it says. Refused when it is signed by nobody, speaks of
 * nothing that was wanted, or when there is no secret to judge it by.
 */
export async function takeNotification(
  provider: string,
  notification: Notification,
): Promise<Result<Applied | "ignored", Refusal>> {
  const { drivers, log } = appContext();
  const driver = drivers.payment;
  if (driver?.name !== provider) return refuse("unavailable", "payment.off");
  const read = driver.read(notification);
  if (!read.ok) {
    log.warn({ provider, fault: read.error }, "a notification of a payment was not believed");
    return read.error === "unconfigured" ? refuse("unavailable", "payment.off") : refuse("invalid", "payment.unsigned");
  }
  return read.value === null ? ok("ignored") : await apply(provider, read.value);
}

/** Writes down that an order is to be paid, in the transaction that has just made it. */
export async function wantPayment(
  { id, totalCents, holdEndsAt }: Pick<OrderToPay, "id" | "totalCents" | "holdEndsAt">,
  { driver, origin, locale }: Paying,
): Promise<PaymentRow> {
  const publicId = newPaymentId();
  const returnUrl = `${origin}${localizePath(`/order/${driver.name}/result`, locale)}?id=${publicId}`;
  const [row] = await insertPayment({
    ...{ public_id: publicId, order_id: id, provider: driver.name, amount_cents: totalCents, refunded_cents: 0 },
    ...{ locale, return_url: returnUrl, expires_at: holdEndsAt, reference: null, state: "CREATED", reason: null },
    ...{ is_surplus: 0, look_at: now() + lookEvery, created_at: now(), updated_at: now() },
  });
  if (!row) throw new Error("A payment that was written down gives no row");
  return row;
}

const insertPayment = prepared((row: NewRow<"payment">) => database().insertInto("payment").values(row).returningAll());

/** The open payment of an order that may be paid, or a new one. */
async function openPayment(orderId: number, paying: Paying): Promise<Result<PaymentRow, Refusal>> {
  return await command(
    async () => {
      await lockOrderRow(orderId);
      const order = await orderToPay(orderId);
      if (!order) return refuse("not-found", "order.gone");
      const isHeld = isOpen(order.state) && order.holdEndsAt > now();
      if (!isHeld) return refuse("conflict", isOpen(order.state) ? "payment.over" : "payment.settled");
      if (order.state === "PAYMENT_FAILED") await retryPayment(orderId);
      const open = await openPaymentOf(orderId);
      if (open?.provider === paying.driver.name) return ok(await goneOnWith(open));
      // Its provider is not asked any more: it is over for us, and what may still come of it finds no way in.
      if (open) await changePayment(open.id, { state: "EXPIRED" });
      return ok(await wantPayment(order, paying));
    },
    { isolation: "read committed" },
  );
}

/** Who goes on with a payment comes back from it: it is looked up then, however lately that was done before. */
async function goneOnWith(open: PaymentRow): Promise<PaymentRow> {
  const looked = { look_at: now() + lookEvery };
  await changePayment(open.id, looked);
  return { ...open, ...looked };
}

/**
 * Where a customer comes back to: the site's public origin, whatever a request calls itself; on one's own machine, where
 * it has several names, the one that was asked.
 */
async function returnOrigin(asked: string): Promise<string> {
  if (URL.canParse(asked) && isThisMachine(asked)) return new URL(asked).origin;
  return publicOrigin(await getSiteInfo(), appContext().siteUrl);
}
