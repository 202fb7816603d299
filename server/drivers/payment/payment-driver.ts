import type { DeclineReason } from "#schemas/commerce/payment-states.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Result } from "#schemas/result.ts";

/** A payment that is to be made on a page of the provider's. */
export interface WantedPayment {
  /** Ours: wanted again by the same id, it is the same payment. */
  readonly id: string;
  readonly amountCents: number;
  readonly currency: "EUR";
  readonly orderCode: string;
  /** What the shop is called. */
  readonly shop: string;
  /** Who pays, so that nobody has to type it twice. */
  readonly email: string;
  readonly locale: Locale;
  /** Where the customer comes back to, whatever came of it. */
  readonly returnUrl: string;
  /** Until when it may be paid, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** What a provider says of a payment. */
export interface ProviderPayment {
  /** Its own name for it. */
  readonly reference: string;
  /** Ours; null: it never had it from us. */
  readonly id: string | null;
  readonly orderCode: string | null;
  readonly amountCents: number;
  /** As ISO 4217 has it: `EUR`. */
  readonly currency: string;
  readonly state: "PENDING" | "AUTHORIZED" | "CAPTURED" | "DECLINED" | "CANCELLED" | "EXPIRED" | "ERROR";
  /** Why it was declined; null: it wasn't. */
  readonly reason: DeclineReason | null;
  /** Where the customer pays, as long as that is possible. */
  readonly url: string | null;
}

/** Something that a provider tells unasked, signed. */
export interface PaymentEvent {
  /** The same each time that it is told. */
  readonly id: string;
  readonly payment: ProviderPayment;
}

/** A notification as it came: its bytes, and its headers by name. */
export interface Notification {
  readonly body: Uint8Array;
  readonly header: (name: string) => string | null;
}

/** Why a notification isn't believed. */
export type NotificationFault =
  /** There is no secret to judge it by. */
  | "unconfigured"
  /** It isn't signed, not by who should have, or too long ago. */
  | "unsigned"
  /** It is signed, and makes no sense. */
  | "malformed";

export interface WantedRefund {
  readonly reference: string;
  readonly cents: number;
  /** Wanted again by the same key, it is the same refund. */
  readonly key: string;
}

/** Who takes the money, on a page of their own: no card's number comes near the shop (reliability D24). */
export interface PaymentDriver {
  /** Its name in addresses: `/order/{name}/result`. */
  readonly name: string;
  /** Where customers are sent, for the content security policy. */
  readonly origin: string;
  readonly publicKey: string;
  /** True when no money moves, and nobody said that this is meant: then it serves the machine that it runs on alone. */
  readonly staysHere: boolean;
  /** Makes a hosted payment, or gives the one that was made by this id. */
  create(wanted: WantedPayment): Promise<ProviderPayment>;
  /** What has come of a payment; null when it is not known there. */
  find(reference: string): Promise<ProviderPayment | null>;
  /** Has a payment that is still open be paid no more; gives what it is then, which may be paid. */
  cancel(reference: string): Promise<ProviderPayment | null>;
  /** Gives money back; `FAILED`: this won't ever work. */
  refund(wanted: WantedRefund): Promise<"DONE" | "FAILED">;
  /** Verifies a notification before anything else; null: it tells of nothing that is ours. */
  read(notification: Notification): Result<PaymentEvent | null, NotificationFault>;
}

/** The provider can't be reached, or answers something else. All its calls may be tried again. The message names nobody. */
export class PaymentAway extends Error {
  override readonly name = "PaymentAway";
}

/** The longest that a provider may take for an answer, in milliseconds. */
export const paymentTimeout = 8000;

/** How old a notification's signature may be, in seconds. */
export const signatureTolerance = 300;

/** Where a provider posts its notifications, on the site's public origin. */
export function notificationPath(provider: string): string {
  return `/payments/${provider}/notifications`;
}

/** What the shop says when it has taken a notification; a provider tries again after everything else. */
export const expectedReply = "taken";
