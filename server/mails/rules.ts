import type { Localized } from "#schemas/locale.ts";
import type { LineAnswer } from "#schemas/content/product-customization.ts";
import type { Order } from "#schemas/content/order.ts";
import type { ProductReturn } from "#schemas/content/product-return.ts";
import type { Withdrawal } from "#schemas/content/withdrawal.ts";

/**
 * What each kind of mail is written from, beside what the estate says of itself. Who adds a kind adds its words
 * (`schemas/messages/mail-*.ts`) and its letter (`engine/letters.ts`).
 */
export interface MailKinds {
  readonly "password-reset": { readonly firstname: string; readonly token: string; readonly minutes: number };
  /** To who is asked to edit the site; `by` is who asks, empty: nobody knows any more. */
  readonly "admin-invitation": {
    readonly firstname: string;
    readonly by: string;
    readonly token: string;
    readonly days: number;
  };
  readonly "password-changed": { readonly firstname: string };
  readonly "account-opened": { readonly firstname: string };
  readonly "account-known": { readonly firstname: string };
  readonly "account-closed": { readonly firstname: string };
  /** To the customer, about an order. */
  readonly "order-paid": OrderMail & { readonly withdrawalDays: number };
  readonly "order-under-review": OrderMail;
  readonly "order-payment-failed": OrderMail;
  readonly "order-cancelled": OrderMail;
  readonly "order-refunded": OrderMail & { readonly euros: number };
  readonly "order-shipped": OrderMail;
  readonly "order-ready": OrderMail;
  /** To who withdrew from an order: its receipt, on a durable medium (L10). */
  readonly "withdrawal-received": WithdrawalMail;
  /** Of each step of a return, to who asked for it, and to the estate. */
  readonly "return-step": ReturnMail;
  readonly "estate-return": ReturnMail;
  readonly "estate-withdrawal": WithdrawalMail & { readonly id: number; readonly email: string };
  /** To whoever filled in a form. Nothing that was typed stands in it: anybody can give anybody's address. */
  readonly "form-received": {
    readonly title: string;
    readonly confirmation: string;
    /** What was registered for; empty: nothing. */
    readonly element: string;
    readonly seats: number;
  };
  /** To whoever gets a form's answers. */
  readonly "form-answer": {
    readonly title: string;
    readonly element: string;
    readonly lines: readonly { readonly label: string; readonly said: readonly string[] }[];
    readonly files: number;
    /** The address of whoever filled it in; empty: none was given. */
    readonly replyTo: string;
  };
  /** To whoever asked for the newsletter; without a token: to who gets it already. */
  readonly "newsletter-confirm": NewsletterMail & { readonly token: string | null; readonly days: number };
  readonly "newsletter-welcome": NewsletterMail;
  /** To the estate. */
  readonly "estate-new-order": OrderMail;
  readonly "estate-late-payment": OrderMail;
}

/** A list by its name, and the path that ends the subscription to it. */
export interface NewsletterMail {
  readonly list: Localized<string>;
  readonly leave: string;
}

/** A return as mails tell it, and whose it is. */
export type ReturnMail = Omit<ProductReturn, "status" | "date" | "history"> & {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
};

/** A withdrawal as mails tell it. */
export type WithdrawalMail = Omit<Withdrawal, "id">;

/** An order as mails tell it, and what opens it to a guest. */
export interface OrderMail {
  readonly order: MailedOrder;
  readonly key: string;
}

/** What no mail shows is not kept with it. */
type CustomizationKey = "customizations" | "customizationPrice" | "isExcludedFromWithdrawal";

export type MailedOrder = Omit<Order, "products"> & {
  readonly products: readonly (Omit<Order["products"][number], "image" | "url" | CustomizationKey> & {
    /** How it was made for its buyer; left out of mails that wait since before there was such a thing. */
    readonly customizations?: readonly Pick<LineAnswer, "label" | "formAnswer">[];
    /** Made for its buyer, who was told that nobody can withdraw from it. */
    readonly isExcludedFromWithdrawal?: boolean;
  })[];
};

export type MailKind = keyof MailKinds;

/**
 * Kinds whose data is only made when the mail is sent. What opens something then stands in no row, and asking takes as
 * long whether there is somebody to write to or not.
 */
export type LateKind = "password-reset" | "admin-invitation" | "newsletter-confirm" | "newsletter-welcome";

/** Makes the data of late mails; null: nobody is to get one. */
export type LateMails = {
  readonly [Kind in LateKind]: (
    recipient: string,
  ) => Promise<{ readonly to: string; readonly data: MailKinds[Kind] } | null>;
};

/** How long a process has for one mail before others may take it, in milliseconds: more than a driver may take. */
export const lease = 5 * 60_000;

/** A mail is tried so often, over two days and more. */
export const mostAttempts = 18;

/** The milliseconds until a mail is tried again that failed so many times: a minute, doubled up to six hours. */
export function backoff(attempts: number): number {
  return Math.min(2 ** (attempts - 1) * 60_000, 6 * 3_600_000);
}
