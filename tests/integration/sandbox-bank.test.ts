import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { locales } from "#schemas/locale.ts";
import type { PaymentDriver, ProviderPayment } from "#server/drivers/payment/payment-driver.ts";
import { testCards } from "#server/drivers/payment/sandbox-bank/cards.ts";
import { lateBy } from "#server/drivers/payment/sandbox-bank/levers.ts";
import { backoff } from "#server/drivers/payment/sandbox-bank/notifier.ts";
import { startBank, type RunningBank } from "#server/drivers/payment/sandbox-bank/start-bank.ts";
import { sandboxPayment } from "#server/drivers/payment/sandbox-payment.ts";

import { wantedPayment } from "#tests/factories/wanted-payment.ts";

import { atBank, NotificationDoor } from "./bank-customer.ts";

const secret = "a secret of the two alone";
const start = Date.UTC(2026, 4, 20, 12);
const returnUrl = "http://localhost:3000/order/sandbox/result?id=k3VwC0nW7Zt1u9QxYb2DfA";
const accepts = "4000000000000002";
const asks = "4000000030000006";

let now = start;
let folder = "";
let door = new NotificationDoor();
let bank: RunningBank;
let driver: PaymentDriver;
let notifyUrl = "";

beforeEach(async () => {
  [now, folder, door] = [start, mkdtempSync(join(tmpdir(), "bank-")), new NotificationDoor()];
  notifyUrl = await door.start();
  await open();
});

afterEach(async () => {
  await bank.stop();
  door.stop();
  rmSync(folder, { recursive: true, force: true });
});

const clock = { now: () => now };

/** Opens the bank at another port, over the same books. */
async function open(): Promise<void> {
  const file = join(folder, "bank.json");
  bank = await startBank({ host: "127.0.0.1", port: 0, mayMove: false, origin: null, secret, file, ...clock });
  driver = sandboxPayment({ origin: bank.origin, secret, notifyUrl, staysHere: true, ...clock });
}

async function make(id = "k3VwC0nW7Zt1u9QxYb2DfA"): Promise<ProviderPayment & { url: string }> {
  const made = await driver.create({ ...wanted, id });
  return { ...made, url: made.url ?? "" };
}

const wanted = wantedPayment({ id: "k3VwC0nW7Zt1u9QxYb2DfB", returnUrl, expiresAt: start + 1_200_000 });

test("a shop on one's own machine has no dot in its name", async () => {
  const home = "http://localhost:3000/order/sandbox/result?id=k3VwC0nW7Zt1u9QxYb2DfA";
  expect(await driver.create({ ...wanted, returnUrl: home })).toMatchObject({ state: "PENDING" });
});

/** What the shop was told so far, in that order: what it believes of it. */
function believed() {
  return door.received.map((notification) => {
    const event = driver.read(notification);
    return event.ok ? `${event.value?.payment.state} ${event.value?.payment.amountCents}` : event.error;
  });
}

describe("[§9] what the sandbox bank's customers can do", () => {
  test.each(testCards.filter(({ does }) => does !== "CHALLENGE"))(
    "the card $number: $does",
    async ({ number, does }) => {
      const { url, reference } = await make();
      const answer = await atBank(url, { card: number.replaceAll(/(\d{4})/g, "$1 "), do: "pay" });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, returnUrl]);
      const [state, reason] = does === "ACCEPT" ? ["CAPTURED", null] : ["DECLINED", does];
      expect(await driver.find(reference)).toMatchObject({ state, reason, url: null });
      await bank.deliver();
      expect(believed()).toEqual([`${state} 12345`]);
    },
  );

  test.each([
    ["ok", "CAPTURED", null],
    ["fail", "DECLINED", "NOT_AUTHENTICATED"],
    ["leave", "PENDING", null],
  ])("3-D Secure: %s", async (answered, state, reason) => {
    const { url, reference } = await make();
    const asked = await atBank(url, { card: asks, do: "pay" });
    const page = new URL(asked.headers.get("location") ?? "", url);
    expect(page.pathname).toMatch(/\/challenge$/);
    expect(await (await fetch(page)).text()).toContain("Est-ce bien vous ?");
    const answer = await atBank(page.href, { do: answered });
    expect(answer.headers.get("location")).toBe(returnUrl);
    expect(await driver.find(reference)).toMatchObject({ state, reason });
  });

  test.each([
    ["cancel", "CANCELLED"],
    ["expire", "EXPIRED"],
  ])("%s ends the payment, and what is over stays as it is", async (action, state) => {
    const { url, reference } = await make();
    await atBank(url, { do: action });
    const late = await atBank(url, { card: accepts, do: "pay" });
    expect(late.headers.get("location")).toBe(returnUrl);
    expect(await driver.find(reference)).toMatchObject({ state });
    expect(await (await fetch(url)).text()).toContain("Ce paiement est terminé");
    await bank.deliver();
    expect(believed()).toEqual([`${state} 12345`]);
  });

  test("time ends it too, without a word to the shop", async () => {
    const { url, reference } = await make();
    now = start + 1_200_000;
    await atBank(url, { card: accepts, do: "pay" });
    expect(await driver.find(reference)).toMatchObject({ state: "EXPIRED", url: null });
    await bank.deliver();
    expect(believed()).toEqual([]);
  });

  test("[D24] a card that is none of the bank's is refused and kept nowhere", async () => {
    const { url, reference } = await make();
    const answer = await atBank(url, { card: "4970101234567890", do: "pay" });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('aria-invalid="true"');
    expect(page).not.toContain("4970101234567890");
    expect(await driver.find(reference)).toMatchObject({ state: "PENDING" });
    expect(readFileSync(join(folder, "bank.json"), "utf8")).not.toContain("4970");
  });
});

