import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { idbJournal } from "./idb-journal.ts";
import type { Kept } from "./journal.ts";
import type { LivingPages } from "./living-pages.ts";

type Command = { readonly value: string };

const edit = (id: string, value = id) => ({ id, commands: [{ value }] });
const kept = (...own: readonly ReturnType<typeof edit>[]): Kept<Command> => ({ since: 3, own, conflicts: [] });
const living = new Set<string>();
const pages: LivingPages = {
  join: async (page) => {
    living.add(page);
    return Promise.resolve();
  },
  leave: (page) => void living.delete(page),
  among: async (all) => Promise.resolve(new Set(all.filter((page) => living.has(page)))),
};
const clock = { now: 0 };

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  living.clear();
  clock.now = 0;
});

describe("a journal in the browser's database", () => {
  test("[JO1] [JO3] what a page kept is there for the next one, in its order, and only for the same document", async () => {
    const conflicts = [{ edit: edit("set-aside"), overwrites: [{ leaf: "a/props/x", by: "them" }], refusal: null }];
    const first = await journal("first");
    expect(await first.write(kept(edit("one")))).toBe(true);
    expect(await first.write({ ...kept(edit("one"), edit("two", "b")), conflicts })).toBe(true);
    living.delete("first");
    expect(await (await journal("else", "layout/13/1")).read()).toEqual([]);
    expect(await read("second")).toEqual([{ since: 3, own: [edit("one"), edit("two", "b")], conflicts }]);
  });

  test("[JO1] eleven edits and more come back in their order", async () => {
    const all = Array.from({ length: 25 }, (_, index) => edit(`e${index}`));
    await (await journal("first")).write(kept(...all));
    living.delete("first");
    expect((await read("second"))[0]?.own).toEqual(all);
  });

  test("[JO1] what is saved leaves nothing behind", async () => {
    const first = await journal("first");
    await first.write(kept(edit("one")));
    await first.write({ since: 4, own: [], conflicts: [] });
    living.delete("first");
    expect(await read("second")).toEqual([]);
  });

  test("[JO2] while one write is on its way the newest state waits, and the ones before it are left out", async () => {
    const first = await journal("first");
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    const typed = ["b", "bo", "bon", "bonj"].map((value) => first.write(kept(edit("one", value))));
    expect(await Promise.all(typed)).toEqual([true, true, true, true]);
    expect(put.mock.calls.filter(([row]) => "commands" in (row as object)).map(([row]) => row as object)).toEqual([
      edit("one", "b"),
      edit("one", "bonj"),
    ]);
    put.mockRestore();
    living.delete("first");
    expect((await read("second"))[0]?.own).toEqual([edit("one", "bonj")]);
  });

  test("[JO3] a page that is there keeps its work to itself", async () => {
    await (await journal("first")).write(kept(edit("one")));
    expect(await read("second")).toEqual([]);
  });

  test("[JO3] what was taken up is kept by who took it up, and by nobody else; until then it stays", async () => {
    for (const page of ["first", "second"]) {
      clock.now += 1;
      await (await journal(page)).write(kept(edit(page)));
    }
    living.clear();
    const third = await journal("third");
    const left = await third.read();
    expect(left.map(({ own }) => own)).toEqual([[edit("first")], [edit("second")]]);
    living.delete("third");
    const fourth = await journal("fourth");
    expect(await fourth.read()).toHaveLength(2);
    await fourth.write(kept(edit("first"), edit("second")));
    living.delete("fourth");
    expect(await read("fifth")).toEqual([kept(edit("first"), edit("second"))]);
  });

  test("[JO4] a browser without a database keeps nothing and says so", async () => {
    vi.stubGlobal("indexedDB", {
      open: () => {
        throw new Error("Not in a private window");
      },
    });
    const first = idbJournal<Command>({ place: "layout/12/1", page: "first" }, { pages, now: () => 0 });
    expect(await first.read()).toEqual([]);
    expect(await first.write(kept(edit("one")))).toBe(false);
  });

  test("[JO4] a full disk is said, and once there is room all that waits is kept", async () => {
    const first = await journal("first");
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("No room", "QuotaExceededError");
    });
    expect(await first.write(kept(edit("one")))).toBe(false);
    put.mockRestore();
    expect(await first.write(kept(edit("one"), edit("two")))).toBe(true);
    living.delete("first");
    expect((await read("second"))[0]?.own).toEqual([edit("one"), edit("two")]);
  });
});

async function journal(page: string, place = "layout/12/1") {
  const made = idbJournal<Command>({ place, page }, { pages, now: () => clock.now });
  await pages.join(page);
  return Promise.resolve(made);
}

async function read(page: string): Promise<readonly Kept<Command>[]> {
  return await (await journal(page)).read();
}
