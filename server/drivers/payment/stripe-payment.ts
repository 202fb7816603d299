import type { Stripe } from "stripe";

import { err, ok } from "#schemas/result.ts";
import type { OutgoingRules } from "#server/net/outgoing-rules.ts";
import { plainFetch } from "#server/net/plain-fetch.ts";

import {
  PaymentAway,
  paymentTimeout,
  signatureTolerance,
  type PaymentDriver,
  type ProviderPayment,
  type WantedPayment,
} from "./payment-driver.ts";

export interface StripeOptions {
  readonly secretKey: string;
  readonly publicKey: string;
  /** Of the webhook's endpoint; empty: notifications are refused, and payments are looked up instead. */
  readonly webhookSecret: string;
  readonly now: () => number;
  /** Where the API answers; a test has its own. */
  readonly api?: URL;
  readonly timeout?: number;
}

/** Stripe keeps a page open for no less than half an hour; here is a minute more, for clocks that differ. */
const shortestLife = 31 * 60_000;

/** Payments on Stripe Checkout's own page, by its official library, of which every request goes the one way out. */
export async function stripePayment(options: StripeOptions): Promise<PaymentDriver> {
  // Thirty megabytes that nobody needs who sells otherwise.
  const { Stripe: Library } = await import("stripe");
  const stripe = new Library(options.secretKey, settingsOf(options, Library));
  const { sessions } = stripe.checkout;
  const find = (reference: string) => orNull(() => sessions.retrieve(reference));
  return {
    name: "stripe",
    origin: "https://checkout.stripe.com",
    publicKey: options.publicKey,
    staysHere: false,
    create: async (wanted) =>
      await reached(async () =>
        paymentOf(await sessions.create(sessionFor(wanted, options.now()), { idempotencyKey: wanted.id })),
      ),
    find,
    async cancel(reference) {
      try {
        return await orNull(() => sessions.expire(reference));
      } catch (error) {
        // What is over can't be ended: whatever it is now counts.
        if (causeOf(error) instanceof Library.errors.StripeInvalidRequestError) return await find(reference);
        throw error;
      }
    },
    async refund({ reference, cents, key }) {
      const session = await reached(() => sessions.retrieve(reference));
      paymentOf(session);
      const intent = idOf(session.payment_intent);
      if (intent === null) return "FAILED";
      try {
        const wanted = { payment_intent: intent, amount: cents };
        const { status } = await stripe.refunds.create(wanted, { idempotencyKey: key });
        return status === "failed" || status === "canceled" ? "FAILED" : "DONE";
      } catch (error) {
        if (error instanceof Library.errors.StripeInvalidRequestError) return "FAILED";
        throw away(error);
      }
    },
    read({ body, header }) {
      if (options.webhookSecret === "") return err("unconfigured");
      const signature = header("stripe-signature") ?? "";
      let event: Stripe.Event;
      try {
        const bytes = Buffer.from(body);
        const secret = options.webhookSecret;
        event = stripe.webhooks.constructEvent(bytes, signature, secret, signatureTolerance, undefined, options.now());
      } catch (error) {
        return err(error instanceof SyntaxError ? "malformed" : "unsigned");
      }
      switch (event.type) {
        case "checkout.session.completed":
        case "checkout.session.async_payment_succeeded":
        case "checkout.session.expired":
          return ok({ id: event.id, payment: paymentOf(event.data.object) });
        case "checkout.session.async_payment_failed":
          return ok({
            id: event.id,
            payment: { ...paymentOf(event.data.object), state: "DECLINED", reason: "DECLINED" },
          });
        default:
          return ok(null);
      }
    },
  };
}

function settingsOf({ api, timeout = paymentTimeout }: StripeOptions, Library: typeof Stripe) {
  const rules: OutgoingRules = {
    reach: "operator",
    encoding: "identity",
    bytes: { sent: 64 * 1024, received: 1024 * 1024 },
    times: { connect: timeout, headers: timeout, idle: timeout, whole: timeout },
  };
  return {
    httpClient: Library.createFetchHttpClient(plainFetch(rules)),
    maxNetworkRetries: 0,
    telemetry: false,
    timeout,
    ...(api && { host: api.hostname, port: api.port, protocol: "http" as const }),
  };
}

function sessionFor(wanted: WantedPayment, now: number): Stripe.Checkout.SessionCreateParams {
  const { id, amountCents, currency, orderCode, email, locale, returnUrl, expiresAt } = wanted;
  const price = { currency: currency.toLowerCase(), unit_amount: amountCents, product_data: { name: orderCode } };
  return {
    mode: "payment",
    line_items: [{ quantity: 1, price_data: price }],
    client_reference_id: id,
    metadata: { order: orderCode },
    payment_intent_data: { description: orderCode, metadata: { order: orderCode, payment: id } },
    customer_email: email,
    locale: locale === "fr_FR" ? "fr" : "en",
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.ceil(Math.max(expiresAt, now + shortestLife) / 1000),
  };
}

function paymentOf(session: Stripe.Checkout.Session): ProviderPayment {
  if (session.object !== "checkout.session") throw new PaymentAway("Stripe answered something else than was asked");
  return {
    reference: session.id,
    id: session.client_reference_id,
    orderCode: session.metadata?.["order"] ?? null,
    amountCents: session.amount_total ?? 0,
    currency: (session.currency ?? "").toUpperCase(),
    state: stateOf(session),
    reason: null,
    url: session.url,
  };
}

/** A card that is declined is tried again on Stripe's page: the session stays open. */
function stateOf({ status, payment_status: paid }: Stripe.Checkout.Session): ProviderPayment["state"] {
  if (paid === "paid") return "CAPTURED";
  return status === "expired" ? "EXPIRED" : "PENDING";
}

async function orNull(ask: () => Promise<Stripe.Checkout.Session>): Promise<ProviderPayment | null> {
  try {
    return paymentOf(await reached(ask));
  } catch (error) {
    const cause = causeOf(error);
    if (cause instanceof Error && "statusCode" in cause && cause.statusCode === 404) return null;
    throw error;
  }
}

async function reached<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw away(error);
  }
}

function away(error: unknown): PaymentAway {
  if (error instanceof PaymentAway) return error;
  return new PaymentAway("Stripe could not be asked, or refused", { cause: error });
}

function causeOf(error: unknown): unknown {
  return error instanceof PaymentAway ? error.cause : error;
}

function idOf(named: string | { readonly id: string } | null): string | null {
  return typeof named === "string" ? named : (named?.id ?? null);
}
