import { expect, test, vi } from "vitest";

import { createPageTransition } from "./page-transition.ts";

const push = { mode: "push", keepScroll: false } as const;

function setUp({ has = true, calm = false } = {}) {
  const updates: (() => Promise<void>)[] = [];
  let shown: () => void = () => {};
  const start = (update: () => Promise<void>) => {
    updates.push(update);
    // As a transition does that the next one overtakes.
    return { ready: Promise.reject(new Error("skipped")), finished: Promise.resolve() };
  };
  const run = createPageTransition({
    start: has ? start : undefined,
    isCalm: () => calm,
    onShown: (done) => {
      shown = done;
    },
  });
  return { run, updates, commit: () => shown(), show: vi.fn<() => void>() };
}

test("a page is shown inside a view transition, which waits until it stands in the document", async () => {
  const { run, updates, commit, show } = setUp();
  run(push, show);
  expect(show).not.toHaveBeenCalled();
  const done = vi.fn<() => void>();
  const update = updates[0]?.().then(done);
  expect(show).toHaveBeenCalledOnce();
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  commit();
  await update;
  expect(done).toHaveBeenCalledOnce();
});

test.each([
  ["the browser has none", { has: false }, push],
  ["the visitor prefers less motion", { calm: true }, push],
  ["a filter keeps its place", {}, { mode: "push", keepScroll: true }],
  ["the visitor goes back", {}, { mode: "arrive", keepScroll: false }],
] as const)("a page is shown at once when %s", (_why, browser, visit) => {
  const { run, updates, show } = setUp(browser);
  run(visit, show);
  expect(show).toHaveBeenCalledOnce();
  expect(updates).toEqual([]);
});
