import { createServer } from "node:http";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { openPayment } from "#server/drivers/payment/choose-payment.ts";
import { PaymentAway, type PaymentDriver, type WantedPayment } from "#server/drivers/payment/payment-driver.ts";
import { startBank } from "#server/drivers/payment/sandbox-bank/start-bank.ts";
import { sandboxPayment } from "#server/drivers/payment/sandbox-payment.ts";
import { stripePayment } from "#server/drivers/payment/stripe-payment.ts";

import { wantedPayment } from "#tests/factories/wanted-payment.ts";

import { atBank, NotificationDoor } from "./bank-customer.ts";
import { StripeStandIn, type SignedNotification } from "./stripe-stand-in.ts";

/** A provider with a shop before it and a customer in it. */
interface Place {
  readonly driver: PaymentDriver;
  /** As `driver`, without the secret that notifications are judged by. */
  readonly blind: PaymentDriver;
  /** As `driver`, where nobody answers as they should. */
  away(): Promise<readonly PaymentDriver[]>;
  pay(payment: { readonly reference: string; readonly url: string | null }): Promise<void>;
  /** What the shop is told of a payment, signed as of now; `forged`: by somebody else; `late`: too long ago. */
  told(reference: string, how?: "forged" | "late"): Promise<SignedNotification>;
}

const accepts = "4000 0000 0000 0002";
const noon = Date.UTC(2026, 4, 20, 12);
const secret = "a secret of the two alone";
/** Of those who never answer. */
const timeout = 300;
let now = noon;
let closing: (() => unknown)[] = [];
let door = new NotificationDoor();
let notifyUrl = "";

beforeEach(async () => {
  [now, closing, door] = [noon, [], new NotificationDoor()];
  notifyUrl = await door.start();
  closing.push(() => door.stop());
});

afterEach(async () => {
  for (const close of closing.toReversed()) await close();
});

const clock = { now: () => now };

async function sandbox(): Promise<Place> {
  const bank = await startBank({
    host: "127.0.0.1",
    port: 0,
    mayMove: false,
    origin: null,
    secret,
    file: null,
    ...clock,
  });
  closing.push(() => bank.stop());
  const options = { origin: bank.origin, secret, notifyUrl, staysHere: true, ...clock };
  return {
    driver: sandboxPayment(options),
    blind: sandboxPayment({ ...options, secret: "" }),
    away: async () => {
      const wrong = await serveWrongly();
      return [
        sandboxPayment({ ...options, origin: "http://127.0.0.1:1" }),
        sandboxPayment({ ...options, secret: "another secret" }),
        ...wrong.map((origin) => sandboxPayment({ ...options, origin, timeout })),
      ];
    },
    pay: async ({ url }) => {
      await atBank(url ?? "", { card: accepts, do: "pay" });
    },
    told: async (_reference, how) => {
      await bank.deliver();
      const [good] = door.received;
      if (!good) throw new Error("nothing was told");
      if (how === "late") now += 301_000;
      if (how !== "forged") return good;
      const forged = (good.header("bank-signature") ?? "").replace(/.$/, (digit) => (digit === "0" ? "1" : "0"));
      return { ...good, header: () => forged };
    },
  };
}

async function stripe(): Promise<Place> {
  const standIn = new StripeStandIn();
  const api = await standIn.start();
  closing.push(() => standIn.stop());
  const { secretKey, webhookSecret } = standIn;
  const options = { secretKey, webhookSecret, publicKey: "pk_test_standin", api, ...clock };
  return {
    driver: await stripePayment(options),
    blind: await stripePayment({ ...options, webhookSecret: "" }),
    away: async () => {
      const wrong = await serveWrongly();
      return await Promise.all([
        stripePayment({ ...options, api: new URL("http://127.0.0.1:1") }),
        stripePayment({ ...options, secretKey: "sk_test_wrong" }),
        ...wrong.map((origin) => stripePayment({ ...options, api: new URL(origin), timeout })),
      ]);
    },
    pay: async ({ reference }) => standIn.pay(reference),
    told: async (reference, how) =>
      standIn.tell(reference, how === "late" ? now - 301_000 : now, how === "forged" ? { secret: "whsec_no" } : {}),
  };
}

