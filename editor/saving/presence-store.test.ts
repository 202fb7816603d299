import { observable, runInAction } from "mobx";
import { expect, test, vi } from "vitest";

import { fakeClock } from "#tests/factories/fake-clock.ts";

import { PresenceStore, type Present, presenceTimes } from "./presence-store.ts";

const claire: Present = { user: 2, name: "Claire", block: "b1", at: 0 };

test("[PR1] one is heard of every ten seconds, and soon after choosing another block; the others are known", async () => {
  const { store, tell, clock, chosen } = setUp();
  const stop = store.start(() => chosen.get());
  await settled();
  expect(tell.mock.calls).toEqual([[null]]);
  expect([store.others, store.isInOtherTab]).toEqual([[claire], true]);
  runInAction(() => chosen.set("a"));
  runInAction(() => chosen.set("b"));
  clock.advance(presenceTimes.turn);
  await settled();
  expect(tell.mock.calls).toEqual([[null], ["b"]]);
  clock.advance(presenceTimes.beat);
  await settled();
  expect(tell).toHaveBeenCalledTimes(3);
  stop();
  clock.advance(60_000);
  await settled();
  expect(tell).toHaveBeenCalledTimes(3);
});

test("[PR1] a block that is chosen while one is being heard of is told of as soon", async () => {
  const { store, tell, clock, chosen } = setUp();
  let answer = (): void => {};
  tell.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return [];
  });
  store.start(() => chosen.get());
  runInAction(() => chosen.set("a"));
  clock.advance(presenceTimes.turn);
  expect(tell.mock.calls).toEqual([[null]]);
  answer();
  await settled();
  clock.advance(presenceTimes.turn);
  expect(tell.mock.calls).toEqual([[null], ["a"]]);
});

test("[PR1] who looks at another page is not told of, and nobody is shown who can't be heard of", async () => {
  const { store, tell, clock, page } = setUp();
  store.start(() => null);
  await settled();
  page.isVisible = false;
  clock.advance(presenceTimes.beat * 3);
  await settled();
  expect(tell).toHaveBeenCalledTimes(1);
  page.isVisible = true;
  tell.mockRejectedValueOnce(new Error("Nobody there"));
  for (let beat = 0; beat < 3; beat += 1) {
    clock.advance(presenceTimes.beat);
    await settled();
    if (beat === 0) expect([store.others, store.nameOf(2), store.nameOf(3)]).toEqual([[], "Claire", null]);
  }
  expect(store.others).toEqual([claire]);
});

function setUp() {
  const tell = vi.fn(async (_block: string | null): Promise<readonly Present[]> => Promise.resolve([claire]));
  const [clock, page, chosen] = [fakeClock(), { isVisible: true }, observable.box<string | null>(null)];
  const store = new PresenceStore({
    tell,
    clock,
    isInOtherTab: async () => await Promise.resolve(true),
    isVisible: () => page.isVisible,
  });
  return { store, tell, clock, page, chosen };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
