import { randomBytes } from "node:crypto";
import { join } from "node:path";

import { notificationPath, type PaymentDriver } from "./payment-driver.ts";
import { startBank } from "./sandbox-bank/start-bank.ts";
import { sandboxPayment } from "./sandbox-payment.ts";
import { stripePayment } from "./stripe-payment.ts";

/** A bank where no money moves, of this process or of another. */
export interface SandboxChoice {
  readonly kind: "sandbox";
  /** Where it listens; null: another process has it, at `origin`. */
  readonly port: number | null;
  /** True to take a free port where that one is taken. */
  readonly mayMove: boolean;
  /** Where browsers find it; null: at the site's host and its own port. */
  readonly origin: string | null;
  /** What several processes know of it together; null: this one makes it up. */
  readonly secret: string | null;
  /** True when the operator wants it on a site that others reach. */
  readonly isPublic: boolean;
}

export interface StripeChoice {
  readonly kind: "stripe";
  readonly secretKey: string;
  readonly publicKey: string;
  /** Empty: none is set. */
  readonly webhookSecret: string;
}

/** Who takes the money, if anybody does. */
export type PaymentChoice = { readonly kind: "off" } | SandboxChoice | StripeChoice;

export interface PaymentSurroundings {
  /** The site's own host: a bank of this process listens there too. */
  readonly host: string;
  /** The process's public origin: the sandbox bank tells the shop there what came of payments. */
  readonly siteUrl: string;
  /** Where the bank keeps its books. */
  readonly dataDir: string;
  readonly now: () => number;
}

export interface OpenPayment {
  /** Null: nobody takes money. */
  readonly driver: PaymentDriver | null;
  stop(): Promise<void>;
}

/** Who takes the money, as the environment chose (`PAYMENT`); opens the sandbox bank where that is it. */
export async function openPayment(choice: PaymentChoice, around: PaymentSurroundings): Promise<OpenPayment> {
  const { now } = around;
  switch (choice.kind) {
    case "off":
      return { driver: null, stop: async () => {} };
    case "stripe":
      return { driver: await stripePayment({ ...choice, now }), stop: async () => {} };
    case "sandbox":
      return await openSandbox(choice, around);
  }
}

async function openSandbox(
  choice: SandboxChoice,
  { host, siteUrl, dataDir, now }: PaymentSurroundings,
): Promise<OpenPayment> {
  const { port, mayMove } = choice;
  const secret = choice.secret ?? randomBytes(32).toString("base64url");
  const shop = { secret, notifyUrl: siteUrl + notificationPath("sandbox"), staysHere: !choice.isPublic, now };
  if (port === null) {
    return { driver: sandboxPayment({ ...shop, origin: choice.origin ?? "" }), stop: async () => {} };
  }
  const file = join(dataDir, "sandbox-bank.jsonl");
  const bank = await startBank({ host, port, mayMove, origin: choice.origin, secret, file, now });
  return { driver: sandboxPayment({ ...shop, origin: bank.origin }), stop: () => bank.stop() };
}
