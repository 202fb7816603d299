import { expect, test, vi } from "vitest";

import { fakeClock } from "#tests/factories/fake-clock.ts";

import { Intent } from "./intent.ts";

test("a pointer that rests on a link for 65 ms means it", () => {
  const { intent, clock, prefetch } = setUp();
  intent.hover("/a");
  clock.advance(64);
  expect(prefetch).not.toHaveBeenCalled();
  clock.advance(1);
  expect(prefetch).toHaveBeenCalledExactlyOnceWith("/a");
});

test("a pointer that only passes means nothing", () => {
  const { intent, clock, prefetch } = setUp();
  intent.hover("/a");
  clock.advance(50);
  intent.hover("/b");
  clock.advance(50);
  intent.leave();
  clock.advance(1000);
  expect(prefetch).not.toHaveBeenCalled();
});

test("a touch means it at once", () => {
  const { intent, clock, prefetch } = setUp();
  intent.hover("/a");
  intent.touch("/b");
  clock.advance(1000);
  expect(prefetch).toHaveBeenCalledExactlyOnceWith("/b");
});

function setUp() {
  const clock = fakeClock();
  const prefetch = vi.fn<(href: string) => void>();
  return { clock, prefetch, intent: new Intent(clock, prefetch) };
}
