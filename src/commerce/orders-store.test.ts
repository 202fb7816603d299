import { describe, expect, test, vi } from "vitest";

import { sampleOrder } from "#blocks/kit/order-samples.ts";
import type { OrderState } from "#schemas/commerce/order-states.ts";
import { orderStand } from "#schemas/commerce/order-stand.ts";
import type { PaymentState } from "#schemas/commerce/payment-states.ts";
import type { Client } from "#schemas/contract/client.ts";
import type { Order } from "#schemas/content/order.ts";
import type { PaymentResult } from "#schemas/content/payment.ts";
import { refused } from "#tests/factories/commerce.ts";
import { fakeClock } from "#tests/factories/fake-clock.ts";

import { OrdersStore } from "./orders-store.ts";

interface Asked {
  readonly name: string;
  readonly options: { readonly signal?: AbortSignal };
  /** When, in seconds. */
  readonly at: number;
}

/** The store over a server that answers as told, a clock that stands and a page that is looked at, or not. */
function setUp(answer: (asked: Asked) => unknown, { watched = true } = {}) {
  const clock = fakeClock();
  let isWatched = watched;
  const watching = new Set<(isWatched: boolean) => void>();
  const asked: Asked[] = [];
  const call = async (name: string, options: Asked["options"]): Promise<unknown> => {
    const one = { name, options, at: clock.now() / 1000 };
    asked.push(one);
    return await answer(one);
  };
  const store = new OrdersStore({
    call: call as unknown as Client["call"],
    clock,
    watch(tell) {
      watching.add(tell);
      tell(isWatched);
      return () => watching.delete(tell);
    },
  });
  return {
    store,
    asked,
    times: () => asked.map(({ at }) => at),
    watch(isNow: boolean): void {
      isWatched = isNow;
      for (const tell of watching) tell(isNow);
    },
    /** Lets time pass, by quarters of a second. */
    async pass(seconds: number): Promise<void> {
      for (let quarter = 0; quarter < seconds * 4; quarter += 1) {
        clock.advance(250);
        await answered();
      }
    },
  };
}

/** Whatever is answered at once has been by then. */
const answered = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const shipped: Order = { ...sampleOrder, id: 7, code: "CD-SHIPPED", state: "SHIPPED", isPayable: false };
const sent = { provider: "sandbox", id: "k3VwC0nW7Zt1u9QxYb2DfA" };

function payment(state: PaymentState, order: OrderState = "AWAITING_PAYMENT"): PaymentResult {
  return {
    id: sent.id,
    state,
    reason: null,
    amount: 87.3,
    order: { id: 12, code: "CD-1", state: order, isPayable: true },
  };
}

describe("[§3] one's orders", () => {
  test("[O3] are none at first, and are read as the server has them: a page of ten, and one", async () => {
    const { store, asked } = setUp(({ name }) =>
      name === "getOrder" ? shipped : { orders: [sampleOrder], total: 11 },
    );
    expect([store.list, store.order, asked]).toEqual([null, null, []]);
    expect([await store.load(2), await store.open(7)]).toEqual(["read", "read"]);
    expect(asked).toMatchObject([
      { name: "listOrders", options: { query: { page: 2, nbItem: 10 } } },
      { name: "getOrder", options: { params: { id: 7 } } },
    ]);
    expect([store.list, store.order]).toEqual([{ orders: [sampleOrder], total: 11 }, shipped]);
  });

  test("[O3] stay as they were when they can't be asked for, and are forgotten when they are refused", async () => {
    let answer: () => unknown = () => shipped;
    const { store } = setUp(() => answer());
    await store.open(7);
    for (const away of [
      () => refused("Away", 503),
      () => refused("Slower", 429),
      () => Promise.reject(new TypeError()),
    ]) {
      answer = away;
      expect([await store.open(7), await store.load(1), store.order]).toEqual(["unheard", "unheard", shipped]);
    }
    answer = () => refused("You are not logged in", 401);
    expect([await store.load(1), store.order]).toEqual(["refused", null]);
  });
});

describe("[O3] orders that a page shows", () => {
  const list = { page: 1, stands: [sampleOrder, shipped].map((order) => orderStand(order)) };

  test("are looked at again when their customer comes back, and what has happened is told", async () => {
    let orders = [sampleOrder, shipped];
    const { store, watch, asked } = setUp(() => ({ orders, total: 2 }));
    const changed = vi.fn<(orders: readonly Order[] | null) => void>();
    const end = store.keepFresh(list, changed);
    const comeBack = async (): Promise<void> => {
      watch(false);
      watch(true);
      await answered();
    };
    expect(asked).toEqual([]);
    await comeBack();
    expect([asked.length, changed.mock.calls]).toEqual([1, []]);
    const delivered: Order = { ...shipped, state: "DELIVERED" };
    orders = [sampleOrder, delivered];
    await comeBack();
    expect(changed.mock.calls).toEqual([[[delivered]]]);
    end();
    await comeBack();
    expect(asked).toHaveLength(2);
  });

  test("one of them too; whose customer has logged out, and what nobody could ask", async () => {
    let answer: () => unknown = () => ({ ...sampleOrder, state: "PAID", isPayable: false });
    const { store, watch, asked } = setUp(() => answer(), { watched: false });
    const changed = vi.fn<(orders: readonly Order[] | null) => void>();
    store.keepFresh({ order: 12, stands: [orderStand(sampleOrder)] }, changed);
    watch(true);
    await answered();
    expect(asked).toMatchObject([{ name: "getOrder", options: { params: { id: 12 } } }]);
    expect(changed.mock.calls).toMatchObject([[[{ id: 12, state: "PAID" }]]]);
    for (answer of [() => refused("Away", 503), () => refused("You are not logged in", 401)]) {
      watch(false);
      watch(true);
      await answered();
    }
    expect(changed.mock.calls.slice(1)).toEqual([[null]]);
    expect(store.order).toBeNull();
  });

  test("an answer that comes when the page is another one already is nobody's", async () => {
    const answer = Promise.withResolvers<Order>();
    const { store, watch } = setUp(() => answer.promise, { watched: false });
    const changed = vi.fn<(orders: readonly Order[] | null) => void>();
    const end = store.keepFresh({ order: 7, stands: [] }, changed);
    watch(true);
    end();
    answer.resolve(shipped);
    await answered();
    expect(changed).not.toHaveBeenCalled();
  });
});

