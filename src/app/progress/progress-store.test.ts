import { expect, test } from "vitest";

import { fakeClock } from "#tests/factories/fake-clock.ts";

import { ProgressStore } from "./progress-store.ts";

test("[§9] the bar shows after 200 ms and hides 500 ms after finishing", () => {
  const { clock, bar } = setUp();
  bar.start();
  clock.advance(199);
  expect(bar.state.phase).toBe("waiting");
  clock.advance(1);
  expect(bar.state.phase).toBe("running");
  clock.advance(60_000);
  expect(bar.state.phase).toBe("running");
  bar.finish();
  clock.advance(499);
  expect(bar.state.phase).toBe("done");
  clock.advance(1);
  expect(bar.state.phase).toBe("idle");
});

test("[§4] the throttle begins anew with every navigation, and none is left over", () => {
  const { clock, bar } = setUp();
  bar.start();
  clock.advance(150);
  bar.finish();
  bar.start();
  clock.advance(150);
  expect(bar.state.phase).toBe("waiting");
  clock.advance(50);
  expect(bar.state.phase).toBe("running");
});

test("a navigation that overtakes another within the throttle does not put the bar off", () => {
  const { clock, bar } = setUp();
  bar.start();
  clock.advance(150);
  bar.start();
  clock.advance(50);
  expect(bar.state.phase).toBe("running");
});

test("[§8] a failed bar is seen, then hides", () => {
  const { clock, bar } = setUp();
  bar.start();
  bar.fail();
  expect(bar.state.phase).toBe("failed");
  clock.advance(500);
  expect(bar.state.phase).toBe("idle");
});

function setUp() {
  const clock = fakeClock();
  return { clock, bar: new ProgressStore(clock) };
}
