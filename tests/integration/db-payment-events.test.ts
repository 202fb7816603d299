import { describe, expect, test } from "vitest";

import { database, runWithDatabase } from "#server/db/context.ts";
import { isOutage } from "#server/db/outages.ts";
import type { PaymentEvent, ProviderPayment } from "#server/drivers/payment/payment-driver.ts";
import { orderToPay } from "#server/orders/read.ts";
import { startPayment, takeNotification } from "#server/payment/write.ts";
import { bothEngines } from "#tests/setup/engines.ts";
import { isLong } from "#tests/setup/is-long.ts";
import { done, refused } from "#tests/setup/results.ts";

import { here, referenceOf, usePayments } from "./payment-desk.ts";
import { signed } from "./play-driver.ts";

const [deliveries, forgeries] = isLong ? [500, 1000] : [60, 100];

describe.each(bothEngines)("what is told of payments on $name", { timeout: isLong ? 600_000 : 60_000 }, (engine) => {
  const desk = usePayments(engine);
  const { opened, placed, begun, stateOf, payments, states, told, tell, become } = desk;

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
    const mails = await database().selectFrom("mail").select("kind").where("kind", "=", "order-paid").execute();
    expect(mails).toHaveLength(1);
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
      (event: PaymentEvent) => ({ ...signed(event, desk.driver.secret), header: () => null }),
      (event: PaymentEvent) => ({
        ...signed(told(paid), desk.driver.secret),
        body: Buffer.from(JSON.stringify(event)),
      }),
      (event: PaymentEvent) => signed(event, ""),
    ];
    for (let index = 0; index < forgeries; index += 1) {
      const make = forged[index % forged.length];
      if (make) expect(await takeNotification("play", make(told(paid)))).toMatchObject(refused("invalid"));
    }
    expect(await takeNotification("stripe", signed(told(paid), desk.driver.secret))).toMatchObject(
      refused("unavailable"),
    );
    desk.driver.secret = "";
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
    desk.driver.isAway = true;
    await startPayment(id, here);
    desk.driver.isAway = false;
    const [row] = await payments();
    const wanted = { id: row?.public_id ?? "", amountCents: row?.amount_cents ?? 0, currency: "EUR" } as const;
    const code = (await orderToPay(id))?.code ?? "";
    const made = { reference: "ref_first", orderCode: code, state: "CAPTURED", reason: null, url: null } as const;
    expect(done(await tell(told({ ...wanted, ...made })))).toBe("step");
    expect([await states(), await stateOf(id)]).toEqual([["CAPTURED"], "PAID"]);
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
