import { aroundEach, beforeEach, describe, expect, test } from "vitest";

import { appContext, runWithContext } from "#server/context.ts";
import { database, runWithDatabase } from "#server/db/context.ts";
import { isOutage } from "#server/db/outages.ts";
import type { PaymentEvent, ProviderPayment } from "#server/drivers/payment/payment-driver.ts";
import { orderToPay } from "#server/orders/read.ts";
import { cancelOrder, expireOrders, placeOrder } from "#server/orders/write.ts";
import { lookUpAgain, lookUpDue } from "#server/payment/lookups/write.ts";
import { cardProvider, paymentResult } from "#server/payment/read.ts";
import { listRefunds } from "#server/payment/refunds/read.ts";
import { askRefund, doRefunds } from "#server/payment/refunds/write.ts";
import { applyPaymentEvent, startPayment, takeNotification } from "#server/payment/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done, refused } from "#tests/setup/results.ts";

import { PlayDriver, signed, withDriver } from "./play-driver.ts";
import { filledCart, fillShop, wishFor } from "./shop-content.ts";

const minute = 60_000;
const always = () => true;
const here = { origin: "http://127.0.0.1:3000", locale: "en_US" } as const;
const isLong = process.env["LONG"] === "1";
const [deliveries, forgeries] = isLong ? [500, 1000] : [60, 100];

