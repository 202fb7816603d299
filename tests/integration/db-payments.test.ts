import { describe, expect, test } from "vitest";

import { appContext, runWithContext } from "#server/context.ts";
import { runWithDatabase } from "#server/db/context.ts";
import { orderToPay } from "#server/orders/read.ts";
import { cancelOrder, expireOrders } from "#server/orders/write.ts";
import { lookUpAgain, lookUpDue } from "#server/payment/lookups/write.ts";
import { cardProvider, paymentResult } from "#server/payment/read.ts";
import { applyPaymentEvent, startPayment } from "#server/payment/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done, refused } from "#tests/setup/results.ts";

import { here, referenceOf, usePayments } from "./payment-desk.ts";
import { withDriver } from "./play-driver.ts";

const minute = 60_000;
const always = () => true;

describe.each(engines)("[§4] payments on $name", (engine) => {
  const desk = usePayments(engine);
  const { opened, placed, begun, stateOf, states, told, tell, become } = desk;

  test("[§2] a payment is begun for an order's total, in its words, and leads back to the provider's result page", async () => {
    done(await setParameter("COMPANY_NAME", "Domaine d’Essai"));
    const { id, code, totalCents } = await placed();
    const started = await begun(id);
    expect(started).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      provider: "play",
      url: `https://bank.test/pay/${referenceOf(started.id)}`,
    });
    expect(desk.driver.wanted).toEqual([
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
    desk.driver.isAway = true;
    expect(await startPayment(id, here)).toMatchObject({ error: { code: "unavailable", messageKey: "payment.away" } });
    expect(await states()).toEqual(["CREATED"]);
    desk.driver.isAway = false;
    const other = await opened.openAgain();
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? begun(id) : runWithDatabase(other, () => begun(id)))),
    );
    expect(new Set(all.map(({ url }) => url)).size).toBe(1);
    expect(desk.driver.wanted).toHaveLength(1);
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

  test("[§9] the payment method is the card provider; an estate that has none for now takes no money", async () => {
    const { id } = await placed();
    done(await setParameter("PAYMENT_METHOD", "NONE"));
    expect(await startPayment(id, here)).toMatchObject({ error: { code: "unavailable", messageKey: "payment.off" } });
    done(await setParameter("PAYMENT_METHOD", "CARD_PROVIDER"));
    expect(await begun(id)).toMatchObject({ provider: "play" });
  });

  test("the sandbox serves this machine alone; a request's own host leads nobody elsewhere", async () => {
    const { id } = await placed();
    const onTheWeb = { ...appContext(), siteUrl: "https://www.estate.test" };
    const away = { origin: "https://www.estate.test", locale: "fr_FR" } as const;
    expect(await runWithContext(onTheWeb, () => startPayment(id, away))).toMatchObject(refused("unavailable"));
    desk.driver.staysHere = false;
    const { id: payment } = done(await startPayment(id, { origin: "https://evil.test", locale: "fr_FR" }));
    expect(desk.driver.wanted[0]?.returnUrl).toBe(`http://localhost:3000/order/play/result?id=${payment}`);
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

  test("who left it, goes on with it and comes back within a second is asked for again", async () => {
    const { id } = await placed();
    const { id: payment } = await begun(id);
    await lookUpAgain(payment);
    expect((await begun(id)).id).toBe(payment);
    become(payment, "CAPTURED");
    await lookUpAgain(payment);
    expect(await stateOf(id)).toBe("PAID");
  });

  test("what is open when the order's hold ends is ended at the provider, and what was paid by then is paid", async () => {
    const [open, paid] = [await placed(), await placed(3)];
    const { id: first } = await begun(open.id);
    const { id: second } = await begun(paid.id);
    opened.clock.advance(20 * minute);
    become(second, "CAPTURED");
    await lookUpDue(always);
    await expireOrders();
    expect(await desk.driver.find(referenceOf(first))).toMatchObject({ state: "EXPIRED" });
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
    desk.driver.isAway = true;
    await lookUpDue(always);
    await expireOrders();
    expect(await stateOf(id)).toBe("AWAITING_PAYMENT");
    desk.driver.isAway = false;
    become(payment, "CAPTURED");
    opened.clock.advance(minute);
    await lookUpDue(always);
    expect(await stateOf(id)).toBe("PAID");
  });

  test("a provider that has lost a payment, and one that never had it, hold nobody up", async () => {
    const { id } = await placed();
    const { id: payment } = await begun(id);
    desk.driver.forget(referenceOf(payment));
    expect((await begun(id)).id).not.toBe(payment);
    expect(await states()).toEqual(["EXPIRED", "PENDING"]);
    const never = await placed(3);
    desk.driver.isAway = true;
    await startPayment(never.id, here);
    desk.driver.isAway = false;
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

  test("money that comes after the hold is the order's all the same", async () => {
    const { id } = await placed();
    const { id: payment } = await begun(id);
    opened.clock.advance(20 * minute);
    await lookUpDue(always);
    await expireOrders();
    done(await applyPaymentEvent("play", told(become(payment, "CAPTURED"))));
    expect([await states(), await stateOf(id)]).toEqual([["CAPTURED"], "PAID"]);
  });
});
