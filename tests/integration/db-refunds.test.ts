import { describe, expect, test } from "vitest";

import { runWithDatabase } from "#server/db/context.ts";
import { listRefunds } from "#server/payment/refunds/read.ts";
import { askRefund, doRefunds } from "#server/payment/refunds/write.ts";
import { engines } from "#tests/setup/engines.ts";
import { done, refused } from "#tests/setup/results.ts";

import { referenceOf, usePayments } from "./payment-desk.ts";

const minute = 60_000;
const always = () => true;

describe.each(engines)("[§4] money that goes back on $name", (engine) => {
  const desk = usePayments(engine);
  const { opened, placed, begun, stateOf, states, told, tell, become } = desk;

  test("who paid twice after all gets the second payment back, and the order stays paid", async () => {
    const { id, totalCents } = await placed();
    const { id: first } = await begun(id);
    done(await tell(told(become(first, "CANCELLED"))));
    const { id: second } = await begun(id);
    done(await tell(told(become(second, "CAPTURED"))));
    done(await tell(told(become(first, "CAPTURED"))));
    await doRefunds(always);
    expect([await states(), await stateOf(id)]).toEqual([["REFUNDED", "CAPTURED"], "PAID"]);
    expect([...desk.driver.refunds.values()]).toMatchObject([{ reference: referenceOf(first), cents: totalCents }]);
  });

  test("money goes back in parts and whole, once however often it is tried; the order is cancelled with the last of it", async () => {
    const { id, totalCents } = await placed();
    expect(await askRefund(id, null)).toMatchObject({ error: { messageKey: "refund.unpaid" } });
    const { id: payment } = await begun(id);
    done(await tell(told(become(payment, "CAPTURED"))));
    expect(done(await askRefund(id, 1000))).toEqual({ cents: 1000 });
    expect(await askRefund(id, totalCents - 999)).toMatchObject({ error: { messageKey: "refund.tooMuch" } });
    desk.driver.isAway = true;
    await doRefunds(always);
    expect([await states(), desk.driver.refunds.size]).toEqual([["CAPTURED"], 0]);
    desk.driver.isAway = false;
    await doRefunds(always);
    expect(desk.driver.refunds.size).toBe(0);
    opened.clock.advance(minute);
    const other = await opened.openAgain();
    await Promise.all([doRefunds(always), runWithDatabase(other, () => doRefunds(always))]);
    expect([await states(), desk.driver.refunds.size, await stateOf(id)]).toEqual([["PARTIALLY_REFUNDED"], 1, "PAID"]);
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
    desk.driver.refusesRefunds = true;
    await doRefunds(always);
    expect([await states(), await listRefunds()]).toMatchObject([["CAPTURED"], [{ state: "FAILED" }]]);
    expect(done(await askRefund(id, null))).toEqual({ cents: totalCents });
  });
});
