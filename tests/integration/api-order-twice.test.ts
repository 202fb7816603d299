import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { toCents } from "#schemas/commerce/money.ts";
import type { NewOrder } from "#schemas/content/checkout.ts";
import { calls } from "#schemas/contract/catalogue.ts";
import { saveCode } from "#server/cart/codes/write.ts";
import { database, inTransaction } from "#server/db/context.ts";
import { settlePaid } from "#server/orders/write.ts";
import { bothEngines } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { useApi } from "./api-server.ts";

const body = calls.find(({ name }) => name === "placeOrder")?.example.body as Record<string, unknown>;

describe.each(bothEngines.filter(({ name }) => name === "postgres"))("ordering twice at once on $name", (engine) => {
  const api = useApi(engine, { addressOf: (c) => c.req.header("from") ?? "" });

  const order = async (from: string, discountCode: string) =>
    await api.send("POST", "/api/order", {
      headers: { "content-type": "application/json", from },
      body: JSON.stringify({ ...body, discountCode }),
    });

  test("who sends an order with a code once more, and it is paid before that comes to its turn, is told of that order", async () => {
    done(await saveCode({ code: "OFFERT", type: "EURO", amount: 100 }));
    expect((await order("second", "INCONNU")).status).toBe(409);
    const isHeld = Promise.withResolvers<void>();
    const isOver = Promise.withResolvers<void>();
    // The second click has seen a cart that can be filled, and is held up where its code is counted.
    const holding = inTransaction(
      async () => {
        await sql`update throttle set ends_at = ends_at where purpose = 'discount-code'`.execute(database());
        isHeld.resolve();
        await isOver.promise;
      },
      { isolation: "read committed" },
    );
    await isHeld.promise;
    const second = order("second", "OFFERT");
    await untilWaiting();
    const first = await order("first", "OFFERT");
    const { id, code, key, total } = first.body.data as NewOrder;
    done(await settlePaid({ orderId: id, amountCents: toCents(total), paidAt: 1 }));
    isOver.resolve();
    await holding;
    expect([first.status, (await second).status]).toEqual([200, 200]);
    expect((await second).body.data).toEqual({ id, code, key, total, payment: null });
  });
});

async function untilWaiting(): Promise<void> {
  const waiting = sql<{ count: string }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (;;) {
    const { rows } = await waiting.execute(database());
    if (Number(rows[0]?.count) > 0) return;
  }
}
