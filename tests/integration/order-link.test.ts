import { beforeEach, describe, expect, test } from "vitest";

import { createOrderLinkApp } from "#server/http/site/order-link-app.ts";
import type { PlacedOrder } from "#server/orders/rules.ts";
import { placeOrder, settlePaid } from "#server/orders/write.ts";
import { engines, useDatabase } from "#tests/setup/engines.ts";
import { done } from "#tests/setup/results.ts";
import { createTestSite, type TestSite } from "#tests/setup/test-site.ts";

import { contact, filledCart, fillShop, wishFor } from "./shop-content.ts";

describe.each(engines)("the link of a mail about an order on $name", (engine) => {
  const opened = useDatabase(engine);
  let site: TestSite;
  let order: PlacedOrder;
  beforeEach(async () => {
    site = createTestSite(opened.db);
    order = done(await placeOrder(wishFor(await filledCart([await fillShop(10), 6]))));
    done(await settlePaid({ orderId: order.id, amountCents: order.totalCents, paidAt: opened.clock.now() }));
  });

  const follow = (path: string, isSecure = false) => createOrderLinkApp(isSecure).request(`http://site.test${path}`);
  const open = async (path: string, cookie = "") => await (await site.get(path, { cookie })).text();

  test("its key goes into a cookie of the server's alone and out of the address, in both languages", async () => {
    for (const prefix of ["", "/en_US"]) {
      const page = `${prefix}/cart/success/${order.id}`;
      const answer = await follow(`${page}?key=${order.key}`, true);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, page]);
      expect(answer.headers.get("set-cookie")).toBe(
        `order=${order.id}.${order.key}; Max-Age=7200; Path=/; HttpOnly; Secure; SameSite=Lax`,
      );
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    }
  });

  test("the page then shows the order to who has the key, and nothing of it to others (reliability D10)", async () => {
    const page = `/cart/success/${order.id}`;
    const shown = await open(page, `order=${order.id}.${order.key}`);
    expect(shown).toContain(order.code);
    expect(shown).toContain(contact.email);
    for (const cookie of ["", `order=${order.id}.${"A".repeat(22)}`, `order=${order.id + 1}.${order.key}`]) {
      expect(await open(page, cookie)).not.toMatch(new RegExp(`${contact.email}|${order.code}`, "i"));
    }
  });

  test("what is no key is the page's", async () => {
    for (const end of ["", "?key=", "?key=short", `?key=${order.key}A`]) {
      expect((await follow(`/cart/success/${order.id}${end}`)).status).toBe(404);
    }
    expect((await follow(`/cart/success/0?key=${order.key}`)).status).toBe(404);
  });
});
