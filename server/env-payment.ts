import type { PaymentChoice, SandboxChoice } from "./drivers/payment/choose-payment.ts";

/** Reads one variable; notes a mistake where it makes no sense. */
type Read = <Value>(name: string, fallback: Value, parse: (text: string) => Value | null, takes: string) => Value;

export interface PaymentSettings {
  readonly port: number;
  readonly siteUrl: string;
  readonly demo: boolean;
}

const choices = ["off", "sandbox", "sandbox-in-public", "stripe"] as const;

/**
 * Who takes the money (`PAYMENT`): Stripe where its key is, else the sandbox bank where the demo is shown on this machine
 * alone, else nobody. A site that others reach has the sandbox bank only by a word of its own, which says what it does:
 * orders would be paid there with money that nobody gets.
 */
export function readPayment(read: Read, settings: PaymentSettings): PaymentChoice {
  const secretKey = read(
    "STRIPE_SECRET_KEY",
    "",
    matching(/^[rs]k_(?:test|live)_\w{8,}$/),
    "a secret or restricted key",
  );
  const publicKey = read("STRIPE_PUBLIC_KEY", "", matching(/^pk_(?:test|live)_\w{8,}$/), "a publishable key");
  const webhookSecret = read("STRIPE_WEBHOOK_SECRET", "", matching(/^whsec_\S{8,}$/), "an endpoint's signing secret");
  const sandbox = readSandbox(read, settings);
  const isHere = isThisMachine(settings.siteUrl);
  const fallback = secretKey !== "" ? "stripe" : settings.demo && isHere ? "sandbox" : "off";
  const choice = read("PAYMENT", fallback, oneOf(choices), choices.join(", "));
  switch (choice) {
    case "off":
      return { kind: "off" };
    case "stripe":
      if (secretKey === "") noteChoice(read, "stripe together with STRIPE_SECRET_KEY");
      return { kind: "stripe", secretKey, publicKey, webhookSecret };
    case "sandbox":
      if (!isHere) {
        noteChoice(
          read,
          "sandbox where SITE_URL is this machine; sandbox-in-public has orders paid with no money elsewhere",
        );
      }
      return sandbox;
    case "sandbox-in-public":
      return { ...sandbox, isPublic: true };
  }
}

function readSandbox(read: Read, { port }: PaymentSettings): SandboxChoice {
  const beside = port === 0 || port === 65_535 ? 0 : port + 1;
  const given = read("SANDBOX_BANK_PORT", null, portNumber, "a port number from 0 to 65535");
  const origin = read("SANDBOX_BANK_URL", null, originOf, "an origin like https://bank.example.com");
  const secret = read("SANDBOX_BANK_SECRET", null, matching(/^\S{16,}$/), "at least 16 characters");
  const isElsewhere = origin !== null && given === null;
  if (isElsewhere && secret === null) {
    read(
      "SANDBOX_BANK_URL",
      null,
      () => null,
      "an origin together with SANDBOX_BANK_SECRET, or with SANDBOX_BANK_PORT",
    );
  }
  return {
    kind: "sandbox",
    port: isElsewhere ? null : (given ?? beside),
    mayMove: given === null,
    origin,
    secret,
    isPublic: false,
  };
}

/** Whether an address leads to the machine that asks, and nowhere else. */
export function isThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

function noteChoice(read: Read, takes: string): void {
  read("PAYMENT", "", () => null, takes);
}

function oneOf<Choice extends string>(known: readonly Choice[]): (text: string) => Choice | null {
  return (text) => known.find((choice) => choice === text) ?? null;
}

function matching(pattern: RegExp): (text: string) => string | null {
  return (text) => (pattern.test(text) ? text : null);
}

function portNumber(text: string): number | null {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null;
}

function originOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isOrigin && url.pathname === "/" && !url.search && !url.hash ? url.origin : null;
}
