import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";

import type { DeliveryWish } from "#schemas/content/order.ts";
import { register } from "#server/accounts/profile/write.ts";
import { accountOf } from "#server/accounts/read.ts";
import { saveCode } from "#server/cart/codes/write.ts";
import { addToCart, makeDefault, setCode } from "#server/cart/write.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { database, inTransaction, runWithDatabase } from "#server/db/context.ts";
import { shopFaults } from "#server/orders/checks/read.ts";
import { expireOrders, placeOrder, settlePaid } from "#server/orders/write.ts";
import { bothEngines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { filledCart, fillShop, thursdaySlot, wishFor } from "./shop-content.ts";

/*
 * Each of two does something as a process of its own, in a moment that a third one holds open: one has half of its rows by
 * then, and the other one comes. Whoever had to begin anew drew a pause.
 */
describe.each(bothEngines.filter(({ name }) => name === "postgres"))(
  "rows are held in one order on $name",
  (engine) => {
    const opened = useDatabase(engine);
    let form = 0;
    let begunAnew = 0;
    beforeEach(async () => {
      form = await fillShop(100);
      begunAnew = 0;
    });

    const asProcess = async <T>(work: () => Promise<T>): Promise<T> => {
      const random = () => {
        begunAnew += 1;
        return 0;
      };
      return await runWithDatabase({ ...(await opened.openAgain()), random }, work);
    };
    const meetAt = async <One, Other>(
      hold: () => Promise<unknown>,
      one: () => Promise<One>,
      other: () => Promise<Other>,
    ): Promise<readonly [One, Other]> => {
      const isHeld = Promise.withResolvers<void>();
      const isOver = Promise.withResolvers<void>();
      const holder = async () => {
        await hold();
        isHeld.resolve();
        await isOver.promise;
      };
      const holding = inTransaction(holder, { isolation: "read committed" });
      await isHeld.promise;
      const first = asProcess(one);
      await untilWaiting(1);
      const second = asProcess(other);
      await untilWaiting(2);
      isOver.resolve();
      await holding;
      return [await first, await second];
    };

    test("a payment of a merged cart's order, and the order that takes its place", async () => {
      const profile = { firstname: "Claire", lastname: "Cliente", phone: null, birthdate: null };
      const who = { email: "claire@cliente.test", password: "marc de bourgogne", clientAddress: "test" };
      done(await register({ ...who, ...profile, locale: "fr_FR" }));
      const userId = (await accountOf(who.email)) ?? 0;
      const own = await filledCart([form, 1]);
      done(await makeDefault(own, userId));
      const guests = await filledCart([form, 6]);
      const order = done(await placeOrder(wishFor(guests)));
      done(await makeDefault(guests, userId));
      const [paid, next] = await meetAt(
        () => sql`update "order" set updated_at = updated_at where id = ${order.id}`.execute(database()),
        () => settlePaid({ orderId: order.id, amountCents: order.totalCents, paidAt: 1 }),
        () => placeOrder(wishFor(own, { userId })),
      );
      expect(begunAnew).toBe(0);
      expect([done(paid), next]).toMatchObject(["PAID", { error: { messageKey: "cart.empty" } }]);
      expect(await shopFaults()).toEqual([]);
    });

    const rivals = [
      { wants: "the same bottles", isPickup: false },
      { wants: "a place in the same slot", isPickup: true },
    ] as const;
    const givers = [
      { gives: "an order takes another one's place", isLate: false },
      { gives: "late money takes the place of an order that waits", isLate: true },
    ] as const;

    test.each(givers.flatMap((giver) => rivals.map((rival) => ({ ...giver, ...rival }))))(
      "$gives, and somebody wants $wants",
      async ({ isLate, isPickup }) => {
        const later = await secondWine();
        const pickup: DeliveryWish = await thursdaySlot(10);
        done(await saveCode({ code: "VENDANGES", type: "PERCENT", amount: 1000 }));
        const cart = await filledCart([form, 6]);
        const early = done(await placeOrder(wishFor(cart)));
        opened.clock.advance(21 * 60_000);
        await expireOrders();
        await replaceLines(cart, [[later, 6]]);
        done(await setCode(cart, "VENDANGES"));
        done(await placeOrder(wishFor(cart, { delivery: pickup })));
        const rival = isPickup ? await filledCart([form, 1]) : await filledCart([form, 1], [later, 1]);
        await replaceLines(cart, [
          [later, 6],
          [form, 6],
        ]);
        const results = await meetAt(
          () => sql`update discount_code set uses = uses`.execute(database()),
          async () =>
            isLate
              ? await settlePaid({ orderId: early.id, amountCents: early.totalCents, paidAt: 1 })
              : await placeOrder(wishFor(cart)),
          () => placeOrder(wishFor(rival, isPickup ? { delivery: pickup } : {})),
        );
        expect(begunAnew).toBe(0);
        expect(results.map(({ ok }) => ok)).toEqual([true, true]);
        expect(await shopFaults()).toEqual([]);
      },
    );
  },
);

/** Waits until so many wait for a row. */
async function untilWaiting(count: number): Promise<void> {
  const waiting = sql<{ count: string }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (;;) {
    const { rows } = await waiting.execute(database());
    if (Number(rows[0]?.count) >= count) return;
  }
}

/** A wine that was put down after the first one; gives its form. */
async function secondWine(): Promise<number> {
  const texts = { fr_FR: { name: "Aurore" } };
  done(
    await saveProduct({
      ...{ type: "WINE", texts },
      declinations: [{ reference: "AU", year: 2022, capacityMl: 750, priceCents: 1000, tracksStock: true }],
    }),
  );
  const id = (await stockOf("AU"))?.declinationId ?? 0;
  done(await countStock(id, 100));
  return id;
}

async function replaceLines(cartId: string, lines: readonly (readonly [declinationId: number, quantity: number])[]) {
  await inTransaction(() => database().deleteFrom("cart_line").where("cart_id", "=", cartId).execute());
  for (const [declinationId, quantity] of lines) {
    done(await addToCart({ cartId, userId: null, declinationId, quantity }));
  }
}
