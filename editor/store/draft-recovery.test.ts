import { describe, expect, test } from "vitest";

import type { Command } from "#schemas/page/commands/command.ts";
import { outline } from "#schemas/page/test-commands.ts";
import { samplePage } from "#schemas/page/test-registry.ts";

import type { Journal, Kept } from "../persistence/journal.ts";
import { editor, fragment, open, textOf, write } from "./test-draft.ts";
import type { TestDraftServer } from "./test-draft-server.ts";
import { publishAlone } from "./test-publisher.ts";

const atRoot = { into: null, slot: "root", after: null } as const;

describe("work that the browser kept", () => {
  test("[ES7] [EM9] what arrived with its answer lost is not in the way of what stands on it", async () => {
    const { store, server, journal } = await editor();
    store.edit([{ type: "insert", at: atRoot, fragment: fragment("new") }]);
    server.troubles.push("answer-lost");
    await store.save();
    store.edit([write("new", "ne")]);
    store.edit([write("new", "neuf")]);
    const other = await open(server, 2);
    other.edit([{ type: "remove", ids: ["n3"] }]);
    await other.save();
    for (const author of [await open(server, 1, journal), store]) {
      await author.save();
      expect(author.state).toBe("saved");
      expect(textOf(server.document, "new")).toBe("neuf");
    }
    expect(outline(server.document)).toBe("new s1(content: n1 c1(left: n2, right: i1)) d1 x1(body: n4)");
  });

  test("[ES7] what several pages left is taken up, each on what it was done on, the later ones on the earlier", async () => {
    const { store, server } = await editor();
    const left: Kept<Command>[] = [{ since: 0, own: [edit("first", write("n1", "un peu"))], conflicts: [] }];
    store.edit([{ type: "remove", ids: ["n3"] }]);
    await store.save();
    left.push({
      since: 1,
      own: [
        edit("second", { type: "insert", at: { ...atRoot, after: "s1" }, fragment: fragment("b") }),
        edit("third", write("b", "dedans")),
      ],
      conflicts: [],
    });
    const again = await open(server, 1, leaving(left));
    await again.save();
    expect([again.state, server.log.length]).toEqual(["saved", 4]);
    expect(outline(server.document)).toBe("s1(content: n1 c1(left: n2, right: i1)) b d1 x1(body: n4)");
    expect([textOf(server.document, "n1"), textOf(server.document, "b")]).toEqual(["un peu", "dedans"]);
    expect([again.undo().ok, textOf(again.document, "b")]).toEqual([true, undefined]);
  });

  test("[ES7] of two pages that wrote the same words one is a conflict with the other", async () => {
    const { server } = await editor();
    const left = ["un peu", "beaucoup"].map((words) => ({
      since: 0,
      own: [edit(words, write("n1", words))],
      conflicts: [],
    }));
    const again = await open(server, 1, leaving(left));
    expect(again.copy.own.map(({ id }) => id)).toEqual(["un peu"]);
    expect(again.copy.conflicts).toMatchObject([{ edit: { id: "beaucoup" }, overwrites: [{ by: "un peu" }] }]);
  });

  test("[ES13] what was done on a state that the server lost is done again as far as it can be", async () => {
    const { server } = await editor();
    const own = [edit("gone", write("nobody", "?")), edit("fits", write("n1", "encore"))];
    const again = await open(server, 1, leaving([{ since: 7, own, conflicts: [] }]));
    await again.save();
    expect(textOf(server.document, "n1")).toBe("encore");
    expect(again.copy.conflicts).toMatchObject([{ edit: { id: "gone" }, refusal: { code: "unknown-block" } }]);
  });

  test("[ES13] a server that was brought back while somebody edits is met anew", async () => {
    const { store, server } = await editor();
    store.edit([{ type: "insert", at: atRoot, fragment: fragment("lost") }]);
    await store.save();
    store.edit([write("n1", "reste")]);
    store.edit([write("lost", "avec lui")]);
    bringBack(server);
    await store.save();
    expect(textOf(server.document, "n1")).toBe("reste");
    expect(store.document).toEqual(server.document);
    expect(store.copy.conflicts).toMatchObject([{ refusal: { code: "unknown-block" } }]);
    expect([store.undo().ok, store.undo().ok]).toEqual([true, false]);
  });

  test("[ES13] a server that speaks of what it is just writing down is asked again, but not for ever", async () => {
    const { store, server } = await editor();
    store.edit([write("n1", "a")]);
    server.troubles.push(...Array.from({ length: 9 }, () => ["behind" as const, null]).flat());
    await store.save();
    expect([store.state, server.log.length]).toEqual(["saved", 1]);
    store.edit([write("n1", "b")]);
    server.troubles.push(...Array.from({ length: 90 }, () => ["behind" as const, null]).flat());
    await store.save();
    expect(store.state).toBe("offline");
  });

  test("[ES10] it is known whether all would be there again", async () => {
    const { server } = await editor();
    const kept: Kept<Command>[] = [];
    let answer = Promise.resolve(true);
    const journal: Journal<Command> = {
      read: () => Promise.resolve([]),
      write: async (next) => {
        kept.push(next);
        return await answer;
      },
    };
    const store = await open(server, 1, journal);
    expect([store.isSafe(), store.isKept]).toEqual([true, true]);
    store.edit([write("n1", "a")]);
    expect(store.isSafe()).toBe(false);
    await expect.poll(() => store.isSafe()).toBe(true);
    answer = Promise.resolve(false);
    store.edit([write("n1", "b")]);
    await expect.poll(() => store.isKept).toBe(false);
    expect(store.isSafe()).toBe(false);
    await store.save();
    expect(store.isSafe()).toBe(true);
    expect(kept.at(-1)).toEqual({ since: 2, own: [], conflicts: [] });
  });
});

