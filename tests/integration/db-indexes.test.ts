import { sql } from "kysely";
import { describe, expect, test } from "vitest";

import { placeOrder } from "#server/orders/write.ts";
import { bothEngines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";

import { filledCart, fillShop, wishFor } from "./shop-content.ts";

describe.each(bothEngines)("indexes on $name", (engine) => {
  const opened = useDatabase(engine);

  test.each([
    ["which boxes hold a declination", "box_item_by_declination", "select product_id from box_item"],
    ["which orders hold a declination", "order_hold_by_declination", "select order_id from order_hold"],
  ])("%s is looked up, not searched for: orders and stock ask it of each line", async (_, index, query) => {
    expect(await planOf(`${query} where declination_id = 1`)).toContain(index);
  });

  test("no cart has two orders that wait to be paid", async () => {
    const form = await fillShop(100);
    const [cart, other] = [await filledCart([form, 2]), await filledCart([form, 2])];
    done(await placeOrder(wishFor(cart)));
    const { id } = done(await placeOrder(wishFor(other)));
    const second = opened.db.writer.updateTable("order").set({ cart_id: cart }).where("id", "=", id);
    await expect(second.execute()).rejects.toThrow(/order_of_cart|order\.cart_id/);
  });

  /** How the engine would run a query. PostgreSQL finds an empty table read sooner than any index, if it may. */
  async function planOf(query: string): Promise<string> {
    const explain = engine.name === "sqlite" ? "explain query plan" : "explain";
    return await opened.db.writer.transaction().execute(async (transaction) => {
      if (engine.name === "postgres") await sql`set local enable_seqscan = off`.execute(transaction);
      return JSON.stringify((await sql.raw(`${explain} ${query}`).execute(transaction)).rows);
    });
  }
});
