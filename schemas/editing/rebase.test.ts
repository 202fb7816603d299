import { describe, expect, test } from "vitest";

import type { Command } from "../page/commands/command.ts";
import { layoutKind } from "../page/editing/layout-kind.ts";
import { checkLayout } from "../page/invariants.ts";
import type { LayoutDocument } from "../page/layout.ts";
import { outline } from "../page/test-commands.ts";
import { buildNode, samplePage, testRegistry } from "../page/test-registry.ts";
import { applyEdit, type Edit } from "./edit.ts";
import { rebase } from "./rebase.ts";

// s1(content: n1 c1(left: n2, right: i1)) n3 d1 x1(body: n4)
const kind = layoutKind(testRegistry);

describe("edits", () => {
  test("[EM1] a refused command takes back those before it", () => {
    const edit = { id: "e", commands: [write("n1", "deux"), write("nobody", "trois")] };
    expect(applyEdit(kind, samplePage(), edit)).toMatchObject({ ok: false, error: { code: "unknown-block" } });
  });

  test("[EM2] what was applied knows how it is taken back", () => {
    const edit = {
      id: "e",
      commands: [write("n1", "deux"), { type: "remove", ids: ["s1"] } as const, write("n3", "là")],
    };
    const applied = applyEdit(kind, samplePage(), edit);
    if (!applied.ok) throw new Error(applied.error.code);
    const back = applyEdit(kind, applied.value.document, {
      id: "back",
      commands: applied.value.edit.inverse,
      undoes: "e",
    });
    expect(back.ok && back.value.document).toEqual(samplePage());
  });
});

describe("replay", () => {
  test("[EM3] both sides' edits stand, one's own in their order", () => {
    const { document, kept } = diverge(
      [write("n1", "lu")],
      [write("n2", "a"), write("n2", "b"), move(["n3"], { into: "s1", slot: "content", after: "n1" })],
    );
    expect(textOf(document, "n1")).toBe("lu");
    expect(textOf(document, "n2")).toBe("b");
    expect(outline(document)).toBe("s1(content: n1 n3 c1(left: n2, right: i1)) d1 x1(body: n4)");
    expect(kept.map(({ id }) => id)).toEqual(["own-0", "own-1", "own-2"]);
  });

  test("[EM3] edits on what one made oneself follow it", () => {
    const own = [
      insert("new", { into: null, slot: "root", after: "n3" }),
      write("new", "neuf"),
      move(["new"], { into: null, slot: "root", after: null }),
    ];
    const { document, conflicts } = diverge([{ type: "remove", ids: ["n3"] }], own);
    expect(conflicts).toEqual([]);
    expect(outline(document)).toBe("new s1(content: n1 c1(left: n2, right: i1)) d1 x1(body: n4)");
    expect(textOf(document, "new")).toBe("neuf");
  });

  test("[EM5] the same text in the same language is a conflict that says whose value it would change", () => {
    const { document, kept, conflicts } = diverge([write("n1", "le leur")], [write("n1", "le mien")]);
    expect(textOf(document, "n1")).toBe("le leur");
    expect(kept).toEqual([]);
    expect(conflicts).toEqual([
      {
        edit: { id: "own-0", commands: [write("n1", "le mien")] },
        overwrites: [{ leaf: "n1/props/text/fr_FR", by: "their-0" }],
        refusal: null,
      },
    ]);
  });

  test("[EM5] another language, another prop, or the same words are none", () => {
    const theirs = [write("n1", "le leur"), write("n3", "pareil")];
    const own: Command[] = [
      { type: "set-props", id: "n1", changes: [{ prop: "text", locale: "en_US", value: "mine" }] },
      { type: "set-props", id: "n1", changes: [{ prop: "route", value: "blog" }] },
      write("n3", "pareil"),
    ];
    const { document, conflicts } = diverge(theirs, own);
    expect(conflicts).toEqual([]);
    expect(document.blocks["n1"]?.props).toEqual({ text: { fr_FR: "le leur", en_US: "mine" }, route: "blog" });
  });

  test("[EM5] a whole prop overlaps each of its languages", () => {
    const whole: Command = { type: "set-props", id: "n1", changes: [{ prop: "text", value: { fr_FR: "tout" } }] };
    expect(diverge([write("n1", "le leur")], [whole]).conflicts).toHaveLength(1);
    expect(diverge([whole], [write("n1", "le mien")]).conflicts).toHaveLength(1);
  });

  test("[EM5] who removes a block doesn't remove unseen what another wrote into it", () => {
    const { document, conflicts } = diverge([write("n2", "à garder")], [{ type: "remove", ids: ["s1"] }]);
    expect(conflicts).toMatchObject([{ overwrites: [{ leaf: "n2/props/text/fr_FR", by: "their-0" }], refusal: null }]);
    expect(textOf(document, "n2")).toBe("à garder");
  });

  test("[EM5] who sets a whole slot doesn't drop unseen what another has put in or moved in", () => {
    const all: Command = { type: "set-slot", into: "s1", slot: "content", fragment: { root: [], blocks: {} } };
    const into = { into: "s1", slot: "content", after: null };
    expect(diverge([insert("new", into)], [all]).conflicts).toMatchObject([{ overwrites: [{ leaf: "new" }] }]);
    expect(diverge([move(["n3"], into)], [all]).conflicts).toMatchObject([{ overwrites: [{ leaf: "n3/place" }] }]);
  });

  test("[EM6] [EM7] what is refused is kept with the refusal, and those behind it are replayed", () => {
    const { document, conflicts } = diverge(
      [{ type: "remove", ids: ["n3"] }],
      [write("n3", "perdu ?"), write("n2", "oui")],
    );
    expect(conflicts).toMatchObject([{ edit: { id: "own-0" }, refusal: { code: "unknown-block" } }]);
    expect(textOf(document, "n2")).toBe("oui");
  });

  test("[EM6] an edit of several commands is a conflict as a whole", () => {
    const own: Edit<Command> = { id: "both", commands: [write("n2", "a"), write("n1", "le mien")] };
    const result = rebase(kind, { base: samplePage(), missed: asEdits("their", [write("n1", "le leur")]), own: [own] });
    expect(result.conflicts.map(({ edit }) => edit)).toEqual([own]);
    expect(result.document).toBe(result.theirs);
  });

  test("[EM6] of two containers that were each put into the other, the later one is asked about", () => {
    const apart = diverge([move(["c1"], { into: null, slot: "root", after: "n3" })], []).document;
    const result = rebase(kind, {
      base: apart,
      missed: asEdits("their", [move(["c1"], { into: "s1", slot: "content", after: "n1" })]),
      own: asEdits("own", [move(["s1"], { into: "c1", slot: "left", after: "n2" })]),
    });
    expect(result.conflicts).toMatchObject([{ edit: { id: "own-0" }, refusal: { code: "cycle" } }]);
    expect(result.document).toBe(result.theirs);
  });

  test("[EM8] what others did fits its base, or the caller is told", () => {
    expect(() => diverge([write("nobody", "?")], [])).toThrow("unknown-block");
  });
});

