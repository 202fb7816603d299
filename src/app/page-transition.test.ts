import { expect, test, vi } from "vitest";

import { buildWireDocument } from "#tests/factories/wire-document.ts";

import { NavigationStore, type Navigation } from "./navigation/navigation-store.ts";
import { createPageTransition } from "./page-transition.ts";
import { ProgressStore } from "./progress/progress-store.ts";

const push = { mode: "push", keepScroll: false } as const;

/** Of a navigation that nobody overtakes. */
const going = new AbortController().signal;

function setUp({ has = true, calm = false, swiped = false } = {}) {
  const moving = { arrive: vi.fn<() => Promise<void>>(async () => {}), end: vi.fn<() => void>() };
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
    isSwiped: () => swiped,
    noteMoving: () => moving,
    onShown: (done) => {
      shown = done;
    },
  });
  return { run, updates, moving, commit: () => shown(), show: vi.fn<() => void>() };
}

test("a page is shown inside a view transition, which waits until it stands in the document", async () => {
  const { run, updates, commit, show } = setUp();
  run(push, show, going);
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
  ["the visitor swipes back", { swiped: true }, { mode: "arrive", keepScroll: false }],
] as const)("a page is shown at once when %s", (_why, browser, visit) => {
  const { run, updates, show } = setUp(browser);
  run(visit, show, going);
  expect(show).toHaveBeenCalledOnce();
  expect(updates).toEqual([]);
});

test("what moves gets its name when the page is there, and loses it at the end; Back moves too", async () => {
  const { run, updates, moving, commit, show } = setUp();
  run({ mode: "arrive", keepScroll: false }, show, going);
  const update = updates[0]?.();
  expect(moving.arrive).not.toHaveBeenCalled();
  commit();
  await update;
  expect(moving.arrive).toHaveBeenCalledOnce();
  await expect.poll(() => moving.end).toHaveBeenCalledOnce();
});

test("a page that was overtaken while its transition waited is not shown, and holds nothing up", async () => {
  const { run, updates, show } = setUp();
  const overtaken = new AbortController();
  run(push, show, overtaken.signal);
  overtaken.abort();
  await updates[0]?.();
  expect(show).not.toHaveBeenCalled();
});

test.each([
  ["Back to another page", (store: NavigationStore) => store.navigate(to("/before", "arrive"))],
  ["Back to the page that is shown", async (store: NavigationStore) => store.cancel()],
  [
    "a filter, which needs no transition",
    (store: NavigationStore) => store.navigate({ ...to("/list?page=2"), keepScroll: true }),
  ],
])("%s, while a page's transition waits: its address is never pushed", async (_what, next) => {
  const { run, updates } = setUp();
  const shown: string[] = [];
  const progress = new ProgressStore({ now: () => 0, after: () => () => {} });
  const store = new NavigationStore(
    {
      load: async () => ({ kind: "document", document: buildWireDocument() }),
      prepare: async () => true,
      show: (_document, navigation, signal) => run(navigation, () => shown.push(navigation.href), signal),
      leave() {},
      unreachable() {},
      chunkFailed: () => false,
    },
    progress,
    "public",
  );
  await store.navigate(to("/next"));
  await next(store);
  for (const update of updates) void update();
  expect(shown).not.toContain("/next");
});

function to(href: string, mode: Navigation["mode"] = "push"): Navigation {
  return { href, mode, keepScroll: false, keyboard: false };
}