describe("what the sandbox bank tells the shop", () => {
  const lever = async (name: string) => {
    const made = await make();
    await atBank(made.url, { card: accepts, lever: name, do: "pay" });
    await bank.deliver();
    return made;
  };

  test.each([
    ["TWICE", ["CAPTURED 12345", "CAPTURED 12345", "CAPTURED 12345", "CAPTURED 12345"]],
    ["DISORDERED", ["CAPTURED 12345", "PENDING 12345"]],
    ["NEVER", []],
    ["FORGED", ["unsigned"]],
    ["WRONG_AMOUNT", ["CAPTURED 12245"]],
    ["LATE", []],
  ])("%s", async (name, expected) => {
    const { reference } = await lever(name);
    expect(believed()).toEqual(expected);
    expect(await driver.find(reference)).toMatchObject({ state: "CAPTURED", amountCents: 12_345 });
  });

  test("late is late, and not never", async () => {
    await lever("LATE");
    now += lateBy;
    await bank.deliver();
    expect(believed()).toEqual(["CAPTURED 12345"]);
  });

  test("again and again, ever later, until the shop has taken it", async () => {
    door.reply = { status: 200, text: "<html>" };
    const { url } = await make();
    await atBank(url, { card: accepts, do: "pay" });
    await bank.deliver();
    door.reply = { status: 500, text: "taken" };
    for (const attempts of [1, 2]) {
      now += backoff(attempts) - 1;
      await bank.deliver();
      expect(door.received).toHaveLength(attempts);
      now += 1;
      await bank.deliver();
    }
    door.reply = { status: 200, text: "taken" };
    now += backoff(3);
    await bank.deliver();
    now += backoff(4);
    await bank.deliver();
    expect(believed().slice(-1)).toEqual(["CAPTURED 12345"]);
    expect(door.received).toHaveLength(4);
  });

  test("a restart forgets neither payments nor what is to be told", async () => {
    door.reply = { status: 503, text: "" };
    const { url, reference } = await make();
    await atBank(url, { card: accepts, do: "pay" });
    await bank.deliver();
    const open_ = await make("another");
    await bank.stop();
    door.reply = { status: 200, text: "taken" };
    await open();
    expect(await driver.find(reference)).toMatchObject({ state: "CAPTURED" });
    expect(await driver.find(open_.reference)).toMatchObject({
      state: "PENDING",
      url: expect.stringMatching(`^${bank.origin}/pay/`),
    });
    now += backoff(1);
    await bank.deliver();
    expect(believed().slice(-1)).toEqual(["CAPTURED 12345"]);
    if (process.platform !== "win32") expect(statSync(join(folder, "bank.json")).mode & 0o777).toBe(0o600);
  });

  test("books that can't be read are begun anew", async () => {
    const { reference } = await make();
    await bank.stop();
    writeFileSync(join(folder, "bank.json"), "{");
    await open();
    expect(await driver.find(reference)).toBeNull();
  });
});

describe("the sandbox bank's pages", () => {
  test.each(locales)(
    "say in %s that they are a test, and what the cards do; nothing on them is the shop's",
    async (locale) => {
      const { url } = await make();
      const answer = await fetch(`${url}?lang=${locale}`);
      const page = await answer.text();
      expect(page).toContain("<strong>TEST</strong>");
      expect(page).toContain("Domaine &lt;Clair&gt;");
      for (const { number } of testCards) expect(page).toContain(number.replaceAll(/(\d{4})(?=\d)/g, "$1 "));
      expect(page).not.toMatch(/<script|undefined|\{\w+\}/);
      expect(answer.headers.get("content-security-policy")).toContain("form-action 'self' http://localhost:3000");
      expect(answer.headers.get("cache-control")).toBe("no-store");
    },
  );

  test("nobody asks the bank's calls without the secret, and nobody's payment is nobody's", async () => {
    const { reference } = await make();
    for (const authorization of ["", "Bearer ", `Bearer ${secret}x`, secret]) {
      const answer = await fetch(`${bank.origin}/api/payments/${reference}`, { headers: { authorization } });
      expect(answer.status).toBe(401);
    }
    for (const path of ["/pay/bank_0", "/pay/constructor", "/elsewhere"]) {
      expect((await fetch(bank.origin + path)).status).toBe(404);
    }
  });

  test("where its port is taken it takes another, unless it was told that one", async () => {
    const port = Number(new URL(bank.origin).port);
    const settings = { host: "127.0.0.1", port, origin: null, secret, file: null, ...clock };
    const other = await startBank({ ...settings, mayMove: true });
    expect(other.origin).not.toBe(bank.origin);
    await other.stop();
    await expect(startBank({ ...settings, mayMove: false })).rejects.toThrow("EADDRINUSE");
  });
});
