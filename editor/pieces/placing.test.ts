import { describe, expect, test } from "vitest";

import { applyCommand } from "#schemas/page/commands/command.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { buildLayout, buildNode, testRegistry } from "#schemas/page/test-registry.ts";

import type { Editor } from "../store/editor.ts";
import { keptFragment, mayKeep, mayPlace, outermostSlugs, placing, putPiece, replacedBy } from "./placing.ts";

const registry = { get: testRegistry.get };
const document = buildLayout([
  buildNode("a", "note"),
  buildNode("s", "section", { slots: { content: ["inner"] } }),
  buildNode("inner", "note"),
  buildNode("b", "image"),
  buildNode("c", "note"),
  buildNode("r", "reusable", { props: { layoutId: 3 } }),
]);

function done(before: LayoutDocument, commands: ReturnType<typeof replacedBy>): LayoutDocument {
  return commands.reduce((now, command) => {
    const applied = applyCommand(now, command, registry);
    if (!applied.ok) throw new Error(applied.error.messageKey);
    return applied.value.document;
  }, before);
}

describe("what is kept", () => {
  test("neighbours and others of one list, in their order, with all that stands in them", () => {
    expect(keptFragment(document, ["a", "s", "c"])).toMatchObject({ root: ["a", "s", "c"] });
    expect(Object.keys(keptFragment(document, ["a", "s"])?.blocks ?? {})).toEqual(["a", "s", "inner"]);
  });

  test("nothing, blocks of several lists, and a frame's outlet are not", () => {
    const frame = buildLayout(
      [buildNode("s", "section", { slots: { content: ["o"] } }), buildNode("o", "outlet")],
      "frame",
    );
    expect(keptFragment(document, [])).toBeNull();
    expect(keptFragment(document, ["a", "inner"])).toBeNull();
    expect(keptFragment(frame, ["s"])).toBeNull();
  });

  test("a reusable block alone is one already; with others it stands in the new one", () => {
    expect(mayKeep(document, ["r"], "reusable")).toBe(false);
    expect(mayKeep(document, ["r"], "template")).toBe(true);
    expect(mayKeep(document, ["c", "r"], "reusable")).toBe(true);
  });

  test("what is made reusable is replaced where its first block stood, wherever the others did", () => {
    const after = done(document, replacedBy(document, ["a", "b", "c"], placing("new", 7)));
    expect(after.root).toEqual(["new", "s", "r"]);
    expect(after.blocks["new"]).toMatchObject({ slug: "reusable", props: { layoutId: 7 } });
    expect(Object.keys(after.blocks)).toEqual(expect.not.arrayContaining(["a", "b", "c"]));
  });
});

describe("what is put in", () => {
  let made = 0;
  const editor = { newId: () => `new${(made += 1)}` };
  const at = { into: null, slot: "root", after: null };
  const held = buildLayout(
    [buildNode("a", "section", { slots: { content: ["n"] } }), buildNode("n", "note")],
    "template",
  );
  const piece = { id: 5, name: "", hasChanges: false, document: held };

  test("of a template copies under new ids, each time others", () => {
    for (const _time of [1, 2]) {
      const { command, ids } = putPiece(editor, { ...piece, kind: "template" }, at);
      const after = applyCommand(document, command, registry);
      expect(after).toMatchObject({ ok: true, value: { document: { root: [...ids, ...document.root] } } });
      expect(document.blocks).not.toHaveProperty(ids[0] ?? "");
    }
    expect(outermostSlugs({ ...piece, kind: "template" })).toEqual(["section"]);
  });

  test("of a reusable one a block that places it", () => {
    const { command, ids } = putPiece(editor, { ...piece, kind: "reusable" }, at);
    const after = applyCommand(document, command, registry);
    expect(after.ok && after.value.document.blocks[ids[0] ?? ""]).toMatchObject({ props: { layoutId: 5 } });
    expect(outermostSlugs({ ...piece, kind: "reusable" })).toEqual(["reusable"]);
  });
});

test("[PD24] what is edited is placed neither in itself nor in what places it", () => {
  const of = (...ids: readonly number[]) =>
    buildLayout(
      ids.map((layoutId) => buildNode(`r${layoutId}`, "reusable", { props: { layoutId } })),
      "reusable",
    );
  const reusables = [
    { id: 1, name: "", document: of() },
    { id: 2, name: "", document: of(1) },
    { id: 3, name: "", document: of() },
  ];
  const at = (edits: string, layoutId: number) =>
    ({ canvas: { page: { edits, layoutId, reusables } } }) as unknown as Pick<Editor, "canvas">;
  expect([1, 2, 3].map((id) => mayPlace(at("reusable", 1), id))).toEqual([false, false, true]);
  expect([1, 2, 3].map((id) => mayPlace(at("reusable", 2), id))).toEqual([true, false, true]);
  expect([1, 2, 3].map((id) => mayPlace(at("page", 9), id))).toEqual([true, true, true]);
});
