import { describe, expect, test, vi } from "vitest";

import type { ExpandedBlock } from "./expand-layout.ts";
import { expandLayout, reusableIds } from "./expand-layout.ts";
import type { LayoutDocument } from "./layout.ts";
import { emptyLayout } from "./layout.ts";
import { buildLayout, buildNode, sampleFrame, testRegistry } from "./test-registry.ts";

const definitions = { get: testRegistry.get };
const none: ReadonlyMap<number, LayoutDocument> = new Map();

/** `id` or `id(slot: children)`, with `!` behind a block that has a problem. */
function shape(blocks: readonly ExpandedBlock[]): string {
  return blocks
    .map(({ id, slots, problem }) => {
      const filled = Object.entries(slots).filter(([, inner]) => inner.length > 0);
      const inside = filled.map(([name, inner]) => `${name}: ${shape(inner)}`).join(", ");
      return `${id}${problem === undefined ? "" : "!"}${inside === "" ? "" : `(${inside})`}`;
    })
    .join(" ");
}

function reusable(id: string, layoutId: unknown) {
  return buildNode(id, "reusable", { props: { layoutId } });
}

describe("frame and page", () => {
  const page = buildLayout([buildNode("s1", "section", { slots: { content: ["n1"] } }), buildNode("n1", "note")]);

  test("[PD20] the outlet is kept and filled with the page's root, and ids stay apart", () => {
    const tree = expandLayout({ frame: sampleFrame(), page, reusables: none, definitions });
    expect(shape(tree)).toBe(
      "frame:s1(content: frame:legal) frame:out(content: s1(content: n1)) frame:alcohol frame:n1",
    );
  });

  test("[PD20] a page without a frame stands alone", () => {
    expect(shape(expandLayout({ frame: null, page, reusables: none, definitions }))).toBe("s1(content: n1)");
  });

  test("[PD20] an outlet deep in the frame is filled there; depth counts from the frame's root", () => {
    const nodes = Array.from({ length: 11 }, (_, index) =>
      buildNode(`f${index}`, "section", { slots: { content: [index < 10 ? `f${index + 1}` : "out"] } }),
    );
    const frame = buildLayout([...nodes, buildNode("out", "outlet")], "frame");
    const tree = shape(expandLayout({ frame, page, reusables: none, definitions }));
    expect(tree).toContain("frame:f10(content: frame:out(content: s1(content: n1!)))");
  });

  test("[PD23] every slot of the definition is there, in its order; the others are not shown", () => {
    const columns = buildNode("c", "columns", { slots: { aside: ["n"], right: ["i"] } });
    const layout = buildLayout([columns, buildNode("n", "note"), buildNode("i", "image")]);
    const [block] = expandLayout({ frame: null, page: layout, reusables: none, definitions });
    expect(Object.entries(block?.slots ?? {}).map(([name, inner]) => [name, inner.length])).toEqual([
      ["left", 0],
      ["right", 1],
    ]);
  });
});

