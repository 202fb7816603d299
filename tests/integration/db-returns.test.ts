import { beforeEach, describe, expect, test } from "vitest";

import type { EstateStep, ReturnReason } from "#schemas/commerce/return-states.ts";
import type { Refusal } from "#schemas/refusal.ts";
import type { Result } from "#schemas/result.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { database } from "#server/db/context.ts";
import { orderRow } from "#server/orders/read.ts";
import { advanceOrder, placeOrder, settlePaid, shipOrder } from "#server/orders/write.ts";
import { genericValues, listReturns, orderBack } from "#server/returns/read.ts";
import { withdraw } from "#server/returns/withdrawals/write.ts";
import { advanceReturn, askReturn, cancelReturn } from "#server/returns/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { patiently } from "#tests/setup/patiently.ts";
import { done } from "#tests/setup/results.ts";

import { filledCart, fillShop, insertPayment, wishFor } from "./shop-content.ts";

const day = 86_400_000;

function refusalOf(result: Result<unknown, Refusal>): string | null {
  return result.ok ? null : result.error.messageKey;
}

describe.each(engines)("returns on $name", (engine) => {
  const opened = useDatabase(engine);
  let form = 0;
  beforeEach(async () => {
    form = await fillShop(20);
    done(await setParameter("COMPANY_EMAIL", "cave@domaine.test"));
  });

  const sold = async (bottles = 3) => {
    const order = done(await placeOrder(wishFor(await filledCart([form, bottles]))));
    done(await settlePaid({ orderId: order.id, amountCents: order.totalCents, paidAt: opened.clock.now() }));
    await insertPayment(order.id, order.totalCents);
    const line = await database()
      .selectFrom("order_line")
      .select("id")
      .where("order_id", "=", order.id)
      .executeTakeFirstOrThrow();
    return { ...order, line: line.id };
  };
  const received = async (bottles = 3) => {
    const order = await sold(bottles);
    done(await shipOrder(order.id, "XY1"));
    done(await advanceOrder(order.id, "DELIVERED"));
    return order;
  };
  const ask = (orderId: number, id: number, quantity = 1, reason: ReturnReason = "BROKEN") =>
    askReturn({ orderId, products: [{ id, quantity, reason }], message: "Le goulot est brisé." }, "fr_FR");
  const step = (id: number, state: EstateStep, isRestocked = false, note = "") =>
    advanceReturn(id, { state, note, isRestocked }, "fr_FR");
  const backOf = async (id: number) => {
    const order = await orderRow(id);
    return order ? await orderBack(order, "en_US") : null;
  };

  test("[§4 return-available] [G1] only what was received is sent back, within the days, and while the estate takes it", async () => {
    const order = await sold();
    expect(refusalOf(await ask(order.id, order.line))).toBe("return.notReceived");
    done(await shipOrder(order.id, "XY1"));
    expect(refusalOf(await ask(order.id, order.line))).toBe("return.notReceived");
    done(await advanceOrder(order.id, "DELIVERED"));
    expect(await backOf(order.id)).toMatchObject({ isActive: true, isPossible: true, products: [{ quantity: 3 }] });
    done(await setParameter("RETURNS_ACTIVE", "false"));
    expect(refusalOf(await ask(order.id, order.line))).toBe("return.off");
    expect(await backOf(order.id)).toMatchObject({ isActive: false, isPossible: false, products: [] });
    done(await setParameter("RETURNS_ACTIVE", "true"));
    opened.clock.advance(20 * day);
    expect(refusalOf(await ask(order.id, order.line))).toBe("return.over");
    expect((await backOf(order.id))?.reason).toMatch(/^The time to send goods back ended on/);
    done(await setParameter("RETURN_DELAY", "60"));
    expect((await ask(order.id, order.line)).ok).toBe(true);
    expect(refusalOf(await ask(99_999, order.line))).toBe("order.gone");
  });

  test("[G1] a hundred who ask at once get one return, and never more than was bought", async () => {
    const order = await received(5);
    const all = await Promise.all(Array.from({ length: 100 }, () => patiently(() => ask(order.id, order.line, 2))));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(all.map(refusalOf))).toEqual(new Set([null, "return.waiting"]));
    const [first] = await listReturns("fr_FR");
    done(await step(first?.id ?? 0, "ACCEPTED"));
    expect(refusalOf(await ask(order.id, order.line, 4))).toBe("return.tooMany");
    done(await ask(order.id, order.line, 3));
    const [second] = await listReturns("fr_FR");
    done(await step(second?.id ?? 0, "ACCEPTED"));
    expect(refusalOf(await ask(order.id, order.line))).toBe("return.nothing");
  });

  test("[G1] what was withdrawn can't be sent back as well; another order's line neither", async () => {
    const [order, other] = [await received(3), await received(3)];
    const who = { name: "Claire", code: order.code, email: "claire@cliente.test", locale: "fr_FR" } as const;
    done(await withdraw({ ...who, declaration: "A".repeat(22), products: [{ id: order.line, quantity: 2 }] }));
    expect(refusalOf(await ask(order.id, order.line, 2))).toBe("return.tooMany");
    expect(refusalOf(await ask(order.id, other.line, 1))).toBe("return.foreign");
    const twice = [1, 1].map((quantity) => ({ id: order.line, quantity, reason: "OTHER" as const }));
    expect(refusalOf(await askReturn({ orderId: order.id, products: twice, message: "" }, "fr_FR"))).toBe(
      "return.foreign",
    );
  });

  test("[G2] [G3] [G4] a return goes its way: refunded once, in stock once, and only when told", async () => {
    const order = await received(3);
    const { id } = done(await ask(order.id, order.line, 2));
    expect(refusalOf(await step(id, "REFUNDED"))).toBe("return.move");
    expect(refusalOf(await step(id, "RECEIVED"))).toBe("return.move");
    for (const state of ["ACCEPTED", "LABEL_SENT"] as const) done(await step(id, state));
    expect(refusalOf(await cancelReturn(order.id, id, "fr_FR"))).toBe("return.move");
    const before = (await stockOf("EC"))?.onHand ?? 0;
    await Promise.all(Array.from({ length: 5 }, () => step(id, "RECEIVED", true)));
    expect((await stockOf("EC"))?.onHand).toBe(before + 2);
    await Promise.all(Array.from({ length: 5 }, () => step(id, "REFUNDED")));
    expect(await database().selectFrom("refund").select("amount_cents").execute()).toEqual([{ amount_cents: 2000 }]);
    const closed = done(await step(id, "CLOSED"));
    expect(closed.history.map(({ state }) => state)).toEqual([
      ...["ASKED", "ACCEPTED", "LABEL_SENT", "RECEIVED", "REFUNDED", "CLOSED"],
    ]);
    expect(closed).toMatchObject({ status: "Terminé", amount: 20 });
    const other = done(await ask(order.id, order.line, 1));
    for (const state of ["ACCEPTED", "LABEL_SENT", "RECEIVED"] as const) done(await step(other.id, state));
    expect((await stockOf("EC"))?.onHand).toBe(before + 2);
  });

  test("[G2] what was refused or taken back can be asked for anew", async () => {
    const order = await received(2);
    const refused = done(await ask(order.id, order.line, 2));
    expect(done(await step(refused.id, "REFUSED", false, "Vendue en l’état."))).toMatchObject({
      state: "REFUSED",
      note: "Vendue en l’état.",
    });
    const asked = done(await ask(order.id, order.line, 2));
    expect(refusalOf(await cancelReturn(order.id + 1, asked.id, "fr_FR"))).toBe("return.gone");
    done(await cancelReturn(order.id, asked.id, "fr_FR"));
    const accepted = done(await ask(order.id, order.line, 2));
    done(await step(accepted.id, "ACCEPTED"));
    expect(done(await cancelReturn(order.id, accepted.id, "fr_FR")).state).toBe("CANCELLED");
    expect(refusalOf(await step(77, "ACCEPTED"))).toBe("return.gone");
  });

  test("[G5] both sides are told of each step, once", async () => {
    const order = await received(2);
    const { id } = done(await ask(order.id, order.line));
    for (const state of ["ACCEPTED", "ACCEPTED", "LABEL_SENT"] as const) done(await step(id, state));
    const told = async (kind: string) =>
      (
        await database()
          .selectFrom("mail")
          .select(["recipient", "data"])
          .where("kind", "=", kind)
          .orderBy("id")
          .execute()
      ).map(({ recipient, data }) => [recipient, (JSON.parse(data) as { state: string }).state]);
    const states = ["ASKED", "ACCEPTED", "LABEL_SENT"];
    expect(await told("return-step")).toEqual(states.map((state) => ["Claire@Cliente.test", state]));
    expect(await told("estate-return")).toEqual(states.map((state) => ["cave@domaine.test", state]));
  });

  test("[§3 order-shape] the estate's own words stand in for the site's, and reasons are generic values by type", async () => {
    const order = await received(2);
    expect((await backOf(order.id))?.labelSentDescription).toMatch(/^Print the label/);
    done(
      await setParameter("LABEL_SENT_DESCRIPTION", JSON.stringify({ fr_FR: "Au caveau.", en_US: "At the cellar." })),
    );
    expect((await backOf(order.id))?.labelSentDescription).toBe("At the cellar.");
    const said = JSON.stringify({ fr_FR: "Bien.", en_US: "Fine." });
    done(await setParameter("RETURN_MESSAGE", said));
    done(await setParameter("RETURN_ASK_DESCRIPTION", said));
    done(await setParameter("PRODUCT_RECEIVED_DESCRIPTION", said));
    const own = { message: "Fine.", returnAskDescription: "Fine.", productReceivedDescription: "Fine." };
    expect(await backOf(order.id)).toMatchObject(own);
    expect(genericValues("return-reason", "fr_FR")?.[0]).toEqual({ id: 1, key: "BROKEN", value: "Cassé à l’arrivée" });
    expect(genericValues("nothing", "fr_FR")).toBeNull();
  });
});
