import { expect, test } from "vitest";

import { applied, outline, refusal } from "../test-commands.ts";

import { sampleFrame, samplePage } from "../test-registry.ts";
import type { Move } from "./move.ts";

function moving(ids: readonly string[], into: string | null, slot: string, after: string | null): Move {
  return { type: "move", ids, at: { into, slot, after } };
}

test.each<[string, Move, string]>([
  ["to the front", moving(["n3"], null, "root", null), "n3 s1(content: n1 c1(left: n2, right: i1)) d1 x1(body: n4)"],
  [
    "behind a sibling",
    moving(["s1"], null, "root", "d1"),
    "n3 d1 s1(content: n1 c1(left: n2, right: i1)) x1(body: n4)",
  ],
  [
    "into another block",
    moving(["n3"], "c1", "left", "n2"),
    "s1(content: n1 c1(left: n2 n3, right: i1)) d1 x1(body: n4)",
  ],
  [
    "out of a slot, which is then empty",
    moving(["n2"], null, "root", "x1"),
    "s1(content: n1 c1(right: i1)) n3 d1 x1(body: n4) n2",
  ],
  [
    "two neighbours at once",
    moving(["n3", "d1"], null, "root", null),
    "n3 d1 s1(content: n1 c1(left: n2, right: i1)) x1(body: n4)",
  ],
  ["to where it is", moving(["n3"], null, "root", "s1"), "s1(content: n1 c1(left: n2, right: i1)) n3 d1 x1(body: n4)"],
  [
    "out of an unknown block",
    moving(["n4"], null, "root", "x1"),
    "s1(content: n1 c1(left: n2, right: i1)) n3 d1 x1 n4",
  ],
  [
    "within its slot",
    moving(["c1"], "s1", "content", null),
    "s1(content: c1(left: n2, right: i1) n1) n3 d1 x1(body: n4)",
  ],
])("[PC11] moves %s", (_name, command, expected) => {
  expect(outline(applied(samplePage(), command))).toBe(expected);
});

test("[PC3] what moves keeps its identity, with all that is inside", () => {
  const before = samplePage();
  const after = applied(before, moving(["c1"], null, "root", null));
  for (const id of ["c1", "n2", "i1", "n1"]) expect(after.blocks[id]).toBe(before.blocks[id]);
});

test.each<[string, string, Move, string]>([
  ["PC11", "into itself", moving(["s1"], "s1", "content", null), "cycle"],
  ["PC11", "into what is inside it", moving(["s1"], "c1", "left", null), "cycle"],
  ["PC11", "behind itself", moving(["n3"], null, "root", "n3"), "cycle"],
  ["PC11", "blocks that are no neighbours", moving(["s1", "d1"], null, "root", null), "not-neighbours"],
  ["PC11", "neighbours in another order", moving(["d1", "n3"], null, "root", null), "not-neighbours"],
  ["PC4", "a block that is gone", moving(["ghost"], null, "root", null), "unknown-block"],
  ["PC4", "no block", moving([], null, "root", null), "unknown-block"],
  ["PC4", "behind a block that is elsewhere", moving(["n3"], null, "root", "n1"), "unknown-block"],
  ["PC8", "where the slot refuses it", moving(["d1"], "c1", "right", null), "slot-refuses"],
  ["PC8", "into an unknown block", moving(["n3"], "x1", "body", null), "unknown-slot"],
])("[%s] refuses %s", (_rule, _name, command, code) => {
  expect(refusal(samplePage(), command)).toBe(code);
});

test("[PC6] a frame's outlet and legal text may move", () => {
  expect(outline(applied(sampleFrame(), moving(["out"], "s1", "content", "legal")))).toBe(
    "s1(content: legal out) alcohol n1",
  );
});
