import { describe, expect, test } from "vitest";

import { editor, open, write } from "./test-draft.ts";

describe("what everybody did", () => {
  test("[LA2] one's own and others' steps stand in one list, the latest first", async () => {
    const { store, server, clock } = await editor();
    clock.now = 1;
    store.edit([write("n1", "a")]);
    await store.save();
    const other = await open(server, 2, undefined, { now: 2 });
    other.edit([{ type: "move", ids: ["n3"], at: { into: null, slot: "root", after: null } }]);
    await other.save();
    await store.look();
    clock.now = 5;
    store.edit([{ type: "remove", ids: ["i1"] }]);
    expect(store.steps).toMatchObject([
      { isOwn: true, author: 1, label: { key: "removed" }, at: 5 },
      { isOwn: false, author: 2, label: { key: "movedAbove" }, manner: "did" },
      { isOwn: true, author: 1, label: { key: "setMany" }, isUndone: false },
    ]);
    const [, first] = store.copy.history.done.map(({ id }) => id);
    expect(store.steps[0]?.id).toBe(first);
  });

  test("[LA2] what one has taken back stays in its place, until something else is done", async () => {
    const { store, clock } = await editor();
    for (const id of ["n1", "n2", "n4"]) {
      clock.now += 5000;
      store.edit([write(id, "a")]);
    }
    store.undo();
    store.undo();
    expect(store.steps.map(({ isUndone }) => isUndone)).toEqual([true, true, false]);
    store.redo();
    expect(store.steps.map(({ isUndone }) => isUndone)).toEqual([true, false, false]);
    store.edit([write("n3", "b")]);
    expect(store.steps).toHaveLength(3);
  });

  test("[LA2] [HI6] the words are there again after a reload, of what is saved and of what was kept", async () => {
    const { store, server, clock, journal } = await editor();
    store.edit([write("n1", "a")]);
    clock.now = 5000;
    store.edit([{ type: "remove", ids: ["n3"] }]);
    const labels = store.steps.map(({ label }) => label);
    const again = await open(server, 1, journal, { now: 9000 });
    expect(again.steps.map(({ label }) => label)).toEqual(labels);
    await again.save();
    const later = await open(server, 1);
    expect(later.steps.map(({ label }) => label)).toEqual(labels);
  });

  test("[LA2] others' steps say what they took back, and what they did again", async () => {
    const { store, server } = await editor();
    const other = await open(server, 2);
    other.edit([{ type: "remove", ids: ["n3"] }]);
    other.undo();
    other.redo();
    await other.save();
    await store.look();
    expect(store.steps.map(({ manner, label }) => [manner, label?.key])).toEqual([
      ["redid", "removed"],
      ["undid", "removed"],
      ["did", "removed"],
    ]);
  });

  test("[LA2] [HI5] what others wrote over is marked", async () => {
    const { store, server } = await editor();
    store.edit([write("n1", "le mien")]);
    await store.save();
    const other = await open(server, 2);
    other.edit([write("n1", "le leur")]);
    await other.save();
    await store.look();
    expect(store.steps.map(({ overwrittenBy }) => overwrittenBy)).toEqual([null, server.log[1]?.id]);
  });

  test("[LA2] one's own work in another page of the browser is a step too", async () => {
    const { store, server } = await editor();
    const elsewhere = await open(server, 1);
    elsewhere.edit([write("n1", "ailleurs")]);
    await elsewhere.save();
    await store.look();
    expect(store.steps).toMatchObject([{ isOwn: false, author: 1 }]);
  });
});
