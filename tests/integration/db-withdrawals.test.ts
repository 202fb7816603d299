import { beforeEach, describe, expect, test } from "vitest";

import { database } from "#server/db/context.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { orderByKey, orderRow } from "#server/orders/read.ts";
import { advanceOrder, noteRefund, placeOrder, settlePaid, shipOrder } from "#server/orders/write.ts";
import { listWithdrawals, withdrawalOffer, withdrawalsOf } from "#server/returns/withdrawals/read.ts";
import { refundWithdrawal, withdraw } from "#server/returns/withdrawals/write.ts";
import { returnById } from "#server/returns/read.ts";
import { advanceReturn, askReturn } from "#server/returns/write.ts";
import { setParameter } from "#server/site/parameters/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import type { Refusal } from "#schemas/refusal.ts";
import type { Result } from "#schemas/result.ts";

import { filledCart, fillShop, insertPayment, wishFor } from "./shop-content.ts";

const day = 86_400_000;

function refusalOf(result: Result<unknown, Refusal>): Refusal | null {
  return result.ok ? null : result.error;
}

describe.each(engines)("withdrawals on $name", (engine) => {
  const opened = useDatabase(engine);
  let form = 0;
  beforeEach(async () => {
    form = await fillShop(10);
    done(await setParameter("COMPANY_EMAIL", "cave@domaine.test"));
  });

  const bought = async (bottles = 3) => {
    const order = done(await placeOrder(wishFor(await filledCart([form, bottles]))));
    done(await settlePaid({ orderId: order.id, amountCents: order.totalCents, paidAt: opened.clock.now() }));
    await insertPayment(order.id, order.totalCents);
    return order;
  };
  const delivered = async (bottles = 3) => {
    const order = await bought(bottles);
    done(await shipOrder(order.id, "XY1"));
    done(await advanceOrder(order.id, "DELIVERED"));
    return order;
  };
  const who = (code: string) => ({ name: "Claire Cliente", code, email: "claire@cliente.test" });
  const declare = (code: string, declaration: string, products?: { id: number; quantity: number }[]) =>
    withdraw({ ...who(code), declaration: declaration.padEnd(22, "A"), locale: "fr_FR", products });
  const mails = async (kind: string) =>
    await database().selectFrom("mail").select(["recipient", "locale", "data"]).where("kind", "=", kind).execute();
  const lineOf = async (orderId: number) =>
    (await database().selectFrom("order_line").select("id").where("order_id", "=", orderId).executeTakeFirstOrThrow())
      .id;

  test("[W2] an order is withdrawn from without a reason, before it comes, with its receipt in the outbox", async () => {
    const order = await bought();
    const kept = done(await declare(order.code, "one"));
    expect(kept).toMatchObject({ code: order.code, isWhole: true, amount: order.totalCents / 100, refundedAt: null });
    const [receipt, ...others] = await mails("withdrawal-received");
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({ recipient: "Claire@Cliente.test", locale: "fr_FR" });
    expect(JSON.parse(receipt?.data ?? "")).toMatchObject({ receivedAt: kept.receivedAt, products: kept.products });
    expect(await mails("estate-withdrawal")).toMatchObject([{ recipient: "cave@domaine.test" }]);
  });

  test("[W2] confirmed twenty times at once it is one, whether under one declaration or many", async () => {
    const order = await bought();
    const same = Array.from({ length: 10 }, () => declare(order.code, "same"));
    const other = Array.from({ length: 10 }, (_, index) => declare(order.code, `other-${index}`));
    const ids = (await Promise.all([...same, ...other])).map((result) => done(result).id);
    expect(new Set(ids).size).toBe(1);
    expect(await listWithdrawals()).toHaveLength(1);
    expect(await mails("withdrawal-received")).toHaveLength(1);
  });

  test("[W2] an unknown order and another address are refused in the same words, after the same question", async () => {
    const order = await bought();
    const unknown = refusalOf(await withdrawalOffer(who("CD-2222222")));
    const another = refusalOf(await withdrawalOffer({ ...who(order.code), email: "eve@cliente.test" }));
    expect(another).toEqual(unknown);
    expect(unknown).toMatchObject({ code: "not-found", messageKey: "withdrawal.unknown" });
    expect(refusalOf(await withdrawalOffer({ ...who(order.code), email: "" }))).toEqual(unknown);
    expect(
      done(await withdrawalOffer({ ...who(` ${order.code.toLowerCase()} `), email: "CLAIRE@cliente.test" })),
    ).toMatchObject({ code: order.code, endsOn: null, products: [{ name: "Éclat", quantity: 3, isExcluded: false }] });
  });

  test("[W1] the time for it ends fourteen days after receipt, and never before the goods came", async () => {
    const order = await delivered();
    expect(await withdrawalsOf((await orderRow(order.id))!)).toMatchObject({ isOpen: true });
    opened.clock.advance(20 * day);
    expect(refusalOf(await declare(order.code, "late"))).toMatchObject({ messageKey: "withdrawal.over" });
    expect(await withdrawalsOf((await orderRow(order.id))!)).toMatchObject({ isOpen: false });
    done(await setParameter("RETURN_DELAY", "30"));
    expect(done(await declare(order.code, "late")).isWhole).toBe(true);
  });

  test("[W3] parts of a line come back one by one to what was paid, the shipping with the last", async () => {
    const order = await delivered(3);
    const id = await lineOf(order.id);
    const amounts: number[] = [];
    for (const part of ["a", "b", "c"]) {
      amounts.push(done(await declare(order.code, part, [{ id, quantity: 1 }])).amount);
    }
    expect(amounts).toEqual([10, 10, 10 + (order.totalCents - 3000) / 100]);
    expect(refusalOf(await withdrawalOffer(who(order.code)))).toMatchObject({ messageKey: "withdrawal.nothing" });
  });

  test("[W3] what isn't the order's is not withdrawn, and what was withdrawn already is told again", async () => {
    const [order, another] = [await bought(2), await bought(2)];
    const foreign = [{ id: await lineOf(another.id), quantity: 1 }];
    expect(refusalOf(await declare(order.code, "foreign", foreign))).toMatchObject({
      messageKey: "withdrawal.excluded",
    });
    expect(refusalOf(await declare(order.code, "much", [{ id: await lineOf(order.id), quantity: 3 }]))).toMatchObject({
      messageKey: "withdrawal.nothing",
    });
  });

  test("[W5] its money goes back once, through the way of all refunds; goods are in stock again only when told", async () => {
    const order = await delivered(3);
    const { id } = done(await declare(order.code, "one", [{ id: await lineOf(order.id), quantity: 2 }]));
    await Promise.all(Array.from({ length: 5 }, () => refundWithdrawal(id, true)));
    const wanted = await database().selectFrom("refund").select("amount_cents").execute();
    expect(wanted).toEqual([{ amount_cents: 2000 }]);
    expect(await stockOf("EC")).toMatchObject({ onHand: 9, reserved: 0 });
    expect(done(await refundWithdrawal(id, true)).refundedAt).not.toBeNull();
    expect(await stockOf("EC")).toMatchObject({ onHand: 9 });
  });

  test("[W5] an order that hadn't left is cancelled with the last of its money, and its goods are back once", async () => {
    const order = await bought(3);
    const { id } = done(await declare(order.code, "one"));
    done(await refundWithdrawal(id, true));
    done(await noteRefund({ orderId: order.id, cents: order.totalCents, isWhole: true }));
    expect(await stockOf("EC")).toMatchObject({ onHand: 10, reserved: 0 });
    expect((await orderByKey(order.id, order.key, "fr_FR"))?.state).toBe("CANCELLED");
    expect(refusalOf(await declare(order.code, "more"))).toMatchObject({ messageKey: "withdrawal.notBought" });
    expect(refusalOf(await refundWithdrawal(99, false))).toMatchObject({ messageKey: "withdrawal.gone" });
  });

  test("[W5] what waits for its refund comes first, with the day by which it is owed", async () => {
    const [one, two] = [await bought(2), await bought(2)];
    const first = done(await declare(one.code, "one"));
    done(await declare(two.code, "two"));
    done(await refundWithdrawal(first.id, false));
    const listed = await listWithdrawals();
    expect(listed.map(({ code, refundedAt }) => [code, refundedAt === null])).toEqual([
      [two.code, true],
      [one.code, false],
    ]);
    const by = Date.parse(listed[0]?.refundBy ?? "") - Date.parse((listed[0]?.receivedAt ?? "").slice(0, 10));
    expect(by).toBe(14 * day);
  });

  test.each([
    ["asked for", null],
    ["accepted", "ACCEPTED"],
  ] as const)("[W6] a return that was %s keeps nobody from withdrawing, and is over by it", async (_state, step) => {
    const order = await delivered(3);
    const id = await lineOf(order.id);
    const line = { id, quantity: 2, reason: "CORKED" } as const;
    const back = done(await askReturn({ orderId: order.id, products: [line], message: "" }, "fr_FR"));
    if (step) done(await advanceReturn(back.id, { state: step, note: "", isRestocked: false }, "fr_FR"));
    expect(done(await withdrawalOffer(who(order.code))).products).toMatchObject([{ id, quantity: 3 }]);
    expect(done(await declare(order.code, "whole"))).toMatchObject({ isWhole: true, amount: order.totalCents / 100 });
    expect((await returnById(back.id, "fr_FR"))?.state).toBe("CANCELLED");
    expect(refusalOf(await askReturn({ orderId: order.id, products: [line], message: "" }, "fr_FR"))).not.toBeNull();
  });

  test("[W6] goods whose label is on its way are in their return, and are not withdrawn from as well", async () => {
    const order = await delivered(3);
    const id = await lineOf(order.id);
    const line = { id, quantity: 2, reason: "CORKED" } as const;
    const back = done(await askReturn({ orderId: order.id, products: [line], message: "" }, "fr_FR"));
    for (const state of ["ACCEPTED", "LABEL_SENT"] as const) {
      done(await advanceReturn(back.id, { state, note: "", isRestocked: false }, "fr_FR"));
    }
    expect(done(await withdrawalOffer(who(order.code))).products).toMatchObject([{ id, quantity: 1 }]);
    expect(done(await declare(order.code, "rest"))).toMatchObject({ products: [{ quantity: 1 }] });
    expect((await returnById(back.id, "fr_FR"))?.state).toBe("LABEL_SENT");
  });
});
