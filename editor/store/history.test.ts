import { describe, expect, test } from "vitest";

import type { AppliedEdit } from "#schemas/editing/edit.ts";

import {
  afterRebase,
  afterRedo,
  afterUndo,
  emptyHistory,
  type History,
  historyFromLog,
  type LoggedStep,
  type NewEntry,
  record,
  takenBack,
  typingPause,
} from "./history.ts";

describe("the history of a document", () => {
  test("[HI1] what is done is remembered in its order, and what had been taken back is forgotten", () => {
    const history = [done("a"), done("b")].reduce(record, emptyHistory<string>());
    expect(ids(history)).toEqual([["a", "b"], []]);
    const back = afterUndo(history, edit("u", "b"));
    expect(ids(back)).toEqual([["a"], ["b"]]);
    expect(ids(record(back, done("c")))).toEqual([["a", "c"], []]);
  });

  test("[HI2] what is typed in one go is one thing; a pause or another field begins a new one", () => {
    const history = [
      typed("a", "title", 0),
      typed("b", "title", typingPause - 1),
      typed("c", "title", 2 * typingPause - 1),
      typed("d", "text", 2 * typingPause),
      done("e"),
      done("f"),
    ].reduce(record, emptyHistory<string>());
    expect(history.done.map(({ edits }) => edits.map(({ id }) => id))).toEqual([
      ["a", "b"],
      ["c"],
      ["d"],
      ["e"],
      ["f"],
    ]);
  });

  test("[HI2] an edit that grew while it waited is still one", () => {
    const history = [typed("a", "title", 0), typed("a", "title", 10)].reduce(record, emptyHistory<string>());
    expect(history.done[0]?.edits.map(({ id }) => id)).toEqual(["a"]);
  });

  test("[HI3] an entry is taken back last things first, and done again in its order", () => {
    const typing = [done("z"), typed("a", "title", 0), typed("b", "title", 1)].reduce(record, emptyHistory<string>());
    const entry = typing.done.at(-1);
    if (!entry) throw new Error("Something was done");
    expect(takenBack(entry, nextId())).toEqual([
      { id: "new-1", commands: ["back b"], undoes: "b" },
      { id: "new-2", commands: ["back a"], undoes: "a" },
    ]);
    const undone = [edit("new-1", "b"), edit("new-2", "a")].reduce(afterUndo, typing);
    expect(ids(undone)).toEqual([["z"], ["a"]]);
    const again = undone.undone[0];
    if (!again) throw new Error("Something was taken back");
    expect(takenBack(again, nextId()).map(({ undoes }) => undoes)).toEqual(["new-2", "new-1"]);
    const redone = [edit("r-1", "new-2"), edit("r-2", "new-1")].reduce(afterRedo, undone);
    expect(ids(redone)).toEqual([["z", "a"], []]);
    expect(redone.done.at(-1)?.edits.map(({ id }) => id)).toEqual(["r-1", "r-2"]);
  });

  test("[HI5] what conflicts is forgotten, what was replayed is as it was applied, and who wrote over it is said", () => {
    const history = [done("a", ["n1/props/text"]), done("b"), done("c", ["n2/props"])].reduce(
      record,
      emptyHistory<string>(),
    );
    const rebased = afterRebase(history, {
      replayed: [{ ...edit("c"), inverse: ["other way back"] }],
      dropped: new Set(["b"]),
      written: [{ leaf: "n1/props/text/fr_FR", by: "theirs" }],
    });
    expect(rebased.done).toMatchObject([
      { id: "a", overwrittenBy: "theirs" },
      { id: "c", overwrittenBy: null, edits: [{ inverse: ["other way back"] }] },
    ]);
  });

  test("[HI2] [HI5] what others wrote over is not typed on", () => {
    const history = afterRebase(record(emptyHistory<string>(), typed("a", "title", 0)), {
      replayed: [],
      dropped: new Set(),
      written: [{ leaf: "title", by: "theirs" }],
    });
    expect(ids(record(history, typed("b", "title", 1)))).toEqual([["a", "b"], []]);
  });

  test("[HI6] the log tells one's own history: what was taken back and done again, and what others wrote over", () => {
    const log: LoggedStep<string>[] = [
      step("a", { leaves: ["n1/props"] }),
      step("x", { isOwn: false, written: ["n1/props/text"] }),
      step("b", { leaves: ["n2/props"], at: 5 }),
      step("c", { leaves: ["n2/props"], at: 6 }),
      step("u-c", { undoes: "c", at: 7 }),
      step("u-b", { undoes: "b", at: 8 }),
      step("r-b", { undoes: "u-b", at: 9 }),
      step("d", { at: 10 }),
      step("u-d", { undoes: "d", at: 11 }),
    ];
    const before = historyFromLog(log.slice(0, 7));
    expect(ids(before)).toEqual([["a", "b"], ["b"]]);
    expect(before.done.map(({ overwrittenBy }) => overwrittenBy)).toEqual(["x", null]);
    expect(ids(historyFromLog(log))).toEqual([["a", "b"], ["d"]]);
  });
});

function edit(id: string, undoes?: string): AppliedEdit<string> {
  return { id, commands: [`do ${id}`], inverse: [`back ${id}`], ...(undoes === undefined ? {} : { undoes }) };
}

function done(id: string, leaves: readonly string[] = []): NewEntry<string> {
  return { edit: edit(id), group: null, at: 0, leaves };
}

function typed(id: string, group: string, at: number): NewEntry<string> {
  return { edit: edit(id), group, at, leaves: [group] };
}

function step(
  id: string,
  { undoes, ...given }: Partial<LoggedStep<string>> & { readonly undoes?: string } = {},
): LoggedStep<string> {
  return { edit: edit(id, undoes), isOwn: true, at: 0, written: [], leaves: [], ...given };
}

function ids({ done: past, undone }: History<string>): readonly (readonly string[])[] {
  return [past.map(({ id }) => id), undone.map(({ id }) => id)];
}

function nextId(): () => string {
  let made = 0;
  return () => `new-${(made += 1)}`;
}
