import { expect, test } from "vitest";

import { FairQueue } from "./fair-queue.ts";

/** A queue whose jobs end when the test says so, in the order in which they were started. */
function queueOf(limits: { running: number; waiting: number; waitingInAll?: number }) {
  const queue = new FairQueue({ waitingInAll: 1000, ...limits });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (client: string, id: string): Promise<string | null> =>
    queue.run(client, id, async () => {
      started.push(id);
      await new Promise<void>((resolve) => ends.push(resolve));
      return `made ${id}`;
    });
  const endAll = async (): Promise<void> => {
    for (let quiet = 0; quiet < 5; quiet += 1) {
      const end = ends.shift();
      if (end) quiet = 0;
      end?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { ask, started, endAll };
}

test("a client who asks for three hundred keeps nobody else waiting", async () => {
  const { ask, started, endAll } = queueOf({ running: 2, waiting: 400 });
  const greedy = Array.from({ length: 300 }, (_, index) => ask("greedy", `g${index}`));
  const modest = ["m0", "m1", "m2"].map((id) => ask("modest", id));
  const third = ask("third", "t0");
  await endAll();
  expect(await Promise.all(modest)).toEqual(["made m0", "made m1", "made m2"]);
  expect(await third).toBe("made t0");
  expect(await Promise.all(greedy)).toHaveLength(300);
  // Two were running already; from then on each has its turn.
  expect(started.slice(0, 9)).toEqual(["g0", "g1", "g2", "m0", "t0", "g3", "m1", "g4", "m2"]);
});

test("a client who always asks for one more starves nobody either", async () => {
  const { ask, started, endAll } = queueOf({ running: 1, waiting: 10 });
  const first = ["a0", "a1", "a2"].map((id) => ask("a", id));
  const again = async (left: number): Promise<void> => {
    await ask("b", `b${left}`);
    if (left > 0) await again(left - 1);
  };
  const endless = again(20);
  await endAll();
  await Promise.all([...first, endless]);
  expect(started.indexOf("a2")).toBeLessThan(6);
});

test("beyond its bound a client is told so at once, and has room again afterwards", async () => {
  const { ask, endAll } = queueOf({ running: 1, waiting: 2 });
  const jobs = ["a0", "a1", "a2", "a3"].map((id) => ask("a", id));
  expect(await jobs[3]).toBeNull();
  const other = ask("b", "b0");
  await endAll();
  expect(await Promise.all(jobs)).toEqual(["made a0", "made a1", "made a2", null]);
  expect(await other).toBe("made b0");
  const later = ask("a", "a3");
  await endAll();
  expect(await later).toBe("made a3");
});

test("beyond the bound for all, whoever comes is told so at once, unless it joins", async () => {
  const { ask, endAll } = queueOf({ running: 1, waiting: 10, waitingInAll: 2 });
  const jobs = ["a0", "b0", "c0", "d0"].map((id) => ask(id.slice(0, 1), id));
  expect(await jobs[3]).toBeNull();
  const joined = ask("d", "c0");
  await endAll();
  expect(await Promise.all([...jobs, joined])).toEqual(["made a0", "made b0", "made c0", null, "made c0"]);
});

test("one job for all who ask for it, at the earliest turn of theirs", async () => {
  const { ask, started, endAll } = queueOf({ running: 1, waiting: 400 });
  const greedy = Array.from({ length: 100 }, (_, index) => ask("greedy", `g${index}`));
  const shared = [ask("modest", "g99"), ask("modest", "g99"), ask("modest", "g0")];
  await endAll();
  expect(await Promise.all(shared)).toEqual(["made g99", "made g99", "made g0"]);
  await Promise.all(greedy);
  expect(started).toHaveLength(100);
  expect(started.indexOf("g99")).toBeLessThan(3);
});

test("a job that fails fails for all who wait, and is tried anew", async () => {
  const queue = new FairQueue({ running: 1, waiting: 10, waitingInAll: 10 });
  const fail = () => Promise.reject(new Error("no picture"));
  const both = [queue.run("a", "x", fail), queue.run("b", "x", fail)];
  await expect(Promise.all(both)).rejects.toThrow("no picture");
  expect(await queue.run("a", "x", async () => "made")).toBe("made");
});