describe("a page that goes away", () => {
  test("[ES11] it sends what waits once more, also what is on its way; it counts once, and nothing is joined to it", async () => {
    const { store, server } = await editor();
    store.edit([write("n1", "a")], "typing");
    server.troubles.push("unreachable");
    await store.save();
    store.edit([write("n2", "b")], "typing two");
    store.leave();
    await expect.poll(() => server.log.length).toBe(2);
    store.edit([write("n2", "bb")], "typing two");
    expect(store.copy.own).toHaveLength(3);
    await store.save();
    expect(server.log.map(({ commands }) => commands)).toEqual([
      [write("n1", "a")],
      [write("n2", "b")],
      [write("n2", "bb")],
    ]);
    expect(store.state).toBe("saved");
  });

  test("[ES11] nothing is joined to what was sent and may still arrive, also when others' edits came between", async () => {
    const { store, server } = await editor();
    store.edit([write("n1", "a")], "typing");
    server.troubles.push("unreachable");
    await store.save();
    const other = await open(server, 2);
    other.edit([write("n3", "b")]);
    await other.save();
    await store.look();
    store.edit([write("n1", "ab")], "typing");
    expect(store.copy.own).toHaveLength(2);
  });
});

describe("a history that one can jump in", () => {
  test("[ES3] forth and back to any thing that was done, or to none", async () => {
    const { store } = await editor();
    for (const words of ["un", "deux", "trois"]) store.edit([write("n1", words)]);
    const [first, , third] = store.copy.history.done.map(({ id }) => id);
    expect([store.jumpTo(first!).ok, textOf(store.document, "n1")]).toEqual([true, "un"]);
    expect([store.jumpTo(third!).ok, textOf(store.document, "n1")]).toEqual([true, "trois"]);
    expect([store.jumpTo(null).ok, store.document]).toEqual([true, samplePage()]);
    expect([store.jumpTo(third!).ok, textOf(store.document, "n1")]).toEqual([true, "trois"]);
    expect(store.jumpTo("nothing that was done").ok).toBe(false);
    expect(textOf(store.document, "n1")).toBe("trois");
  });

  test("[ES3] [HI5] where others wrote over one of them nothing is taken back", async () => {
    const { store, server } = await editor();
    store.edit([write("n2", "avant")]);
    store.edit([write("n1", "le mien")]);
    store.edit([write("n3", "après")]);
    await store.save();
    const other = await open(server, 2);
    other.edit([write("n1", "le leur")]);
    await other.save();
    await store.look();
    expect(store.jumpTo(null)).toEqual({ ok: false, error: { overwrittenBy: server.log[3]?.id } });
    expect(textOf(store.document, "n3")).toBe("après");
  });
});

