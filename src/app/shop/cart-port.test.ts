import { expect, test, vi } from "vitest";

import type { Commerce } from "#src/commerce/commerce.ts";
import { cart, cartLine, testCommerce } from "#tests/factories/commerce.ts";

import { createCartPort } from "./cart-port.ts";

test("blocks see the cart from the first opening on, and each change with the same words as the store", async () => {
  const commerce = testCommerce(() => cart("c1"), { kept: new Map([["cart", "c1"]]) });
  const { promise: opened, resolve } = Promise.withResolvers<Commerce>();
  const open = vi.fn(async () => {
    resolve(commerce);
    return commerce;
  });
  const port = createCartPort({ open, opened });
  const changed = vi.fn<() => void>();
  const end = port.subscribe(changed);
  expect([port.read().cart, open.mock.calls.length]).toEqual([null, 0]);
  await port.open();
  expect(port.read()).toMatchObject({ cart: { id: "c1" }, isBusy: false, error: "" });
  expect(port.read()).toBe(port.read());
  await port.setQuantity(cartLine(), 13);
  expect(port.read()).toMatchObject({ error: "Only 12 items remaining in stock", errorLine: 1 });
  await port.remove(cartLine());
  expect(port.read()).toMatchObject({ error: "", isBusy: false });
  const calls = changed.mock.calls.length;
  expect(calls).toBeGreaterThan(2);
  end();
  await port.setQuantity(cartLine(), 13);
  expect(changed.mock.calls).toHaveLength(calls);
});
