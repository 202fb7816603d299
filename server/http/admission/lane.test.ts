import { expect, test } from "vitest";

import { withPatience } from "#server/db/patience.ts";

import { Lane } from "./lane.ts";
import { Overloaded } from "./overloaded.ts";

const limits = { running: 1, waiting: 3, perAddress: 3, patience: 60_000, slow: 60_000 };

/** A lane whose work ends one by one, when told; `order` is what ran. */
function laneOf(more: Partial<typeof limits> = {}) {
  const lane = new Lane("calls", { ...limits, ...more });
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const ask = async (address: string, name = address): Promise<string> =>
    await lane.run(address, () => {
      order.push(name);
      const { promise, resolve } = Promise.withResolvers<string>();
      ends.push(() => resolve(name));
      return promise;
    });
  const endAll = async (): Promise<void> => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await new Promise(setImmediate);
    }
  };
  return { lane, order, ask, endAll };
}

const outcome = (asked: Promise<string>): Promise<string> =>
  asked.catch((error: unknown) => (error instanceof Overloaded ? "refused" : "failed"));

test("what is ready at once is answered at once, and takes no place", () => {
  const { lane } = laneOf();
  expect([1, 2, 3, 4, 5].map(() => lane.run("a", () => "done"))).toEqual(Array(5).fill("done"));
});

test("addresses take turns, whoever asked first and for most", async () => {
  const { order, ask, endAll } = laneOf();
  const all = ["a 1", "a 2", "a 3", "b 1"].map((name) => outcome(ask(name.slice(0, 1), name)));
  await endAll();
  expect(order).toEqual(["a 1", "a 2", "b 1", "a 3"]);
  expect(await Promise.all(all)).toEqual(["a 1", "a 2", "a 3", "b 1"]);
});

test("one address holds no more than its share, running and waiting together", async () => {
  const { ask, endAll } = laneOf();
  const all = ["a", "a", "a", "a", "b"].map((name) => outcome(ask(name)));
  await endAll();
  expect(await Promise.all(all)).toEqual(["a", "a", "a", "refused", "b"]);
  const again = outcome(ask("a"));
  await endAll();
  expect(await again).toBe("a");
});

test("where no more may wait, a newcomer takes the place of the latest of whoever has most", async () => {
  const { ask, endAll } = laneOf({ perAddress: 10 });
  const names = ["a 1", "a 2", "a 3", "a 4", "a 5", "b 1", "c 1", "d 1"];
  const all = names.map((name) => outcome(ask(name.slice(0, 1), name)));
  await endAll();
  expect(await Promise.all(all)).toEqual(["a 1", "a 2", "refused", "refused", "refused", "b 1", "c 1", "refused"]);
});

test("who waits too long is refused, and leaves a place", async () => {
  const { ask, endAll } = laneOf({ patience: 1 });
  const first = outcome(ask("a"));
  expect(await outcome(ask("b"))).toBe("refused");
  await endAll();
  expect(await first).toBe("a");
  const next = outcome(ask("b"));
  await endAll();
  expect(await next).toBe("b");
});

test("work that fails, at once or later, leaves its place", async () => {
  const { lane } = laneOf();
  for (let time = 0; time < 3; time += 1) {
    expect(() =>
      lane.run("a", () => {
        throw new Error("no");
      }),
    ).toThrow("no");
    await expect(lane.run("a", () => Promise.reject(new Error("later")))).rejects.toThrow("later");
  }
  expect(lane.run("a", () => "done")).toBe("done");
});

test("[R-11] who has no patience left for turns is refused rather than kept waiting", async () => {
  const { ask, endAll } = laneOf();
  const first = outcome(ask("a"));
  expect(await withPatience(0, () => outcome(ask("b")))).toBe("refused");
  await endAll();
  expect(await first).toBe("a");
});

test.each([
  [4, 1, false],
  [4, 2, true],
])(
  "of %i places %i are held by late bodies: those give one up at once to a newcomer: %s",
  async (running, late, isCut) => {
    const { lane, ask, endAll } = laneOf({ running, slow: 0 });
    const cut: number[] = [];
    const ends: (() => void)[] = [];
    for (let place = 0; place < running; place += 1) {
      const arrival = { isOnItsWay: () => place < late, cut: () => cut.push(place) };
      void lane.run(`a ${place}`, () => new Promise<void>((resolve) => ends.push(resolve)), arrival);
    }
    const next = ask("b");
    expect(cut).toEqual(isCut ? [0] : []);
    for (const end of ends) end();
    await new Promise(setImmediate);
    await endAll();
    expect(await next).toBe("b");
  },
);
