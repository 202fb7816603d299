import { number, object, string } from "yup";

import { declineReasons, type DeclineReason } from "#schemas/commerce/payment-states.ts";
import { parseJson } from "#schemas/contract/parse-json.ts";
import { err, ok } from "#schemas/result.ts";
import type { OutgoingRules } from "#server/net/outgoing-rules.ts";
import { send } from "#server/net/outgoing.ts";
import { readAnswer } from "#server/net/read-answer.ts";

import { PaymentAway, paymentTimeout, type PaymentDriver, type ProviderPayment } from "./payment-driver.ts";
import { signatureHeader } from "./sandbox-bank/notifier.ts";
import { isSigned } from "./signature.ts";

export interface SandboxOptions {
  /** Where browsers and the shop find the bank, without a trailing slash. */
  readonly origin: string;
  readonly secret: string;
  /** Where the bank tells what came of a payment. */
  readonly notifyUrl: string;
  readonly staysHere: boolean;
  readonly now: () => number;
  readonly timeout?: number;
}

const paymentShape = object({
  reference: string().required(),
  id: string().required(),
  orderCode: string().required(),
  amountCents: number().integer().required(),
  currency: string().required(),
  state: string<ProviderPayment["state"]>()
    .oneOf(["PENDING", "CAPTURED", "DECLINED", "CANCELLED", "EXPIRED"])
    .required(),
  reason: string<DeclineReason>().oneOf(declineReasons).nullable().defined(),
  url: string().nullable().default(null),
});

const eventShape = object({ id: string().required().max(64), payment: paymentShape.required() });

const refundShape = object({ state: string<"DONE" | "FAILED">().oneOf(["DONE", "FAILED"]).required() });

/** Payments at the sandbox bank, over HTTP as at any other. */
export function sandboxPayment(options: SandboxOptions): PaymentDriver {
  const { origin, secret, notifyUrl, staysHere, now } = options;
  const ask = asker(options);
  const at = (reference: string) => `/api/payments/${encodeURIComponent(reference)}`;
  return {
    name: "sandbox",
    origin,
    publicKey: "sandbox",
    staysHere,
    create: async (wanted) => await readPayment(await ask("POST", "/api/payments", { ...wanted, notifyUrl })),
    find: async (reference) => orNull(await ask("GET", at(reference))),
    cancel: async (reference) => orNull(await ask("POST", `${at(reference)}/cancel`, {})),
    async refund({ reference, cents, key }) {
      const { status, body } = await ask("POST", `${at(reference)}/refunds`, { cents, key });
      if (status === 404) return "FAILED";
      return refundShape.isValidSync(body, strict) ? body.state : wrong();
    },
    read({ body, header }) {
      if (secret === "") return err("unconfigured");
      if (!isSigned(body, { header: header(signatureHeader), secret, now: now() })) return err("unsigned");
      const parsed = parseJson(Buffer.from(body).toString("utf8"));
      return parsed.ok && eventShape.isValidSync(parsed.value, strict)
        ? ok({ id: parsed.value.id, payment: eventShape.cast(parsed.value).payment })
        : err("malformed");
    },
  };
}

const strict = { strict: true } as const;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

function asker({ origin, secret, timeout = paymentTimeout }: SandboxOptions) {
  const rules: OutgoingRules = {
    reach: "operator",
    encoding: "identity",
    bytes: { sent: 16 * 1024, received: 64 * 1024 },
    times: { connect: timeout, headers: timeout, idle: timeout, whole: timeout },
  };
  return async (method: "GET" | "POST", path: string, body?: object): Promise<Answer> => {
    const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
    const sent = body === undefined ? {} : { body: new Blob([JSON.stringify(body)]).stream() };
    try {
      const answer = await send(new URL(path, origin), { method, headers, ...sent }, rules);
      const text = (await readAnswer(answer)).toString("utf8");
      if (answer.status !== 200 && answer.status !== 404) wrong();
      return { status: answer.status, body: JSON.parse(text) };
    } catch (error) {
      if (error instanceof PaymentAway) throw error;
      throw new PaymentAway("The bank could not be asked", { cause: error });
    }
  };
}

async function orNull(answer: Answer): Promise<ProviderPayment | null> {
  return answer.status === 404 ? null : await readPayment(answer);
}

async function readPayment({ status, body }: Answer): Promise<ProviderPayment> {
  return status === 200 && paymentShape.isValidSync(body, strict) ? paymentShape.cast(body) : wrong();
}

function wrong(): never {
  throw new PaymentAway("The bank answered something else than was asked");
}