describe("what arrived although nobody heard so", () => {
  const added = insert("new", { into: null, slot: "root", after: "s1" });
  const [first, second] = asEdits("own", [added, write("new", "neuf")]);
  const other = asEdits("their", [{ type: "remove", ids: ["n3"] }])[0];
  if (!first || !second || !other) throw new Error("Three edits");

  test("[EM9] it is made once, and what stands on it is replayed on it", () => {
    const result = rebase(kind, { base: samplePage(), missed: [first, other], own: [first, second] });
    expect(result.kept.map(({ id }) => id)).toEqual(["own-1"]);
    expect(result.conflicts).toEqual([]);
    expect(outline(result.document)).toBe("s1(content: n1 c1(left: n2, right: i1)) new d1 x1(body: n4)");
    expect(textOf(result.document, "new")).toBe("neuf");
  });

  test("[EM9] one's own words are nobody's conflict, and what others wrote over them is", () => {
    const typed = asEdits("own", [write("n1", "b"), write("n1", "bo")]);
    const arrived = typed.slice(0, 1);
    expect(rebase(kind, { base: samplePage(), missed: arrived, own: typed })).toMatchObject({
      conflicts: [],
      written: [],
    });
    const over = asEdits("their", [write("n1", "le leur")]);
    const { conflicts } = rebase(kind, { base: samplePage(), missed: [...arrived, ...over], own: typed });
    expect(conflicts).toMatchObject([{ edit: { id: "own-1" }, overwrites: [{ by: "their-0" }] }]);
  });
});

