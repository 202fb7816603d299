import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Fields = Record<string, unknown>;

/** Signed bytes as Stripe posts them to an endpoint. */
export interface SignedNotification {
  readonly body: Uint8Array;
  readonly header: (name: string) => string | null;
}

/** Speaks as Stripe's API does, as far as the shop asks it: sessions, their end, refunds; errors and repeated keys too. */
export class StripeStandIn {
  readonly secretKey = "sk_test_standinstandin";
  readonly webhookSecret = "whsec_standinstandin";
  /** Answers with this status instead; `slow` answers nobody. */
  failure: 500 | 401 | "slow" | "garbage" | null = null;
  /** What was asked: method, path, body. */
  readonly asked: { readonly method: string; readonly path: string; readonly form: URLSearchParams }[] = [];
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));
  readonly #sessions = new Map<string, Fields>();
  readonly #kept = new Map<string, Fields>();
  readonly #refunded = new Map<string, number>();

  async start(): Promise<URL> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    return new URL(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`);
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** A customer pays on Stripe's page. */
  pay(reference: string, change: Fields = {}): void {
    Object.assign(this.#session(reference), {
      status: "complete",
      payment_status: "paid",
      payment_intent: `pi_${reference}`,
      url: null,
      ...change,
    });
  }

  /** What Stripe posts of a session, signed as of an instant in milliseconds. */
  tell(
    reference: string,
    at: number,
    { type = "checkout.session.completed", secret = this.webhookSecret, change = {} } = {},
  ): SignedNotification {
    const object = { ...this.#session(reference), ...change };
    const event = { id: `evt_${randomBytes(8).toString("hex")}`, object: "event", type, data: { object } };
    const body = Buffer.from(JSON.stringify(event));
    const seconds = Math.floor(at / 1000);
    const mac = createHmac("sha256", secret).update(`${seconds}.`).update(body).digest("hex");
    return { body, header: (name) => (name === "stripe-signature" ? `t=${seconds},v1=${mac}` : null) };
  }

  #session(reference: string): Fields {
    const session = this.#sessions.get(reference);
    if (!session) throw new Error(`no session is called ${reference}`);
    return session;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const { method = "", url: path = "" } = request;
    this.asked.push({ method, path, form });
    if (this.failure === "slow") return;
    if (this.failure === "garbage") return void response.end("<html>");
    if (typeof this.failure === "number") return say(response, this.failure, error("api_error", "out of order"));
    if (request.headers.authorization !== `Bearer ${this.secretKey}`) {
      return say(response, 401, error("invalid_request_error", "Invalid API Key provided"));
    }
    const key = request.headers["idempotency-key"];
    const known = typeof key === "string" ? this.#kept.get(key) : undefined;
    if (known) return say(response, 200, known);
    const { status, body } = this.#handle(`${method} ${path}`, form);
    if (typeof key === "string" && status === 200) this.#kept.set(key, body);
    say(response, status, body);
  }

  #handle(call: string, form: URLSearchParams): { status: number; body: Fields } {
    if (call === "POST /v1/checkout/sessions") return { status: 200, body: this.#create(form) };
    if (call === "POST /v1/refunds") return this.#refund(form);
    const [, method, reference = "", end] = /^(GET|POST) \/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(call) ?? [];
    const session = this.#sessions.get(reference);
    if (!session) return { status: 404, body: error("invalid_request_error", "No such checkout.session") };
    if (method === "POST" && end) {
      if (session["status"] !== "open") return { status: 400, body: error("invalid_request_error", "not open") };
      Object.assign(session, { status: "expired", url: null });
    }
    return { status: 200, body: session };
  }

  #create(form: URLSearchParams): Fields {
    const id = `cs_test_${randomBytes(12).toString("hex")}`;
    const session: Fields = {
      id,
      object: "checkout.session",
      status: "open",
      payment_status: "unpaid",
      amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
      currency: form.get("line_items[0][price_data][currency]"),
      client_reference_id: form.get("client_reference_id"),
      metadata: { order: form.get("metadata[order]") },
      expires_at: Number(form.get("expires_at")),
      payment_intent: null,
      url: `https://checkout.stripe.com/c/pay/${id}`,
    };
    this.#sessions.set(id, session);
    return session;
  }

  #refund(form: URLSearchParams): { status: number; body: Fields } {
    const intent = form.get("payment_intent") ?? "";
    const session = this.#sessions.get(intent.replace(/^pi_/, ""));
    const before = this.#refunded.get(intent) ?? 0;
    const amount = Number(form.get("amount"));
    if (!session || before + amount > Number(session["amount_total"])) {
      return { status: 400, body: error("invalid_request_error", "greater than unrefunded amount") };
    }
    this.#refunded.set(intent, before + amount);
    return { status: 200, body: { id: `re_${this.#refunded.size}`, object: "refund", amount, status: "succeeded" } };
  }
}

function error(type: string, message: string): Fields {
  return { error: { type, message } };
}

function say(response: ServerResponse, status: number, body: Fields): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
