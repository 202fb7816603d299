import { expect, test } from "vitest";

import { applied, outline, refusal } from "../test-commands.ts";

import { buildLayout, buildNode, samplePage } from "../test-registry.ts";
import type { Wrap } from "./wrap.ts";

function wrapping(slug: string, slots: Readonly<Record<string, readonly string[]>>, id = "w"): Wrap {
  return { type: "wrap", block: buildNode(id, slug, { slots }) };
}

test.each<[string, Wrap, string]>([
  [
    "one block",
    wrapping("section", { content: ["n3"] }),
    "s1(content: n1 c1(left: n2, right: i1)) w(content: n3) d1 x1(body: n4)",
  ],
  [
    "neighbours",
    wrapping("section", { content: ["n3", "d1"] }),
    "s1(content: n1 c1(left: n2, right: i1)) w(content: n3 d1) x1(body: n4)",
  ],
  [
    "blocks in a slot",
    wrapping("section", { content: ["n2"] }),
    "s1(content: n1 c1(left: w(content: n2), right: i1)) n3 d1 x1(body: n4)",
  ],
  [
    "an unknown block",
    wrapping("section", { content: ["x1"] }),
    "s1(content: n1 c1(left: n2, right: i1)) n3 d1 w(content: x1(body: n4))",
  ],
])("[PC17] wraps %s", (_name, command, expected) => {
  expect(outline(applied(samplePage(), command))).toBe(expected);
});

test("[PC17] neighbours are shared out among slots, in the order of the definition", () => {
  const page = buildLayout([buildNode("a", "note"), buildNode("b", "image"), buildNode("d1", "news-detail")]);
  expect(outline(applied(page, wrapping("columns", { right: ["b"], left: ["a"] })))).toBe("w(left: a, right: b) d1");
  expect(refusal(page, wrapping("columns", { right: ["a"], left: ["b"] }))).toBe("not-neighbours");
});

test.each<[string, string, Wrap, string]>([
  ["PC17", "blocks that are no neighbours", wrapping("section", { content: ["s1", "d1"] }), "not-neighbours"],
  ["PC17", "nothing", wrapping("section", {}), "unknown-block"],
  ["PC4", "a block that is gone", wrapping("section", { content: ["ghost"] }), "unknown-block"],
  ["PC5", "under an id that exists", wrapping("section", { content: ["n3"] }, "n1"), "duplicate-id"],
  ["PC5", "under an id that isn't well formed", wrapping("section", { content: ["n3"] }, "é"), "invalid-id"],
  ["PC8", "in a block without that slot", wrapping("note", { content: ["n3"] }), "unknown-slot"],
  ["PC8", "what the new slot refuses", wrapping("columns", { right: ["d1"] }), "slot-refuses"],
  ["PC8", "where the slot refuses the new block", wrapping("section", { content: ["i1"] }), "slot-refuses"],
  ["PC10", "in an unknown block", wrapping("nowhere", { content: ["n3"] }), "unknown-slug"],
  ["PC6", "in an outlet", wrapping("outlet", { content: ["n3"] }), "outlet"],
])("[%s] refuses %s", (_rule, _name, command, code) => {
  expect(refusal(samplePage(), command)).toBe(code);
});

test("[PC7] refuses a 13th level", () => {
  const chain = Array.from({ length: 12 }, (_, index) =>
    buildNode(`l${index}`, "section", { slots: index < 11 ? { content: [`l${index + 1}`] } : {} }),
  );
  expect(
    refusal(buildLayout([...chain, buildNode("d1", "news-detail")]), wrapping("section", { content: ["l0"] })),
  ).toBe("limit");
});