describe.each(engines)("[§4] payments on $name", { timeout: isLong ? 600_000 : 60_000 }, (engine) => {
  const opened = useDatabase(engine);
  let driver = new PlayDriver();
  let form = 0;
  aroundEach(async (runTest) => {
    driver = new PlayDriver();
    await withDriver(driver, runTest);
  });
  beforeEach(async () => void (form = await fillShop(1000)));

  const placed = async (bottles = 6) => done(await placeOrder(wishFor(await filledCart([form, bottles]))));
  const begun = async (orderId: number) => done(await startPayment(orderId, here));
  const stateOf = async (orderId: number) => (await orderToPay(orderId))?.state;
  const payments = async () => await database().selectFrom("payment").selectAll().orderBy("id").execute();
  const states = async () => (await payments()).map(({ state }) => state);
  const referenceOf = (id: string) => `ref_${id}`;
  let events = 0;
  const told = (payment: ProviderPayment, id = `event_${(events += 1)}`): PaymentEvent => ({ id, payment });
  const tell = async (event: PaymentEvent) => await takeNotification("play", signed(event, driver.secret));
  const become = (id: string, state: ProviderPayment["state"]) => driver.become(referenceOf(id), state);

  test("[§2] a payment is begun for an order's total, in its words, and leads back to the provider's result page", async () => {
    done(await setParameter("COMPANY_NAME", "Domaine d’Essai"));
    const { id, code, totalCents } = await placed();
    const started = await begun(id);
    expect(started).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      provider: "play",
      url: `https://bank.test/pay/${referenceOf(started.id)}`,
    });
    expect(driver.wanted).toEqual([
      {
        ...{ id: started.id, amountCents: totalCents, currency: "EUR", orderCode: code, shop: "Domaine d’Essai" },
        ...{ email: "Claire@Cliente.test", locale: "en_US" },
        returnUrl: `http://127.0.0.1:3000/en_US/order/play/result?id=${started.id}`,
        expiresAt: (await orderToPay(id))?.holdEndsAt,
      },
    ]);
    expect(await paymentResult("play", started.id)).toEqual({
      ...{ id: started.id, state: "PENDING", reason: null, amount: totalCents / 100 },
      order: { id, code, state: "AWAITING_PAYMENT", isPayable: true },
    });
    expect(await paymentResult("stripe", started.id)).toBeNull();
    expect([cardProvider("play"), cardProvider("stripe")]).toEqual([{ provider: "play", publicKey: "pk_play" }, null]);
  });

  test("begun again, in two processes at once and after a lost answer, it is the same", async () => {
    const { id } = await placed();
    driver.isAway = true;
    expect(await startPayment(id, here)).toMatchObject({ error: { code: "unavailable", messageKey: "payment.away" } });
    expect(await states()).toEqual(["CREATED"]);
    driver.isAway = false;
    const other = await opened.openAgain();
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? begun(id) : runWithDatabase(other, () => begun(id)))),
    );
    expect(new Set(all.map(({ url }) => url)).size).toBe(1);
    expect(driver.wanted).toHaveLength(1);
    expect(await states()).toEqual(["PENDING"]);
  });

  test("nobody pays what is paid, cancelled, over or unknown, nor where nobody takes money", async () => {
    const [paid, cancelled, late] = [await placed(), await placed(3), await placed(2)];
    const { id } = await begun(paid.id);
    done(await tell(told(become(id, "CAPTURED"))));
    expect(await startPayment(paid.id, here)).toMatchObject({ error: { messageKey: "payment.settled" } });
    done(await cancelOrder(cancelled.id, "CUSTOMER"));
    expect(await startPayment(cancelled.id, here)).toMatchObject({ error: { messageKey: "payment.settled" } });
    opened.clock.advance(20 * minute);
    expect(await startPayment(late.id, here)).toMatchObject({ error: { messageKey: "payment.over" } });
    expect(await startPayment(999_999, here)).toMatchObject(refused("not-found"));
    expect(await withDriver(null, () => startPayment(late.id, here))).toMatchObject(refused("unavailable"));
  });

  test("the sandbox serves this machine alone; a request's own host leads nobody elsewhere", async () => {
    const { id } = await placed();
    const onTheWeb = { ...appContext(), siteUrl: "https://www.estate.test" };
    const away = { origin: "https://www.estate.test", locale: "fr_FR" } as const;
    expect(await runWithContext(onTheWeb, () => startPayment(id, away))).toMatchObject(refused("unavailable"));
    driver.staysHere = false;
    const { id: payment } = done(await startPayment(id, { origin: "https://evil.test", locale: "fr_FR" }));
    expect(driver.wanted[0]?.returnUrl).toBe(`http://localhost:3000/order/play/result?id=${payment}`);
  });

  test("[S-41] what is told signed pays the order, once however often and in whatever order it comes, in two processes", async () => {
    const { id } = await placed();
    const { id: payment } = await begun(id);
    const paid = become(payment, "CAPTURED");
    const open: ProviderPayment = { ...paid, state: "PENDING" };
    const kinds = [told(paid), told(paid), told(open), told({ ...paid, state: "AUTHORIZED" }), told(paid)];
    const other = await opened.openAgain();
    const answers = await Promise.all(
      Array.from({ length: deliveries }, async (_, index) => {
        const event = kinds[(index * 7 + Math.floor(index / 5)) % kinds.length] ?? told(paid);
        const turn = () => patiently(() => tell(event));
        return await (index % 2 === 0 ? turn() : runWithDatabase(other, turn));
      }),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await states()).toEqual(["CAPTURED"]);
    expect(await stateOf(id)).toBe("PAID");
    const moves = await database().selectFrom("order_event").select("to_state").where("order_id", "=", id).execute();
    expect(moves.filter(({ to_state: to }) => to === "PAID")).toHaveLength(1);
    const noted = await database().selectFrom("payment_event").select("id").execute();
    expect(noted).toHaveLength(kinds.length);
  });

  test("[S-41] forged notifications, and all of them without a secret, change nothing", async () => {
    const { id } = await placed();
    const { id: payment } = await begun(id);
    const paid = become(payment, "CAPTURED");
    const before = await everything();
    const forged = [
      (event: PaymentEvent) => signed(event, "another secret"),
      (event: PaymentEvent) => ({ ...signed(event, driver.secret), header: () => null }),
      (event: PaymentEvent) => ({ ...signed(told(paid), driver.secret), body: Buffer.from(JSON.stringify(event)) }),
      (event: PaymentEvent) => signed(event, ""),
    ];
    for (let index = 0; index < forgeries; index += 1) {
      const make = forged[index % forged.length];
      if (make) expect(await takeNotification("play", make(told(paid)))).toMatchObject(refused("invalid"));
    }
    expect(await takeNotification("stripe", signed(told(paid), driver.secret))).toMatchObject(refused("unavailable"));
    driver.secret = "";
    expect(await tell(told(paid))).toMatchObject(refused("unavailable"));
    expect(await everything()).toEqual(before);
    expect(await stateOf(id)).toBe("AWAITING_PAYMENT");
  });

  test("[S-41] a valid payment of another order, amount, currency or nobody's changes nothing", async () => {
    const [one, other] = [await placed(), await placed(3)];
    const { id: payment } = await begun(one.id);
    const { id: others } = await begun(other.id);
    const before = await everything();
    const paid = become(payment, "CAPTURED");
    for (const wrong of [
      { ...paid, amountCents: paid.amountCents - 1 },
      { ...paid, amountCents: 0 },
      { ...paid, currency: "USD" },
      { ...paid, orderCode: other.code },
      { ...paid, orderCode: null },
      { ...paid, id: others },
      { ...paid, id: null },
      { ...paid, reference: referenceOf(others) },
    ]) {
      expect(await tell(told(wrong))).toMatchObject(refused("conflict"));
    }
    for (const unknown of [
      { ...paid, reference: "ref_unknown" },
      { ...paid, reference: "ref_unknown", id: null },
    ]) {
      expect(await tell(told(unknown))).toMatchObject(refused("not-found"));
    }
    expect(await everything()).toEqual(before);
  });

  test("a notification that overtakes the provider's own answer is believed", async () => {
    const { id } = await placed();
    driver.isAway = true;
    await startPayment(id, here);
    driver.isAway = false;
    const [row] = await payments();
    const wanted = { id: row?.public_id ?? "", amountCents: row?.amount_cents ?? 0, currency: "EUR" } as const;
    const code = (await orderToPay(id))?.code ?? "";
    const made = { reference: "ref_first", orderCode: code, state: "CAPTURED", reason: null, url: null } as const;
    expect(done(await tell(told({ ...wanted, ...made })))).toBe("step");
    expect([await states(), await stateOf(id)]).toEqual([["CAPTURED"], "PAID"]);
  });

  test("a notification that never comes is asked for: by who comes back, and every minute", async () => {
    const [one, other] = [await placed(), await placed(3)];
    const { id: first } = await begun(one.id);
    const { id: second } = await begun(other.id);
    become(first, "CAPTURED");
    become(second, "CAPTURED");
    await lookUpAgain(first);
    expect(await stateOf(one.id)).toBe("PAID");
    await lookUpDue(always);
    expect(await stateOf(other.id)).toBe("AWAITING_PAYMENT");
    opened.clock.advance(minute);
    await lookUpDue(always);
    expect(await stateOf(other.id)).toBe("PAID");
    expect(done(await tell(told(become(second, "CAPTURED"))))).toBe("same");
  });

  test("what is open when the order's hold ends is ended at the provider, and what was paid by then is paid", async () => {
    const [open, paid] = [await placed(), await placed(3)];
    const { id: first } = await begun(open.id);
    const { id: second } = await begun(paid.id);
    opened.clock.advance(20 * minute);
    become(second, "CAPTURED");
    await lookUpDue(always);
    await expireOrders();
    expect(await driver.find(referenceOf(first))).toMatchObject({ state: "EXPIRED" });
    expect([await states(), await stateOf(open.id), await stateOf(paid.id)]).toEqual([
      ["EXPIRED", "CAPTURED"],
      "EXPIRED",
      "PAID",
    ]);
  });

  test("while nobody can say what came of it the order is held on, once", async () => {
    const { id } = await placed();
    const { id: payment } = await begun(id);
    opened.clock.advance(20 * minute);
    driver.isAway = true;
    await lookUpDue(always);
    await expireOrders();
    expect(await stateOf(id)).toBe("AWAITING_PAYMENT");
    driver.isAway = false;
    become(payment, "CAPTURED");
    opened.clock.advance(minute);
    await lookUpDue(always);
    expect(await stateOf(id)).toBe("PAID");
  });

  test("a provider that has lost a payment, and one that never had it, hold nobody up", async () => {
    const { id } = await placed();
    const { id: payment } = await begun(id);
    driver.forget(referenceOf(payment));
    expect((await begun(id)).id).not.toBe(payment);
    expect(await states()).toEqual(["EXPIRED", "PENDING"]);
    const never = await placed(3);
    driver.isAway = true;
    await startPayment(never.id, here);
    driver.isAway = false;
    opened.clock.advance(20 * minute);
    await lookUpDue(always);
    expect((await states()).slice(2)).toEqual(["EXPIRED"]);
  });

  test.each(["DECLINED", "CANCELLED", "ERROR", "EXPIRED"] as const)(
    "[O1] after %s the same order is paid by a second payment",
    async (state) => {
      const { id } = await placed();
      const { id: first } = await begun(id);
      done(await tell(told(become(first, state))));
      expect(await stateOf(id)).toBe("PAYMENT_FAILED");
      const { id: second } = await begun(id);
      expect(await stateOf(id)).toBe("AWAITING_PAYMENT");
      done(await tell(told(become(second, "CAPTURED"))));
      expect([await states(), await stateOf(id)]).toEqual([[state, "CAPTURED"], "PAID"]);
    },
  );

  test("who paid twice after all gets the second payment back, and the order stays paid", async () => {
    const { id, totalCents } = await placed();
    const { id: first } = await begun(id);
    done(await tell(told(become(first, "CANCELLED"))));
    const { id: second } = await begun(id);
    done(await tell(told(become(second, "CAPTURED"))));
    done(await tell(told(become(first, "CAPTURED"))));
    await doRefunds(always);
    expect([await states(), await stateOf(id)]).toEqual([["REFUNDED", "CAPTURED"], "PAID"]);
    expect([...driver.refunds.values()]).toMatchObject([{ reference: referenceOf(first), cents: totalCents }]);
  });

  test("money that comes after the hold is the order's all the same", async () => {
    const { id } = await placed();
    const { id: payment } = await begun(id);
    opened.clock.advance(20 * minute);
    await lookUpDue(always);
    await expireOrders();
    done(await applyPaymentEvent("play", told(become(payment, "CAPTURED"))));
    expect([await states(), await stateOf(id)]).toEqual([["CAPTURED"], "PAID"]);
  });

  test("money goes back in parts and whole, once however often it is tried; the order is cancelled with the last of it", async () => {
    const { id, totalCents } = await placed();
    expect(await askRefund(id, null)).toMatchObject({ error: { messageKey: "refund.unpaid" } });
    const { id: payment } = await begun(id);
    done(await tell(told(become(payment, "CAPTURED"))));
    expect(done(await askRefund(id, 1000))).toEqual({ cents: 1000 });
    expect(await askRefund(id, totalCents - 999)).toMatchObject({ error: { messageKey: "refund.tooMuch" } });
    driver.isAway = true;
    await doRefunds(always);
    expect([await states(), driver.refunds.size]).toEqual([["CAPTURED"], 0]);
    driver.isAway = false;
    await doRefunds(always);
    expect(driver.refunds.size).toBe(0);
    opened.clock.advance(minute);
    const other = await opened.openAgain();
    await Promise.all([doRefunds(always), runWithDatabase(other, () => doRefunds(always))]);
    expect([await states(), driver.refunds.size, await stateOf(id)]).toEqual([["PARTIALLY_REFUNDED"], 1, "PAID"]);
    expect(done(await askRefund(id, null))).toEqual({ cents: totalCents - 1000 });
    await doRefunds(always);
    expect([await states(), await stateOf(id)]).toEqual([["REFUNDED"], "CANCELLED"]);
    expect(await listRefunds()).toMatchObject([{ state: "DONE" }, { state: "DONE", cents: 1000 }]);
    expect(await askRefund(id, null)).toMatchObject(refused("conflict"));
  });

  test("a refund that a provider refuses for good is told, and can be wanted again", async () => {
    const { id, totalCents } = await placed();
    const { id: payment } = await begun(id);
    done(await tell(told(become(payment, "CAPTURED"))));
    done(await askRefund(id, null));
    driver.refusesRefunds = true;
    await doRefunds(always);
    expect([await states(), await listRefunds()]).toMatchObject([["CAPTURED"], [{ state: "FAILED" }]]);
    expect(done(await askRefund(id, null))).toEqual({ cents: totalCents });
  });

  /** All that a notification could change. */
  async function everything() {
    const [order, payment, event, refund, mail] = await Promise.all([
      database().selectFrom("order").selectAll().orderBy("id").execute(),
      payments(),
      database().selectFrom("payment_event").selectAll().execute(),
      database().selectFrom("refund").selectAll().execute(),
      database().selectFrom("mail").selectAll().orderBy("id").execute(),
    ]);
    return { order, payment, event, refund, mail };
  }
});

/** Who waits too long for a busy machine's database gives up; a provider tries again. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error)) throw error;
    }
  }
}
