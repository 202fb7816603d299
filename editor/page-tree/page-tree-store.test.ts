import { expect, test } from "vitest";

import { type ClosedMemory, PageTreeStore } from "./page-tree-store.ts";

function memory(text: string | null = null): ClosedMemory {
  let kept = text;
  return { read: () => kept, write: (next) => (kept = next) };
}

test("what was closed stays closed, in a tree that is opened anew too", () => {
  const kept = memory();
  const tree = new PageTreeStore(kept);
  expect(tree.isOpen(4)).toBe(true);
  tree.setOpen(4, false);
  expect(new PageTreeStore(kept).isOpen(4)).toBe(false);
  tree.setOpen(4, true);
  expect(new PageTreeStore(kept).isOpen(4)).toBe(true);
});

test.each(["", "{", '{"a":1}', '["x", null, 4]'])(
  "what a browser kept of it and can't be read is nothing: %s",
  (text) => {
    const tree = new PageTreeStore(memory(text));
    expect(tree.isOpen(1)).toBe(true);
    expect(tree.isOpen(4)).toBe(!text.includes("4"));
  },
);
