import { describe, expect, test } from "vitest";

import { typingPause } from "./history.ts";
import { editor, open, textOf, write } from "./test-draft.ts";

/** Somebody who wrote two texts, of which somebody else has written over the second. */
async function scene() {
  const { store, server, clock } = await editor();
  store.edit([write("n3", "d’abord")]);
  clock.now += typingPause;
  store.edit([write("n1", "ensuite")]);
  await store.save();
  const other = await open(server, 2);
  other.edit([write("n1", "de Claire")]);
  await other.save();
  await store.look();
  return { store, server, theirs: server.log.at(-1)?.id };
}

describe("[HI8] what others wrote over", () => {
  test("is told once, with whose edit it was, and then older things are taken back and done again", async () => {
    const { store, server, theirs } = await scene();
    expect(store.undo()).toMatchObject({ ok: false, error: { overwrittenBy: theirs } });
    expect([textOf(store.document, "n3"), textOf(store.document, "n1")]).toEqual(["d’abord", "de Claire"]);
    expect(store.undo().ok).toBe(true);
    expect([textOf(store.document, "n3"), textOf(store.document, "n1")]).toEqual([undefined, "de Claire"]);
    expect(store.undo()).toEqual({ ok: false, error: null });
    expect(store.redo().ok).toBe(true);
    await store.save();
    expect([textOf(server.document, "n3"), textOf(server.document, "n1")]).toEqual(["d’abord", "de Claire"]);
  });

  test("stays where it was in the list, marked", async () => {
    const { store, theirs } = await scene();
    const before = store.steps;
    store.undo();
    expect(store.steps).toEqual(before);
    expect(store.steps.filter(({ overwrittenBy }) => overwrittenBy === theirs)).toHaveLength(1);
  });

  test("is passed on the way back as well", async () => {
    const { store, server } = await editor();
    for (const [id, words] of [
      ["n1", "un peu"],
      ["n3", "beaucoup"],
    ] as const)
      store.edit([write(id, words)]);
    expect([store.undo().ok, store.undo().ok]).toEqual([true, true]);
    await store.save();
    const other = await open(server, 2);
    other.edit([write("n1", "de Claire")]);
    await other.save();
    await store.look();
    expect([store.redo().ok, store.redo().ok]).toEqual([false, true]);
    expect([textOf(store.document, "n1"), textOf(store.document, "n3")]).toEqual(["de Claire", "beaucoup"]);
    expect(store.steps.find(({ overwrittenBy }) => overwrittenBy !== null)?.isUndone).toBe(true);
  });
});

test("[HI4] where one of the several edits of a thing can't be taken back, none is", async () => {
  const { store, server } = await editor();
  store.edit([write("n1", "b")], "n1");
  await store.save();
  store.edit([write("n1", "bo")], "n1");
  await store.save();
  expect(store.copy.history.done.map(({ edits }) => edits.length)).toEqual([2]);
  const other = await open(server, 2);
  other.edit([{ type: "remove", ids: ["n1"] }]);
  await other.save();
  await store.look();
  const before = store.document;
  expect(store.undo().ok).toBe(false);
  expect([store.document, store.copy.own]).toEqual([before, []]);
});