describe("reusable blocks", () => {
  const footer = buildLayout(
    [buildNode("s1", "section", { slots: { content: ["n1"] } }), buildNode("n1", "note")],
    "reusable",
  );

  test("[PD21] one is replaced by its content, twice on a page under different ids", () => {
    const page = buildLayout([reusable("a", 4), reusable("b", 4)]);
    const tree = expandLayout({ frame: null, page, reusables: new Map([[4, footer]]), definitions });
    expect(shape(tree)).toBe("a/s1(content: a/n1) b/s1(content: b/n1)");
  });

  test("[PD21] one inside another carries both ids", () => {
    const outer = buildLayout([buildNode("s", "section", { slots: { content: ["r"] } }), reusable("r", 4)], "reusable");
    const tree = expandLayout({
      frame: buildLayout([reusable("top", 5), buildNode("out", "outlet")], "frame"),
      page: emptyLayout("page"),
      reusables: new Map([
        [4, footer],
        [5, outer],
      ]),
      definitions,
    });
    expect(shape(tree)).toBe("frame:top/s(content: frame:top/r/s1(content: frame:top/r/n1)) frame:out");
  });

  test("[PD21] a missing one and an unchosen one are problems of their place", () => {
    const page = buildLayout([reusable("a", 9), reusable("b", 0), reusable("c", "9"), buildNode("n", "note")]);
    const tree = expandLayout({ frame: null, page, reusables: none, definitions });
    expect(shape(tree)).toBe("a! b! c! n");
    expect(tree.map(({ problem }) => problem)).toEqual([
      { messageKey: "reusable.missing", values: { id: 9 } },
      { messageKey: "reusable.none" },
      { messageKey: "reusable.none" },
      undefined,
    ]);
  });

  test("[PD21] one that contains itself, by way of another, stops there", () => {
    const four = buildLayout([buildNode("n", "note"), reusable("r", 5)], "reusable");
    const five = buildLayout([reusable("r", 4)], "reusable");
    const page = buildLayout([reusable("a", 4)]);
    const tree = expandLayout({
      frame: null,
      page,
      reusables: new Map([
        [4, four],
        [5, five],
      ]),
      definitions,
    });
    expect(shape(tree)).toBe("a/n a/r/r!");
    expect(tree[1]?.problem).toEqual({ messageKey: "reusable.cycle", values: { id: 4 } });
  });

  test("[PD22] reusable blocks that double each other end at the limit", () => {
    const doubling = new Map(
      Array.from({ length: 40 }, (_, index) => [
        index + 1,
        buildLayout([reusable("a", index + 2), reusable("b", index + 2)], "reusable"),
      ]),
    );
    doubling.set(41, buildLayout([buildNode("n", "note")], "reusable"));
    const read = vi.spyOn(doubling, "get");
    const tree = expandLayout({ frame: null, page: buildLayout([reusable("r", 1)]), reusables: doubling, definitions });
    expect(tree.length).toBeLessThanOrEqual(2000);
    // Doubled forty times they would be a billion.
    expect(read.mock.calls.length).toBeLessThanOrEqual(2001);
    expect(tree.filter(({ problem }) => problem?.messageKey === "page.tooManyBlocks")).toHaveLength(1);
  });

  test("[PD21] the layouts to load are named once each", () => {
    expect(reusableIds(buildLayout([reusable("a", 4), reusable("b", 4), reusable("c", 2), reusable("d", 0)]))).toEqual([
      4, 2,
    ]);
  });
});

describe("blocks that can't be shown", () => {
  test("[PD23] an unknown slug is a node with a problem, its props kept", () => {
    const page = buildLayout([
      buildNode("x", "gone-block", { props: { a: 1 }, slots: { body: ["n"] } }),
      buildNode("n", "note"),
    ]);
    expect(expandLayout({ frame: null, page, reusables: none, definitions })).toEqual([
      {
        id: "x",
        slug: "gone-block",
        props: { a: 1 },
        slots: {},
        problem: { messageKey: "missing.block", values: { slug: "gone-block" } },
      },
    ]);
  });

  test("[PD23] so is one of a newer version, and an outlet where none belongs", () => {
    const page = buildLayout([buildNode("n", "note", { v: 3 }), buildNode("o", "outlet")]);
    const tree = expandLayout({ frame: sampleFrame(), page, reusables: none, definitions });
    const outlet = tree.find(({ slug }) => slug === "outlet");
    expect(
      outlet?.slots["content"]?.flatMap(({ id, problem }) => (problem === undefined ? [] : [[id, problem]])),
    ).toEqual([
      ["n", { messageKey: "block.otherVersion", values: { slug: "note", version: 3, known: 2 } }],
      ["o", { messageKey: "layout.outlet" }],
    ]);
  });

  test("[PD7] older props are migrated on the way", () => {
    const page = buildLayout([buildNode("n", "note", { v: 1, props: { words: "Vin" } })]);
    const [note] = expandLayout({ frame: null, page, reusables: none, definitions });
    expect(note).toMatchObject({ props: { text: { fr_FR: "Vin" } } });
  });
});