const places = [
  { name: "sandbox", make: sandbox },
  { name: "stripe", make: stripe },
] as const;

describe.each(places)("[§7] paying by $name", ({ name, make }) => {
  const wanted = (change: Partial<WantedPayment> = {}): WantedPayment =>
    wantedPayment({ expiresAt: now + 20 * 60_000, ...change });

  test("a payment is made once by its id, is found again, and nobody knows another", async () => {
    const { driver } = await make();
    const made = await driver.create(wanted());
    const facts = { id: wanted().id, orderCode: "CD-7K3M9Q2", amountCents: 12_345, currency: "EUR" };
    expect(made).toMatchObject({ ...facts, state: "PENDING", reason: null, reference: expect.stringMatching(/^\w+$/) });
    expect(new URL(made.url ?? "").origin).toBe(driver.origin);
    expect(await driver.create(wanted())).toEqual(made);
    expect(await driver.find(made.reference)).toEqual(made);
    expect((await driver.create(wanted({ id: "another" }))).reference).not.toBe(made.reference);
    expect(await driver.find("bank_unknown")).toBeNull();
    expect(driver).toMatchObject({ name, staysHere: name === "sandbox", publicKey: expect.stringMatching(/\w/) });
  });

  test("what is paid is told signed, with all that can be compared, and is found so", async () => {
    const { driver, pay, told } = await make();
    const made = await driver.create(wanted());
    await pay(made);
    const paid = { ...made, state: "CAPTURED", url: null };
    expect(await driver.find(made.reference)).toEqual(paid);
    const notification = await told(made.reference);
    const event = driver.read(notification);
    expect(event).toMatchObject({ ok: true, value: { id: expect.stringMatching(/^\w{5,64}$/), payment: paid } });
    expect(driver.read(notification)).toEqual(event);
  });

  test("[S-41] what isn't signed, by another, too long ago or changed on its way is not believed", async () => {
    const { driver, blind, pay, told } = await make();
    const made = await driver.create(wanted());
    await pay(made);
    const good = await told(made.reference);
    const changed = Buffer.from(Buffer.from(good.body).toString("utf8").replace("12345", "12346"));
    expect(driver.read({ ...good, body: changed })).toEqual({ ok: false, error: "unsigned" });
    expect(driver.read({ ...good, header: () => null })).toEqual({ ok: false, error: "unsigned" });
    expect(driver.read({ ...good, header: () => "t=1,v1=00" })).toEqual({ ok: false, error: "unsigned" });
    expect(driver.read(await told(made.reference, "forged"))).toEqual({ ok: false, error: "unsigned" });
    expect(blind.read(good)).toEqual({ ok: false, error: "unconfigured" });
    expect(driver.read(await told(made.reference, "late"))).toEqual({ ok: false, error: "unsigned" });
  });

  test("an open payment can be ended, and what is paid stays paid", async () => {
    const { driver, pay } = await make();
    const [open, paid] = [await driver.create(wanted()), await driver.create(wanted({ id: "another" }))];
    await pay(paid);
    expect(await driver.cancel(open.reference)).toMatchObject({
      state: expect.stringMatching(/^(CANCELLED|EXPIRED)$/),
    });
    expect(await driver.find(open.reference)).toMatchObject({ url: null });
    expect(await driver.cancel(paid.reference)).toMatchObject({ state: "CAPTURED" });
    expect(await driver.cancel("bank_unknown")).toBeNull();
  });

  test("money goes back in parts, once for each key, and never more than came", async () => {
    const { driver, pay } = await make();
    const { reference, url } = await driver.create(wanted());
    expect(await driver.refund({ reference, cents: 1, key: "early" })).toBe("FAILED");
    await pay({ reference, url });
    expect(await driver.refund({ reference, cents: 10_000, key: "one" })).toBe("DONE");
    expect(await driver.refund({ reference, cents: 10_000, key: "one" })).toBe("DONE");
    expect(await driver.refund({ reference, cents: 2346, key: "two" })).toBe("FAILED");
    expect(await driver.refund({ reference, cents: 2345, key: "three" })).toBe("DONE");
  });

  test("whoever can't be reached, or answers something else, says so and nothing of what was asked", async () => {
    const { away } = await make();
    for (const driver of await away()) {
      const reference = "bank_1";
      const answers = await Promise.allSettled([
        driver.create(wanted()),
        driver.find(reference),
        driver.cancel(reference),
        driver.refund({ reference, cents: 1, key: "k" }),
      ]);
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: "rejected", reason: expect.any(PaymentAway) });
        expect(String(answer.status === "rejected" && answer.reason)).not.toMatch(/secret|sk_test/);
      }
    }
  });
});

