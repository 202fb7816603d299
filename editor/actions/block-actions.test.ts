import { expect, test } from "vitest";

import type { Command } from "#schemas/page/commands/command.ts";
import { outline } from "#schemas/page/test-commands.ts";
import { testRegistry } from "#schemas/page/test-registry.ts";
import type { BlockId } from "#schemas/page/layout.ts";

import type { Editor } from "../store/editor.ts";
import { runsOf } from "../store/picked-runs.ts";
import { Selection } from "../store/selection.ts";
import { editor as openEditor } from "../store/test-draft.ts";
import { duplicatePicked, moveTo, pickedFragment, removePicked, stepPicked, wrapPicked } from "./block-actions.ts";

// What is picked stands here and there: s1(content: n1 c1(left: n2, right: i1)) n3 d1 x1(body: n4)
const whole = "s1(content: n1 c1(left: n2, right: i1)) n3 d1 x1(body: n4)";

async function picking(...ids: readonly BlockId[]) {
  const { store } = await openEditor();
  const selection = new Selection();
  for (const id of ids) selection.toggle(store.document, id);
  let made = 0;
  const editor = {
    selection,
    registry: testRegistry,
    newId: () => `new-${(made += 1)}`,
    run: (commands: readonly Command[]) => store.edit(commands),
    get document() {
      return store.document;
    },
    get pickedRuns() {
      return runsOf(store.document, selection.ids);
    },
  } as unknown as Editor;
  /** One thing was done, and goes back as one. */
  const expectOne = (shown: string): void => {
    expect(outline(store.document)).toBe(shown);
    expect(store.steps).toHaveLength(1);
    expect(store.undo().ok).toBe(true);
    expect(outline(store.document)).toBe(whole);
  };
  return { editor, store, expectOne };
}

test("blocks that stand here and there are removed as one", async () => {
  const { editor, expectOne } = await picking("n4", "n1", "n3");
  expect(removePicked(editor)).toBe(true);
  expect(editor.selection.ids).toEqual(["c1"]);
  expectOne("s1(content: c1(left: n2, right: i1)) d1 x1");
});

test("each is copied behind itself, and the copies are picked", async () => {
  const { editor, expectOne } = await picking("n3", "n1");
  expect(duplicatePicked(editor)).toBe(true);
  expect(editor.selection.ids).toEqual(["new-1", "new-2"]);
  expectOne("s1(content: n1 new-1 c1(left: n2, right: i1)) n3 new-2 d1 x1(body: n4)");
});

test("they are moved one behind the other, in the document's order, wherever they stood", async () => {
  const { editor, expectOne } = await picking("n4", "n3", "n1");
  expect(moveTo(editor, editor.selection.ids, { into: null, slot: "root", after: null })).toBe(true);
  expectOne("n1 n3 n4 s1(content: c1(left: n2, right: i1)) d1 x1");
});

test("behind one of them is behind what stands before it; where they stand already nothing is done", async () => {
  const { editor, store, expectOne } = await picking("n3", "x1");
  const at = { into: null, slot: "root", after: "n3" };
  expect(moveTo(editor, editor.selection.ids, at)).toBe(true);
  expectOne("s1(content: n1 c1(left: n2, right: i1)) n3 x1(body: n4) d1");
  const done = store.steps.length;
  expect(moveTo(editor, ["n3", "d1"], at)).toBe(false);
  expect(moveTo(editor, ["n3", "d1"], { ...at, after: "s1" })).toBe(false);
  expect(store.steps).toHaveLength(done);
});

test("nothing is moved behind what is gone", async () => {
  const { editor, store } = await picking("n3", "x1");
  expect(moveTo(editor, editor.selection.ids, { into: null, slot: "root", after: "gone" })).toBe(false);
  expect(outline(store.document)).toBe(whole);
});

test("a step leads where the first of them would go, or the last where it leads down", async () => {
  const up = await picking("n3", "x1");
  expect(stepPicked(up.editor, "up")).toBe(true);
  up.expectOne("n3 x1(body: n4) s1(content: n1 c1(left: n2, right: i1)) d1");
  const last = await picking("s1", "d1");
  expect(stepPicked(last.editor, "last")).toBe(true);
  last.expectOne("n3 x1(body: n4) s1(content: n1 c1(left: n2, right: i1)) d1");
  const into = await picking("n3", "n4");
  expect(stepPicked(into.editor, "into")).toBe(true);
  into.expectOne("s1(content: n1 c1(left: n2, right: i1) n3 n4) d1 x1");
});

test("a container is put around them where the first stands, and what is needed stays where it is", async () => {
  const { editor, expectOne } = await picking("n4", "n1");
  expect(wrapPicked(editor, "section")).toBe(true);
  expectOne("s1(content: new-1(content: n1 n4) c1(left: n2, right: i1)) n3 d1 x1");
  const needed = await picking("n3", "d1", "n4");
  expect(removePicked(needed.editor)).toBe(false);
  expect(outline(needed.store.document)).toBe(whole);
});

test("what is copied of them is one piece, in their order", async () => {
  const { editor } = await picking("n4", "c1");
  const fragment = pickedFragment(editor);
  expect(fragment?.root).toEqual(["c1", "n4"]);
  expect(Object.keys(fragment?.blocks ?? {}).toSorted()).toEqual(["c1", "i1", "n2", "n4"]);
});
