import { randomBytes } from "node:crypto";

import type { DeclineReason } from "#schemas/commerce/payment-states.ts";

import type { ProviderPayment, WantedPayment, WantedRefund } from "../payment-driver.ts";

import { cardOf } from "./cards.ts";
import type { BankPayment, Ledger } from "./ledger.ts";
import { noticesOf, toldOf, type Lever } from "./levers.ts";

export interface BankOptions {
  readonly ledger: Ledger;
  /** Where browsers find the bank, without a trailing slash; known once it listens. */
  readonly origin: () => string;
  readonly now: () => number;
  /** Called when there is something to tell the shop. */
  readonly wake: () => void;
}

/** What happens to payments at the bank: the shop wants them, its customers decide on them, once. */
export class Bank {
  readonly #options: BankOptions;

  constructor(options: BankOptions) {
    this.#options = options;
  }

  /** Resolves when nothing that it said of payments could be undone by the end of its process. */
  async written(): Promise<void> {
    await this.#options.ledger.written();
  }

  /** A payment as it is now: time passes without anybody's doing. */
  find(reference: string): BankPayment | null {
    const payment = this.#options.ledger.payment(reference);
    if (!payment || !isOpen(payment) || this.#options.now() < payment.expiresAt) return payment;
    return { ...payment, state: "EXPIRED" };
  }

  /** What the shop is told of a payment that it asks for. */
  told(payment: BankPayment): ProviderPayment {
    const url = isOpen(payment) ? `${this.#options.origin()}/pay/${payment.reference}` : null;
    return { ...toldOf(payment), url };
  }

  async create(wanted: WantedPayment & { readonly notifyUrl: string }): Promise<BankPayment> {
    const known = this.#options.ledger.paymentOfShop(wanted.id);
    if (known) return this.find(known.reference) ?? known;
    const { id, amountCents, currency, orderCode, shop, locale, returnUrl, notifyUrl, expiresAt } = wanted;
    const payment: BankPayment = {
      reference: `bank_${randomBytes(16).toString("hex")}`,
      ...{ id, amountCents, currency, orderCode, shop, locale, returnUrl, notifyUrl, expiresAt },
      createdAt: this.#options.now(),
      state: "PENDING",
      reason: null,
      lever: "PROMPT",
      refusesRefunds: false,
      refunds: [],
    };
    await this.#options.ledger.keep({ payment });
    return payment;
  }

  /** Tries a card; null: the bank knows no such card, and has forgotten its number. */
  async pay(payment: BankPayment, { number, lever }: { number: string; lever: Lever }): Promise<BankPayment | null> {
    const card = cardOf(number);
    if (!card) return null;
    const tried = { ...payment, lever, refusesRefunds: card.refusesRefunds === true };
    if (card.does === "CHALLENGE") return await this.#become({ ...tried, state: "CHALLENGED" });
    if (card.does === "ACCEPT") return await this.#decide({ ...tried, state: "CAPTURED" });
    return await this.#decline(tried, card.does);
  }

  /** What the issuer's own page said. */
  async answerChallenge(payment: BankPayment, isOk: boolean): Promise<BankPayment> {
    if (payment.state !== "CHALLENGED") return payment;
    if (isOk) return await this.#decide({ ...payment, state: "CAPTURED" });
    return await this.#decline(payment, "NOT_AUTHENTICATED");
  }

  /** Has an open payment be paid no more. */
  async end(payment: BankPayment, state: "CANCELLED" | "EXPIRED", lever: Lever = payment.lever): Promise<BankPayment> {
    return await this.#decide({ ...payment, state, lever });
  }

  /** Whether money was given back, now or by the same key before. */
  async refund(known: BankPayment, { key, cents }: WantedRefund): Promise<boolean> {
    // As it is now: another refund may have come since it was looked up.
    const payment = this.find(known.reference) ?? known;
    if (payment.refunds.some((refund) => refund.key === key)) return true;
    const before = payment.refunds.reduce((sum, refund) => sum + refund.cents, 0);
    const isPossible = payment.state === "CAPTURED" && !payment.refusesRefunds && before + cents <= payment.amountCents;
    if (!isPossible) return false;
    await this.#options.ledger.keep({ payment: { ...payment, refunds: [...payment.refunds, { key, cents }] } });
    return true;
  }

  async #decline(payment: BankPayment, reason: DeclineReason): Promise<BankPayment> {
    return await this.#decide({ ...payment, state: "DECLINED", reason });
  }

  /** The first decision counts: a payment that is over stays as it is. */
  async #decide(decided: BankPayment): Promise<BankPayment> {
    const current = this.find(decided.reference);
    if (!current || !isOpen(current)) return current ?? decided;
    const notices = noticesOf(decided, this.#options.now());
    await this.#options.ledger.keep({ payment: decided, notices });
    this.#options.wake();
    return decided;
  }

  async #become(next: BankPayment): Promise<BankPayment> {
    const current = this.find(next.reference);
    if (!current || !isOpen(current)) return current ?? next;
    await this.#options.ledger.keep({ payment: next });
    return next;
  }
}

/** True while the customer can still decide. */
export function isOpen({ state }: BankPayment): boolean {
  return state === "PENDING" || state === "CHALLENGED";
}
