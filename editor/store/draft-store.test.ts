import { autorun } from "mobx";
import { describe, expect, test } from "vitest";

import { applyCommand } from "#schemas/page/commands/command.ts";
import { checkLayout } from "#schemas/page/invariants.ts";
import { diceOf, randomCommand } from "#schemas/page/test-dice.ts";
import { outline } from "#schemas/page/test-commands.ts";
import { samplePage, testRegistry } from "#schemas/page/test-registry.ts";

import { typingPause } from "./history.ts";
import { editor, fragment, kind, open, textOf, write } from "./test-draft.ts";
import { TestDraftServer } from "./test-draft-server.ts";
import { publishAlone } from "./test-publisher.ts";

describe("a document that somebody edits", () => {
  test("[ES1] what is done stands at once, and a refusal changes nothing", async () => {
    const { store } = await editor();
    expect(store.edit([write("n1", "deux")]).ok).toBe(true);
    expect(textOf(store.document, "n1")).toBe("deux");
    const before = store.copy;
    expect(store.edit([write("n1", "trois"), { type: "remove", ids: ["nobody"] }]).ok).toBe(false);
    expect(store.copy).toBe(before);
  });

  test("[ES2] what is typed in one go waits as one edit and is taken back as one", async () => {
    const { store, server, clock } = await editor();
    for (const text of ["b", "bo", "bon"]) store.edit([write("n1", text)], "n1.text.fr_FR");
    expect(store.copy.own).toHaveLength(1);
    clock.now += typingPause;
    store.edit([write("n1", "bonjour")], "n1.text.fr_FR");
    expect(store.copy.own).toHaveLength(2);
    await store.save();
    expect(server.log).toHaveLength(2);
    expect(store.undo().ok).toBe(true);
    expect(textOf(store.document, "n1")).toBe("bon");
    expect(store.undo().ok).toBe(true);
    expect(textOf(store.document, "n1")).toBe("un");
    await store.save();
    expect(server.document).toEqual(samplePage());
  });

  test("[ES2] nothing is joined to what is on its way", async () => {
    const { store, server } = await editor();
    store.edit([write("n1", "b")], "typing");
    server.beforeSave = () => {
      if (server.log.length === 0) store.edit([write("n1", "bo")], "typing");
    };
    await store.save();
    expect(store.state).toBe("saving");
    await store.save();
    expect(server.log.map(({ commands }) => commands)).toEqual([[write("n1", "b")], [write("n1", "bo")]]);
    expect(store.state).toBe("saved");
  });

  test("[ES3] undo and redo go back and forth, on what is saved and what isn't", async () => {
    const { store, server } = await editor();
    store.edit([{ type: "remove", ids: ["s1"] }]);
    await store.save();
    store.edit([write("n3", "là")]);
    expect([store.undo().ok, store.undo().ok, store.undo().ok]).toEqual([true, true, false]);
    expect(store.document).toEqual(samplePage());
    expect([store.redo().ok, store.redo().ok, store.redo().ok]).toEqual([true, true, false]);
    await store.save();
    expect(outline(server.document)).toBe("n3 d1 x1(body: n4)");
    expect(textOf(server.document, "n3")).toBe("là");
  });

  test("[ES3] who wrote over it is said, and nothing of theirs is lost", async () => {
    const { store, server } = await editor();
    store.edit([write("n1", "le mien")]);
    await store.save();
    const other = await open(server, 2);
    other.edit([write("n1", "le leur")]);
    await other.save();
    await store.look();
    expect(store.undo()).toEqual({ ok: false, error: { overwrittenBy: server.log[1]?.id } });
    expect(textOf(store.document, "n1")).toBe("le leur");
  });

  test("[ES4] [ES5] what others did comes first, one's own is replayed on it and saved", async () => {
    const { store, server } = await editor();
    const other = await open(server, 2);
    store.edit([write("n1", "le mien")]);
    server.beforeSave = () => {
      server.beforeSave = () => {};
      other.edit([{ type: "move", ids: ["n3"], at: { into: null, slot: "root", after: null } }]);
      void other.save();
    };
    await store.save();
    await other.look();
    expect(store.state).toBe("saved");
    expect(store.document).toEqual(server.document);
    expect(other.document).toEqual(server.document);
    expect(outline(server.document)).toBe("n3 s1(content: n1 c1(left: n2, right: i1)) d1 x1(body: n4)");
    expect(textOf(server.document, "n1")).toBe("le mien");
  });

  test("[ES4] a lost line is a state, and what was done arrives when it is back, once", async () => {
    const { store, server } = await editor();
    const states: string[] = [];
    const stop = autorun(() => states.push(store.state));
    store.edit([write("n1", "a")]);
    server.troubles.push("unreachable");
    await store.save();
    server.troubles.push("answer-lost");
    await store.save();
    expect(store.state).toBe("offline");
    store.edit([write("n2", "b")]);
    await store.save();
    stop();
    expect(states).toEqual(["saved", "saving", "offline", "saving", "saved"]);
    expect(server.log.map(({ commands }) => commands)).toEqual([[write("n1", "a")], [write("n2", "b")]]);
  });

  test("[ES6] a conflict is shown, and either side can be kept", async () => {
    const { store, server } = await editor();
    const other = await open(server, 2);
    store.edit([write("n1", "le mien")]);
    store.edit([write("n3", "aussi")]);
    other.edit([write("n1", "le leur"), write("n3", "pareil")]);
    await other.save();
    await store.save();
    expect(store.state).toBe("conflict");
    const [first, second] = store.copy.conflicts;
    if (!first || !second) throw new Error("Both are conflicts");
    expect(first).toMatchObject({ overwrites: [{ leaf: "n1/props/text/fr_FR" }], refusal: null });
    expect(store.keepMine(first).ok).toBe(true);
    store.keepTheirs(second);
    await store.save();
    expect(store.state).toBe("saved");
    expect([textOf(server.document, "n1"), textOf(server.document, "n3")]).toEqual(["le mien", "pareil"]);
  });

  test("[ES7] what the browser kept is taken up, whatever others did and whatever had arrived", async () => {
    const { store, server, journal } = await editor();
    store.edit([write("n1", "arrivé")]);
    server.troubles.push("answer-lost");
    await store.save();
    store.edit([write("n2", "pas encore")]);
    store.edit([{ type: "remove", ids: ["n3"] }]);
    const other = await open(server, 2);
    other.edit([write("d1", "?")].map((command) => ({ ...command, id: "n4" })));
    await other.save();
    const again = await open(server, 1, journal);
    expect(again.copy.own).toHaveLength(2);
    await again.save();
    expect(again.state).toBe("saved");
    expect(outline(server.document)).toBe("s1(content: n1 c1(left: n2, right: i1)) d1 x1(body: n4)");
    expect(["n1", "n2", "n4"].map((id) => textOf(server.document, id))).toEqual(["arrivé", "pas encore", "?"]);
    expect(server.log).toHaveLength(4);
    expect([again.undo().ok, again.document.root.includes("n3")]).toEqual([true, true]);
  });

  test("[ES7] what was kept stays kept when nobody can be reached", async () => {
    const { store, server, journal } = await editor();
    store.edit([write("n1", "à garder")]);
    server.troubles.push("unreachable");
    await expect(open(server, 1, journal)).rejects.toThrow("Nobody there");
    const again = await open(server, 1, journal);
    again.edit([write("n2", "et ceci")]);
    await again.save();
    expect(["n1", "n2"].map((id) => textOf(server.document, id))).toEqual(["à garder", "et ceci"]);
  });

  test("[ES7] a conflict that nobody decided on outlives the page", async () => {
    const { store, server, journal } = await editor();
    const other = await open(server, 2);
    store.edit([write("n1", "le mien")]);
    other.edit([write("n1", "le leur")]);
    await other.save();
    await store.save();
    const again = await open(server, 1, journal);
    expect(again.state).toBe("conflict");
  });

  test("[ES7] a session that ended keeps what was done until somebody logs in", async () => {
    const { store, server } = await editor();
    store.edit([write("n1", "a")]);
    server.troubles.push("signed-out");
    await store.save();
    expect([store.state, server.log.length]).toEqual(["signed-out", 0]);
    await store.save();
    expect([store.state, server.log.length]).toEqual(["saved", 1]);
  });

  test("[ES8] publishing saves first, and is told when others were faster", async () => {
    const { store, server } = await editor();
    store.edit([write("n1", "a")]);
    expect([store.hasChanges, await publishAlone(server, store), store.hasChanges]).toEqual([true, "published", false]);
    const other = await open(server, 2);
    other.edit([write("n3", "b")]);
    expect(await publishAlone(server, other)).toBe("published");
    expect(await publishAlone(server, store)).toBe("behind");
    expect(textOf(store.document, "n3")).toBe("b");
    expect(store.hasChanges).toBe(false);
    store.edit([write("n1", "a2")]);
    expect(await publishAlone(server, store)).toBe("published");
    server.troubles.push("unreachable");
    store.edit([write("n1", "c")]);
    expect(await publishAlone(server, store)).toBe("not-saved");
  });

  test("[ES9] what the server can't take is set aside with what stands on it; the rest is saved", async () => {
    const { store, server } = await editor();
    store.edit([{ type: "insert", at: { into: null, slot: "root", after: null }, fragment: fragment("new") }]);
    store.edit([write("new", "neuf")]);
    store.edit([write("n1", "a")]);
    server.troubles.push({ refuses: store.copy.own[0]?.id ?? "" });
    await store.save();
    expect(store.copy.conflicts.map(({ refusal }) => refusal?.code)).toEqual(["refused", "unknown-block"]);
    expect(server.log.map(({ commands }) => commands)).toEqual([[write("n1", "a")]]);
    expect(store.document).toEqual(server.document);
  });

  test("[HI6] after a reload one's own history goes on, and what others wrote over is not taken back", async () => {
    const { store, server } = await editor();
    store.edit([{ type: "remove", ids: ["n3"] }]);
    store.edit([write("n1", "le mien")]);
    await store.save();
    const other = await open(server, 2);
    other.edit([write("n1", "le leur")]);
    await other.save();
    const again = await open(server, 1);
    expect(again.undo()).toMatchObject({ error: { overwrittenBy: server.log[2]?.id } });
    expect((await open(server, 2)).undo().ok).toBe(true);
  });

  test("[ES3] ten thousand commands with undo and redo: every document is sound, and all of it can be taken back exactly", async () => {
    let steps = 0;
    for (let seed = 0; steps < 10_000; seed += 1) {
      const { store } = await editor();
      const roll = diceOf(seed);
      const seen = [store.document];
      for (let step = 0; step < 60; step += 1) {
        const command = randomCommand(roll(), store.document, `new-${step}`);
        if (!applyCommand(store.document, command, testRegistry).ok) continue;
        store.edit([command]);
        steps += 1;
        seen.push(store.document);
        if (step % 7 !== 0) continue;
        expect(store.undo().ok).toBe(true);
        expect(store.document).toEqual(seen.at(-2));
        expect(store.redo().ok).toBe(true);
        expect(store.document).toEqual(seen.at(-1));
      }
      expect(checkLayout(store.document, testRegistry)).toEqual([]);
      for (const earlier of seen.slice(0, -1).toReversed()) {
        expect(store.undo().ok).toBe(true);
        expect(store.document).toEqual(earlier);
      }
      expect(store.undo().ok).toBe(false);
    }
  });

  test("two authors, two hundred edits each in turns: both see what the server has, and nothing is lost", async () => {
    const server = new TestDraftServer(kind, samplePage());
    const authors = [await open(server, 1), await open(server, 2)];
    const made: string[] = [];
    for (let turn = 0; turn < 200; turn += 1) {
      for (const [who, author] of authors.entries()) {
        const id = `w${who}-${turn}`;
        const after = author.document.root[(turn * 5) % author.document.root.length] ?? null;
        author.edit([{ type: "insert", at: { into: null, slot: "root", after }, fragment: fragment(id) }]);
        made.push(id);
      }
      await Promise.all(authors.map(async (author) => await author.save()));
    }
    await Promise.all(authors.map(async (author) => await author.look()));
    for (const author of authors) expect(author.document).toEqual(server.document);
    expect(made.filter((id) => !server.document.root.includes(id))).toEqual([]);
    expect(authors.flatMap(({ copy }) => copy.conflicts)).toEqual([]);
  });
});
