import { defaultLocale } from "#schemas/locale.ts";
import { toEuros } from "#schemas/commerce/money.ts";
import type { OrderProduct } from "#schemas/content/order.ts";
import { withdrawalDays } from "#schemas/commerce/withdrawal-period.ts";
import { queueMail } from "#server/mails/write.ts";
import { parameterValues } from "#server/site/parameters/read.ts";

import { localeOf, wholeOrder } from "../read.ts";

import type { OrderRow } from "./rows.ts";

/*
 * What is told of orders is queued in the transaction that changes them: it goes out when the change is kept, once for
 * each change, however often that is told.
 */

/** Tells the customer that an order is paid, and the estate that there is one. */
export async function tellPaid(order: OrderRow): Promise<void> {
  await tellConfirmed(order);
  await tellEstate("estate-new-order", order);
}

/** Tells the customer that they get what they paid; with a `mark` once more. */
export async function tellConfirmed(order: OrderRow, mark = ""): Promise<void> {
  const days = withdrawalDays((await parameterValues())["RETURN_DELAY"]);
  const data = { ...(await mailed(order)), withdrawalDays: days };
  await queueMail({ ...toCustomer(order), kind: "order-paid", data, dedupeKey: keyOf("order-paid", order, mark) });
}

/** Tells both that money came for what can't be had any more. */
export async function tellLatePayment(order: OrderRow): Promise<void> {
  await tell("order-under-review", order);
  await tellEstate("estate-late-payment", order);
}

/** Tells the customer what became of an order; `mark` tells apart what may be told more than once. */
export async function tell(
  kind: "order-under-review" | "order-payment-failed" | "order-cancelled" | "order-shipped" | "order-ready",
  order: OrderRow,
  mark = "",
): Promise<void> {
  const dedupeKey = keyOf(kind, order, mark);
  await queueMail({ ...toCustomer(order), kind, data: await mailed(order), dedupeKey });
}

function keyOf(kind: string, { id }: OrderRow, mark: string): string {
  return [kind, id, mark].join(" ").trim();
}

/** Tells the customer that so much was given back, in cents. */
export async function tellRefund(order: OrderRow, cents: number): Promise<void> {
  const data = { ...(await mailed(order)), euros: toEuros(cents) };
  const dedupeKey = `order-refunded ${order.id} ${order.refunded_cents}`;
  await queueMail({ ...toCustomer(order), kind: "order-refunded", data, dedupeKey });
}

/** An estate that hasn't said where it reads mails gets none: the command line lists its orders. */
async function tellEstate(kind: "estate-new-order" | "estate-late-payment", order: OrderRow): Promise<void> {
  const to = (await parameterValues())["COMPANY_EMAIL"] ?? "";
  const dedupeKey = `${kind} ${order.id}`;
  if (to !== "") await queueMail({ kind, to, locale: defaultLocale, data: await mailed(order), dedupeKey });
}

function toCustomer(order: OrderRow) {
  return { to: order.email, locale: localeOf(order) };
}

async function mailed(order: OrderRow) {
  const whole = await wholeOrder(order, localeOf(order));
  const products = whole.products.map(({ image: _image, url: _url, ...shown }) => inMail(shown));
  return { order: { ...whole, products }, key: order.access_key };
}

/** A line as mails tell of it: of answers their words alone. */
function inMail({ customizations, customizationPrice: _price, ...line }: Omit<OrderProduct, "image" | "url">) {
  return { ...line, customizations: customizations.map(({ label, formAnswer }) => ({ label, formAnswer })) };
}