describe("[O4] a payment that is waited for", () => {
  test("[§7] is asked for by who takes the money and its id, with pauses that grow up to twenty seconds", async () => {
    const { store, asked, times, pass } = setUp(() => payment("PENDING"));
    store.follow(sent, async () => {});
    await pass(90);
    expect(asked[0]).toMatchObject({
      name: "getPaymentResult",
      options: { params: { cardProvider: "sandbox", id: sent.id } },
    });
    const pauses = times().map((at, index) => at - (times()[index - 1] ?? 0));
    expect(pauses).toEqual([2, 3, 4.5, 6.75, 10, 15, 20, 20].map((pause) => expect.closeTo(pause, 0)));
  });

  test.each([
    ["paid", payment("CAPTURED", "PAID")],
    ["declined", payment("DECLINED", "PAYMENT_FAILED")],
    ["given up", payment("CANCELLED", "PAYMENT_FAILED")],
    ["over", payment("EXPIRED", "EXPIRED")],
  ])("is shown when it is %s, and asked for no more when the page is another one", async (_what, end) => {
    let answer = payment("PENDING");
    const { store, asked, pass } = setUp(() => answer);
    const settled = vi.fn<() => Promise<void>>(async () => stop());
    const stop = store.follow(sent, settled);
    await pass(3);
    expect(settled).not.toHaveBeenCalled();
    answer = end;
    await pass(60);
    expect([settled.mock.calls.length, asked.length]).toEqual([1, 2]);
  });

  test("that is taken while its order isn't paid yet is waited for still", async () => {
    const { store, asked, pass } = setUp(() => payment("CAPTURED"));
    const settled = vi.fn<() => Promise<void>>();
    store.follow(sent, settled);
    await pass(10);
    expect([settled.mock.calls.length, asked.length]).toEqual([0, 3]);
  });

  test("whose outcome could not be shown is asked for again", async () => {
    const { store, pass } = setUp(() => payment("CAPTURED", "PAID"));
    const settled = vi.fn<() => Promise<void>>(async () => {});
    store.follow(sent, settled);
    await pass(5);
    expect(settled).toHaveBeenCalledTimes(2);
  });

  test("is not asked for while nobody looks or there is no connection; who comes back is answered at once", async () => {
    const { store, watch, times, pass } = setUp(() => payment("PENDING"));
    store.follow(sent, async () => {});
    await pass(1);
    watch(false);
    await pass(100);
    expect(times()).toEqual([]);
    watch(true);
    await pass(6);
    expect(times()).toEqual([101.25, 103.25, 106.25].map((at) => expect.closeTo(at, 0)));
  });

  test("on a page that is opened in the background is asked for when somebody sees it", async () => {
    const { store, watch, times, pass } = setUp(() => payment("PENDING"), { watched: false });
    store.follow(sent, async () => {});
    await pass(30);
    watch(true);
    await pass(1);
    expect(times()).toHaveLength(1);
  });

  test("survives calls that fail, are refused, or never end", async () => {
    const answers = [
      () => Promise.reject(new TypeError("Failed to fetch")),
      () => refused("Busy", 503),
      ({ options: { signal } }: Asked) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
      () => payment("CAPTURED", "PAID"),
    ];
    const { store, asked, pass } = setUp((one) => answers[Math.min(asked.length, answers.length) - 1]?.(one));
    const settled = vi.fn<() => Promise<void>>(async () => stop());
    const stop = store.follow(sent, settled);
    await pass(10);
    expect([asked.length, settled.mock.calls.length]).toEqual([3, 0]);
    await pass(25);
    expect([asked.length, settled.mock.calls.length]).toEqual([4, 1]);
  });

  test("is asked for ten minutes, then it is said that nothing is heard; who comes back is answered again", async () => {
    const { store, asked, watch, pass } = setUp(() => payment("PENDING"));
    store.follow(sent, async () => {});
    await pass(580);
    expect(store.isQuiet).toBe(false);
    await pass(20);
    expect(store.isQuiet).toBe(true);
    const before = asked.length;
    expect(before).toBeLessThan(40);
    await pass(300);
    expect(asked).toHaveLength(before);
    watch(false);
    watch(true);
    await pass(1);
    expect([asked.length, store.isQuiet]).toEqual([before + 1, false]);
  });

  test("that nobody knows is not asked for again", async () => {
    const { store, asked, pass } = setUp(() => refused("Not found", 404));
    store.follow(sent, async () => {});
    await pass(60);
    expect([asked.length, store.isQuiet]).toEqual([1, true]);
  });

  test("is nobody's when the page was left meanwhile: the call is called off, its answer shown nowhere", async () => {
    const answer = Promise.withResolvers<PaymentResult>();
    const { store, asked, pass } = setUp(() => answer.promise);
    const settled = vi.fn<() => Promise<void>>();
    const end = store.follow(sent, settled);
    await pass(2);
    end();
    expect(asked[0]?.options.signal?.aborted).toBe(true);
    answer.resolve(payment("CAPTURED", "PAID"));
    await pass(60);
    expect([asked.length, settled.mock.calls.length]).toEqual([1, 0]);
  });
});