describe("layouts", () => {
  test("[EM10] behind the nearest neighbour that still stands, else first", () => {
    const at = { into: null, slot: "root", after: "d1" };
    const away = move(["d1"], { into: "s1", slot: "content", after: null });
    expect(roots(diverge([away], [insert("new", at)]))).toEqual(["s1", "n3", "new", "x1"]);
    const gone: Command = { type: "remove", ids: ["s1"] };
    expect(roots(diverge([gone], [insert("new", { ...at, after: "s1" })]))).toEqual(["new", "n3", "d1", "x1"]);
  });

  test("[EM10] where the container stood, however deep it was", () => {
    const { document } = diverge(
      [{ type: "remove", ids: ["s1"] }],
      [insert("new", { into: "c1", slot: "left", after: "n2" })],
    );
    expect(outline(document)).toBe("new n3 d1 x1(body: n4)");
  });

  test("[EM11] parted neighbours come together again where they are moved to; of two moves the later one counts", () => {
    const own = move(["n3", "d1"], { into: null, slot: "root", after: "x1" });
    const between = insert("new", { into: null, slot: "root", after: "n3" });
    expect(roots(diverge([between], [own]))).toEqual(["s1", "new", "x1", "n3", "d1"]);
    expect(roots(diverge([move(["n3"], { into: null, slot: "root", after: null })], [own]))).toEqual([
      "s1",
      "x1",
      "n3",
      "d1",
    ]);
    expect(roots(diverge([{ type: "remove", ids: ["n3"] }], [own]))).toEqual(["s1", "x1", "d1"]);
  });

  test("[EM11] a moved block is not its own neighbour", () => {
    const theirs: Command = { type: "remove", ids: ["x1"] };
    const own = move(["n3"], { into: null, slot: "root", after: "x1" });
    expect(roots(diverge([theirs], [own]))).toEqual(["s1", "d1", "n3"]);
  });

  test("[EM12] what was put inside meanwhile stays on the page, in its order", () => {
    const theirs = [
      insert("new", { into: "c1", slot: "left", after: null }),
      move(["n3"], { into: "s1", slot: "content", after: "n1" }),
    ];
    const { document, conflicts } = diverge(theirs, [{ type: "remove", ids: ["s1"] }]);
    expect(conflicts).toEqual([]);
    expect(outline(document)).toBe("n3 new d1 x1(body: n4)");
  });

  test("[EM12] what was moved out meanwhile stays where it is", () => {
    const { document } = diverge(
      [move(["c1"], { into: null, slot: "root", after: null })],
      [{ type: "remove", ids: ["s1"] }],
    );
    expect(outline(document)).toBe("c1(left: n2, right: i1) n3 d1 x1(body: n4)");
  });

  test("[EM13] a copy is of what was copied", () => {
    const own: Command = { type: "duplicate", ids: ["n1"], newIds: { n1: "copy" } };
    const changed = diverge([write("n1", "autre")], [own]);
    expect(textOf(changed.document, "copy")).toBe("un");
    const gone = diverge([{ type: "remove", ids: ["n1"] }], [own]);
    expect(outline(gone.document)).toBe("s1(content: copy c1(left: n2, right: i1)) n3 d1 x1(body: n4)");
  });

  test("[EM14] a wrapper takes in who still stands there, whoever has come between", () => {
    const own: Command = { type: "wrap", block: { ...buildNode("w", "section"), slots: { content: ["n3", "d1"] } } };
    const between = insert("new", { into: null, slot: "root", after: "n3" });
    expect(outline(diverge([between], [own]).document)).toBe(
      "s1(content: n1 c1(left: n2, right: i1)) w(content: n3 d1) new x1(body: n4)",
    );
    const away = move(["n3"], { into: "s1", slot: "content", after: null });
    expect(outline(diverge([away], [own]).document)).toBe(
      "s1(content: n3 n1 c1(left: n2, right: i1)) w(content: d1) x1(body: n4)",
    );
  });

  test("[EM4] [EM15] what is gone already is neither kept nor a conflict", () => {
    const gone: Command = { type: "remove", ids: ["n3"] };
    expect(diverge([gone], [gone])).toMatchObject({ kept: [], conflicts: [] });
    const unwrap: Command = { type: "unwrap", id: "c1" };
    expect(diverge([unwrap], [unwrap])).toMatchObject({ kept: [], conflicts: [] });
  });
});

function diverge(theirs: readonly Command[], own: readonly Command[]) {
  const result = rebase(kind, { base: samplePage(), missed: asEdits("their", theirs), own: asEdits("own", own) });
  expect(checkLayout(result.document, testRegistry)).toEqual([]);
  return result;
}

function asEdits(who: string, commands: readonly Command[]): readonly Edit<Command>[] {
  return commands.map((command, index) => ({ id: `${who}-${index}`, commands: [command] }));
}

function write(id: string, value: string): Command {
  return { type: "set-props", id, changes: [{ prop: "text", locale: "fr_FR", value }] };
}

function move(ids: readonly string[], at: Extract<Command, { type: "move" }>["at"]): Command {
  return { type: "move", ids, at };
}

function insert(id: string, at: Extract<Command, { type: "move" }>["at"]): Command {
  return { type: "insert", at, fragment: { root: [id], blocks: { [id]: buildNode(id, "note") } } };
}

function roots({ document }: { readonly document: LayoutDocument }): readonly string[] {
  return document.root;
}

function textOf(document: LayoutDocument, id: string): unknown {
  const text = document.blocks[id]?.props["text"] as Readonly<Record<string, unknown>> | undefined;
  return text?.["fr_FR"];
}
