import { expect, test, vi } from "vitest";

import type { OrdersPort } from "#blocks/kit/ports.tsx";

import { createOrdersPort } from "./orders-port.ts";

const payment = { provider: "sandbox", id: "k3VwC0nW7Zt1u9QxYb2DfA" };

function setUp() {
  const end = vi.fn<() => void>();
  const follow = vi.fn<OrdersPort["follow"]>(() => end);
  const keepFresh = vi.fn<OrdersPort["keepFresh"]>(() => end);
  const load = vi.fn<() => Promise<OrdersPort>>(async () => ({ follow, keepFresh }));
  return { end, follow, keepFresh, load, port: createOrdersPort(load) };
}

test("the orders' code comes with the first block that wants it, once, and ends with the block", async () => {
  const { end, follow, keepFresh, load, port } = setUp();
  expect(load).not.toHaveBeenCalled();
  const quiet = vi.fn<(isQuiet: boolean) => void>();
  const leave = port.follow(payment, quiet);
  port.keepFresh({ order: 7, stands: ["7 PAID"] });
  await expect.poll(() => keepFresh).toHaveBeenCalledExactlyOnceWith({ order: 7, stands: ["7 PAID"] });
  expect(follow).toHaveBeenCalledExactlyOnceWith(payment, quiet);
  expect([load.mock.calls.length, end.mock.calls.length]).toEqual([1, 0]);
  leave();
  expect(end).toHaveBeenCalledOnce();
});

test("a block that went before the code came begins nothing", async () => {
  const { follow, keepFresh, port } = setUp();
  port.follow(payment, () => {})();
  port.keepFresh({ page: 1, stands: [] });
  await expect.poll(() => keepFresh).toHaveBeenCalledOnce();
  expect(follow).not.toHaveBeenCalled();
});

test("where the code can't be had, nothing is asked for and that is said; the next that wants it may have it", async () => {
  const { follow, load, port } = setUp();
  load.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const quiet = vi.fn<(isQuiet: boolean) => void>();
  port.follow(payment, quiet);
  await expect.poll(() => quiet).toHaveBeenCalledExactlyOnceWith(true);
  port.follow(payment, quiet);
  await expect.poll(() => follow).toHaveBeenCalledOnce();
});
