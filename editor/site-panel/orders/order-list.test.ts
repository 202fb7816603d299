import { expect, test, vi } from "vitest";

import { expectConsole } from "#tests/setup/expected-console.ts";

import { OrderList } from "./order-list.ts";
import { exportAddress, type OrderPort } from "./order-port.ts";
import { listedOrder } from "./test-order.ts";

const counts = { prepare: 3, ship: 0, pickup: 0, answer: 0, all: 3 };

function listing() {
  const ask = vi.fn<OrderPort["list"]>();
  const pageOf = (total: number, ...ids: readonly number[]) => ({
    orders: ids.map((id) => listedOrder(id)),
    ...{ total, counts },
  });
  return { list: new OrderList({ list: ask } as unknown as OrderPort), ask, pageOf };
}

test("it is read on page by page, none twice; who is chosen stays chosen while they are there", async () => {
  const { list, ask, pageOf } = listing();
  ask.mockResolvedValueOnce(pageOf(5, 1, 2, 3));
  await list.find({ tab: "all" });
  list.choose(2, true);
  ask.mockResolvedValueOnce(pageOf(5, 3, 4));
  await list.readOn();
  expect([list.orders.map(({ id }) => id), list.total, [...list.chosen]]).toEqual([[1, 2, 3, 4], 5, [2]]);
  ask.mockResolvedValueOnce(pageOf(1, 1));
  await list.again();
  expect([[...list.chosen], list.chosenOrders]).toEqual([[], []]);
});

test("an older page that comes late is dropped, and what can't be had leaves what is there", async () => {
  const { list, ask, pageOf } = listing();
  let arrive: (page: ReturnType<typeof pageOf>) => void = () => {};
  ask.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const first = list.find({ search: "au" });
  ask.mockResolvedValueOnce(pageOf(1, 9));
  await list.find({ search: "aubert" });
  arrive(pageOf(2, 8, 7));
  await first;
  expect(list.orders.map(({ id }) => id)).toEqual([9]);
  expectConsole("warn", /could not be read/);
  ask.mockRejectedValueOnce(new Error("nobody there"));
  await list.again();
  expect([list.state, list.orders.length, list.isNarrowed]).toEqual(["failed", 1, true]);
});

test("a list's table is what the list finds, in its order", () => {
  const query = { tab: "ship", search: "éclat & co", state: null, from: "2026-11-01", to: "" } as const;
  expect(exportAddress(query)).toBe(
    "/api/admin/orders/export?page=1&nbItem=50&orderBy=date&work=ship&search=%C3%A9clat+%26+co&from=2026-11-01",
  );
});