test("Stripe is asked for what it needs, once for each id; it keeps a page open for half an hour at least", async () => {
  const standIn = new StripeStandIn();
  const api = await standIn.start();
  closing.push(() => standIn.stop());
  const { secretKey, webhookSecret } = standIn;
  const driver = await stripePayment({ secretKey, webhookSecret, publicKey: "", api, ...clock });
  const made = await driver.create({
    ...{ id: "one", amountCents: 600, currency: "EUR", orderCode: "CD-1", shop: "x", email: "m@exemple.test" },
    ...{ locale: "en_US", returnUrl: "https://estate.test/r", expiresAt: now + 60_000 },
  });
  const { method, path, form } = standIn.asked[0] ?? { form: new URLSearchParams() };
  expect([method, path]).toEqual(["POST", "/v1/checkout/sessions"]);
  expect(Object.fromEntries(form)).toMatchObject({
    mode: "payment",
    locale: "en",
    success_url: "https://estate.test/r",
    cancel_url: "https://estate.test/r",
    expires_at: String((now + 31 * 60_000) / 1000),
  });
  const tell = (type: string, change = {}) => driver.read(standIn.tell(made.reference, now, { type, change }));
  expect(tell("checkout.session.expired", { status: "expired" })).toMatchObject({
    value: { payment: { state: "EXPIRED" } },
  });
  expect(tell("checkout.session.async_payment_failed")).toMatchObject({ value: { payment: { state: "DECLINED" } } });
  expect(tell("payment_intent.payment_failed")).toEqual({ ok: true, value: null });
});

test("nobody takes money, or who the environment chose", async () => {
  const around = { host: "127.0.0.1", siteUrl: "http://site.test", dataDir: "/nowhere", ...clock };
  expect((await openPayment({ kind: "off" }, around)).driver).toBeNull();
  const keys = { secretKey: "sk_test_x", publicKey: "pk_test_x", webhookSecret: "" };
  const { driver } = await openPayment({ kind: "stripe", ...keys }, around);
  expect(driver).toMatchObject({ name: "stripe", origin: "https://checkout.stripe.com", publicKey: "pk_test_x" });
  const elsewhere = { port: null, mayMove: false, origin: "http://bank.test", secret, isPublic: false };
  const { driver: other } = await openPayment({ kind: "sandbox", ...elsewhere }, around);
  expect(other).toMatchObject({ name: "sandbox", origin: "http://bank.test" });
});

/** Servers that answer with a failure, with something else, and not at all. */
async function serveWrongly(): Promise<readonly string[]> {
  const answers = [
    (end: (status: number, body: string) => void) => end(500, "{}"),
    (end: (status: number, body: string) => void) => end(200, "<html>"),
    (end: (status: number, body: string) => void) => end(200, "{}"),
    () => {},
  ];
  return await Promise.all(
    answers.map(async (answer) => {
      const server = createServer((_request, response) =>
        answer((status, body) => void response.writeHead(status).end(body)),
      );
      const origin = await new Promise<string>((resolve) => {
        server.listen(0, "127.0.0.1", () => {
          const address = server.address();
          resolve(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
        });
      });
      closing.push(() => {
        server.closeAllConnections();
        server.close();
      });
      return origin;
    }),
  );
}
