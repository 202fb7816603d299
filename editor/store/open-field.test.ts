import { describe, expect, test } from "vitest";

import { editor, open, textOf, write } from "./test-draft.ts";

/** A field with what it was opened on, into which one types while somebody else writes there. */
async function scene() {
  const { store, server } = await editor();
  const other = await open(server, 2);
  return {
    ...{ store, server },
    type: (words: string) => store.edit([write("n1", words)], "n1.text.fr_FR").ok,
    /** Somebody else writes, and it comes here. */
    async meanwhile(words: string, id = "n1"): Promise<void> {
      await other.look();
      other.edit([write(id, words)]);
      await other.save();
      await store.look();
    },
  };
}

describe("[ES14] a field that somebody is in", () => {
  test("what is typed over something that came since it was opened is one conflict, and saved over nothing", async () => {
    const { store, server, type, meanwhile } = await scene();
    store.setField(true);
    await meanwhile("de Claire");
    for (const words of ["unx", "unxy", "unxyz"]) expect(type(words)).toBe(true);
    await store.save();
    expect([textOf(store.document, "n1"), textOf(server.document, "n1")]).toEqual(["de Claire", "de Claire"]);
    expect(store.copy.conflicts).toMatchObject([
      { edit: { commands: [write("n1", "unxyz")] }, overwrites: [{ by: server.log[0]?.id }], refusal: null },
    ]);
    const [conflict] = store.copy.conflicts;
    if (conflict) expect(store.keepMine(conflict).ok).toBe(true);
    await store.save();
    expect([textOf(server.document, "n1"), store.state]).toEqual(["unxyz", "saved"]);
  });

  test("what was on its way when it came, and what is typed on, are one conflict", async () => {
    const { store, type, meanwhile } = await scene();
    store.setField(true);
    type("unx");
    await meanwhile("de Claire");
    expect(store.copy.conflicts).toMatchObject([{ edit: { commands: [write("n1", "unx")] } }]);
    type("unxy");
    type("unx");
    expect(store.copy.conflicts).toMatchObject([{ edit: { commands: [write("n1", "unx")] } }]);
  });

  test("letters that are typed and taken back leave nothing to decide, and neither do the same words", async () => {
    const { store, type, meanwhile } = await scene();
    store.setField(true);
    await meanwhile("de Claire");
    type("unx");
    expect(store.copy.conflicts).toHaveLength(1);
    type("un");
    expect([store.copy.conflicts, textOf(store.document, "n1")]).toEqual([[], "de Claire"]);
    type("de Claire");
    expect(store.copy.conflicts).toEqual([]);
  });

  test("an older conflict stays beside the one that is made now", async () => {
    const { store, type, meanwhile } = await scene();
    type("le premier");
    await meanwhile("de Claire");
    store.setField(true);
    await meanwhile("encore de Claire");
    type("le second");
    expect(store.copy.conflicts.map(({ edit }) => edit.commands)).toEqual([
      [write("n1", "le premier")],
      [write("n1", "le second")],
    ]);
  });

  test("who saw it when they came, or is in another field, writes over it", async () => {
    const { store, type, meanwhile } = await scene();
    await meanwhile("de Claire");
    store.setField(true);
    await meanwhile("ailleurs", "n3");
    type("vu");
    store.setField(false);
    await store.save();
    await meanwhile("encore de Claire");
    store.setField(true);
    type("vu aussi");
    expect([store.copy.conflicts, textOf(store.document, "n1")]).toEqual([[], "vu aussi"]);
  });

  test("what is typed into a block that is gone meanwhile waits for a decision", async () => {
    const { store, server, type } = await scene();
    const other = await open(server, 2);
    store.setField(true);
    other.edit([{ type: "remove", ids: ["n1"] }]);
    await other.save();
    await store.look();
    expect(type("des mots")).toBe(true);
    expect(store.copy.conflicts).toMatchObject([{ refusal: { code: "unknown-block" } }]);
    store.setField(false);
    expect(type("d’autres mots")).toBe(false);
  });
});
