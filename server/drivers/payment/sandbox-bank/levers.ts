import { randomBytes } from "node:crypto";

import type { ProviderPayment } from "../payment-driver.ts";

import type { BankPayment, WaitingNotice } from "./ledger.ts";

/** How the bank tells the shop what came of a payment: as it should, or as it happens. */
export const levers = ["PROMPT", "LATE", "TWICE", "DISORDERED", "NEVER", "FORGED", "WRONG_AMOUNT"] as const;

export type Lever = (typeof levers)[number];

export function isLever(text: string): text is Lever {
  return levers.some((lever) => lever === text);
}

/** How late a late notification comes, in milliseconds. */
export const lateBy = 60_000;

/** The notifications of what became of a payment, as its lever has it. */
export function noticesOf(payment: BankPayment, now: number): readonly WaitingNotice[] {
  const told = toldOf(payment);
  const good = notice(payment, told, now);
  switch (payment.lever) {
    case "PROMPT":
      return [good];
    case "LATE":
      return [{ ...good, dueAt: now + lateBy }];
    case "TWICE":
      // The same event three times, as somebody who lost the answers tells it; and once more under a name of its own.
      return [good, { ...good, id: `${good.id}.2` }, { ...good, id: `${good.id}.3` }, notice(payment, told, now)];
    case "DISORDERED":
      return [good, notice(payment, { ...told, state: "PENDING", reason: null }, now)];
    case "NEVER":
      return [];
    case "FORGED":
      return [{ ...good, isForged: true }];
    case "WRONG_AMOUNT":
      return [notice(payment, { ...told, amountCents: Math.max(told.amountCents - 100, 1) }, now)];
  }
}

/** A payment in the words that the bank tells it in. */
export function toldOf(payment: BankPayment): Omit<ProviderPayment, "url"> {
  const { reference, id, orderCode, amountCents, currency, state, reason } = payment;
  return {
    reference,
    id,
    orderCode,
    amountCents,
    currency,
    state: state === "CHALLENGED" ? "PENDING" : state,
    reason,
  };
}

function notice(payment: BankPayment, told: Omit<ProviderPayment, "url">, now: number): WaitingNotice {
  const id = `event_${randomBytes(16).toString("hex")}`;
  return {
    id,
    url: payment.notifyUrl,
    body: JSON.stringify({ id, payment: told }),
    isForged: false,
    attempts: 0,
    dueAt: now,
  };
}
