import { createHmac } from "node:crypto";

import type { DeclineReason } from "#schemas/commerce/payment-states.ts";
import { err, ok } from "#schemas/result.ts";
import { appContext, runWithContext } from "#server/context.ts";
import {
  PaymentAway,
  type Notification,
  type PaymentDriver,
  type PaymentEvent,
  type ProviderPayment,
  type WantedPayment,
  type WantedRefund,
} from "#server/drivers/payment/payment-driver.ts";

/** A provider in memory, of which a test decides what it says; signatures are real. */
export class PlayDriver implements PaymentDriver {
  readonly name: string;
  readonly origin = "https://bank.test";
  readonly publicKey = "pk_play";
  staysHere = true;
  secret = "the secret of this test";
  isAway = false;
  refusesRefunds = false;
  readonly wanted: WantedPayment[] = [];
  readonly refunds = new Map<string, WantedRefund>();
  readonly #payments = new Map<string, ProviderPayment>();

  constructor(name = "play") {
    this.name = name;
  }

  async create(wanted: WantedPayment): Promise<ProviderPayment> {
    this.#answer();
    const reference = `ref_${wanted.id}`;
    const known = this.#payments.get(reference);
    if (known) return known;
    this.wanted.push(wanted);
    const { id, orderCode, amountCents, currency } = wanted;
    const url = `${this.origin}/pay/${reference}`;
    const made = { reference, id, orderCode, amountCents, currency, state: "PENDING", reason: null, url } as const;
    this.#payments.set(reference, made);
    return made;
  }

  async find(reference: string): Promise<ProviderPayment | null> {
    this.#answer();
    return this.#payments.get(reference) ?? null;
  }

  async cancel(reference: string): Promise<ProviderPayment | null> {
    const found = await this.find(reference);
    return found?.state === "PENDING" ? this.become(reference, "EXPIRED") : found;
  }

  async refund(wanted: WantedRefund): Promise<"DONE" | "FAILED"> {
    this.#answer();
    if (this.refusesRefunds) return "FAILED";
    this.refunds.set(wanted.key, wanted);
    return "DONE";
  }

  read({ body, header }: Notification): ReturnType<PaymentDriver["read"]> {
    if (this.secret === "") return err("unconfigured");
    if (header("signature") !== signatureOf(body, this.secret)) return err("unsigned");
    return ok(JSON.parse(Buffer.from(body).toString("utf8")) as PaymentEvent);
  }

  /** What becomes of a payment there. */
  become(reference: string, state: ProviderPayment["state"], reason: DeclineReason | null = null): ProviderPayment {
    const found = this.#payments.get(reference);
    if (!found) throw new Error(`nothing is called ${reference}`);
    const next = { ...found, state, reason, url: state === "PENDING" ? found.url : null };
    this.#payments.set(reference, next);
    return next;
  }

  /** Nobody there has ever heard of it. */
  forget(reference: string): void {
    this.#payments.delete(reference);
  }

  #answer(): void {
    if (this.isAway) throw new PaymentAway("The bank could not be asked");
  }
}

/** A notification of an event, signed by who knows the secret. */
export function signed(event: PaymentEvent, secret: string): Notification {
  const body = Buffer.from(JSON.stringify(event));
  return { body, header: (name) => (name === "signature" ? signatureOf(body, secret) : null) };
}

/** Runs a test where this provider takes the money. */
export async function withDriver<T>(payment: PaymentDriver | null, work: () => Promise<T>): Promise<T> {
  return await runWithContext({ ...appContext(), drivers: { ...appContext().drivers, payment } }, work);
}

function signatureOf(body: Uint8Array, secret: string): string {
  return createHmac("sha256", secret).update(body).digest("hex");
}
