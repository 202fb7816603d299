import { expect, test } from "vitest";

import { fakeClock } from "#tests/factories/fake-clock.ts";

import { createBusy } from "./busy.ts";

function setUp() {
  const clock = fakeClock();
  const shown: boolean[] = [];
  const busy = createBusy({ now: clock.now, after: clock.after, show: (isBusy) => shown.push(isBusy) });
  return { clock, busy, shown };
}

test("[§9 busy-least] a busy state that is shown stays 200 ms at least", () => {
  const { clock, busy, shown } = setUp();
  const end = busy.begin();
  expect(shown).toEqual([true]);
  clock.advance(30);
  end();
  clock.advance(169);
  expect(shown).toEqual([true]);
  clock.advance(1);
  expect(shown).toEqual([true, false]);
});

test("one that took longer goes with what was waited for", () => {
  const { clock, busy, shown } = setUp();
  const end = busy.begin();
  clock.advance(900);
  end();
  clock.advance(0);
  expect(shown).toEqual([true, false]);
});

test("it stays as long as anything is under way, and doesn't flicker in between", () => {
  const { clock, busy, shown } = setUp();
  const first = busy.begin();
  first();
  clock.advance(100);
  const second = busy.begin();
  first();
  clock.advance(500);
  expect(shown).toEqual([true]);
  second();
  clock.advance(0);
  expect(shown).toEqual([true, false]);
});

test("once stopped nothing is shown any more", () => {
  const { clock, busy, shown } = setUp();
  busy.begin()();
  busy.stop();
  clock.advance(1000);
  expect(shown).toEqual([true]);
});