describe("revisions", () => {
  test("[ES12] one is restored as a thing that can be taken back, and so is what was done before", async () => {
    const { store, server } = await editor();
    server.become = ({ root, blocks }) => [
      { type: "set-slot", into: null, slot: "root", fragment: { root, blocks }, restores: true },
    ];
    expect(await publishAlone(server, store)).toBe("published");
    store.edit([write("n1", "autre")]);
    expect(await store.restore(1)).toBe("restored");
    expect([textOf(store.document, "n1"), store.document]).toEqual(["un", server.document]);
    expect([store.undo().ok, textOf(store.document, "n1")]).toEqual([true, "autre"]);
    expect([store.undo().ok, store.document]).toEqual([true, samplePage()]);
    await store.save();
    expect(server.document).toEqual(samplePage());
    expect(await store.past.revisions()).toMatchObject([{ id: 1, isPublished: true }]);
  });

  test("[ES8] [ES12] who can't reach anybody neither publishes nor restores, and is told", async () => {
    const { store, server } = await editor();
    for (const work of [async () => await publishAlone(server, store), async () => await store.restore(1)]) {
      store.edit([write("n1", "a")]);
      server.troubles.push("unreachable");
      expect(await work()).toBe("not-saved");
      server.troubles.push("signed-out");
      expect(await work()).toBe("signed-out");
    }
  });

  test("[EM28] what is public is taken away by who saw it", async () => {
    const { store, server } = await editor();
    store.edit([write("n1", "a")]);
    await publishAlone(server, store);
    const other = await open(server, 2);
    await publishAlone(server, other);
    expect([await store.unpublish(), store.published, server.published]).toEqual(["behind", 2, 2]);
    expect([await store.unpublish(), store.published, server.published]).toEqual(["unpublished", null, null]);
    expect(textOf(store.document, "n1")).toBe("a");
  });

  test("[EM28] what is public without a revision is the server's to take away, and never past what others published", async () => {
    const { store, server } = await editor();
    await publishAlone(server, await open(server, 2));
    expect([await store.unpublish(), store.published, server.published]).toEqual(["behind", 1, 1]);
  });

  test("[ES8] what is not public yet is known step by step, and what of the public was taken back", async () => {
    const { store, server, clock } = await editor();
    const news = () => store.unpublishedSteps.map(({ isUndone }) => isUndone);
    store.edit([write("n1", "a")]);
    expect(news()).toEqual([false]);
    await publishAlone(server, store);
    expect(news()).toEqual([]);
    store.undo();
    expect(news()).toEqual([true]);
    clock.now = 9000;
    store.edit([write("n2", "b")]);
    expect(news()).toEqual([false]);
    await store.save();
    const other = await open(server, 2);
    await publishAlone(server, other);
    expect(await publishAlone(server, store)).toBe("behind");
    expect(news()).toEqual([]);
  });

  test("[ES8] publishing while a save is on its way waits for it", async () => {
    const { store, server } = await editor();
    store.edit([write("n1", "a")]);
    const saving = store.save();
    store.edit([write("n2", "b")]);
    expect(await publishAlone(server, store)).toBe("published");
    await saving;
    expect(store.hasChanges).toBe(false);
  });
});

function edit(id: string, command: Command) {
  return { id, commands: [command] };
}

/** A journal with what pages that are gone left in it. */
function leaving(left: readonly Kept<Command>[]): Journal<Command> {
  return { read: () => Promise.resolve(left), write: () => Promise.resolve(true) };
}

function bringBack(server: TestDraftServer<ReturnType<typeof samplePage>, Command>): void {
  server.document = samplePage();
  server.log = [];
}
