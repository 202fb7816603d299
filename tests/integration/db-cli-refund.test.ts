import { describe, expect, test } from "vitest";

import { demoEstate } from "#demo/estate.ts";
import { runCli } from "#server/cli/run-cli.ts";
import { doRefunds } from "#server/payment/refunds/write.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { engines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { usePayments } from "./payment-desk.ts";

describe.each(engines)("npm run site, for money that goes back, on $name", (engine) => {
  const desk = usePayments(engine);

  async function site(...words: string[]) {
    const out: string[] = [];
    const error: string[] = [];
    const world = {
      estate: demoEstate,
      env: desk.opened.environment,
      out: (text: string) => void out.push(text),
      error: (text: string) => void error.push(text),
    };
    const code = await runCli(words, world);
    return { code, out: out.join("\n"), error: error.join("\n") };
  }

  test("refund CODE, in parts and whole, is done by the running site; check vouches for it", async () => {
    const { id, code } = await desk.placed();
    expect(await site("refund", code)).toMatchObject({ code: 2, error: "Nothing was paid by card for this order." });
    const { id: payment } = await desk.begun(id);
    done(await desk.tell(desk.told(desk.become(payment, "CAPTURED"))));
    expect(await site("refund", code.toLowerCase(), "--euros", "12.5")).toMatchObject({
      code: 0,
      out: `12.50 € of ${code} go back: the running site asks the bank for it`,
    });
    expect(await site("refund", code, "--euros", "100")).toMatchObject({
      code: 2,
      error: "At most 56.50 euros are left to give back.",
    });
    // The command line has the system's clock: long after the test's.
    desk.opened.clock.set(Date.now() + 60_000);
    await doRefunds(() => true);
    expect((await site("refund")).out).toMatch(new RegExp(`^${code}  [\\d: -]{16}  12\\.50 €  DONE$`));
    expect((await site("check")).out).toBe("Stock, slots, codes, orders, payments and invoice numbers agree");
    expect((await site("refund", code)).out).toContain("56.50 €");
    desk.opened.clock.advance(60_000);
    await doRefunds(() => true);
    expect([await desk.states(), await desk.stateOf(id)]).toEqual([["REFUNDED"], "CANCELLED"]);
    expect(await site("check")).toMatchObject({ code: 0 });
    await inTransaction(() => database().updateTable("payment").set({ refunded_cents: 1 }).execute());
    expect(await site("check")).toMatchObject({
      code: 2,
      error: expect.stringContaining("gave back 1, its refunds 6900"),
    });
    await inTransaction(() => database().updateTable("payment").set({ refunded_cents: 6900 }).execute());
    for (const words of [["CD-NOBODY"], [code, "--euros", "many"]]) {
      expect(await site("refund", ...words)).toMatchObject({ code: 2, out: "" });
    }
  });
});
