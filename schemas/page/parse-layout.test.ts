import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { serverMessages } from "../messages/server-messages.ts";
import { checkLayout } from "./invariants.ts";
import type { LayoutIssue } from "./layout-issue.ts";
import type { BlockNode, LayoutDocument } from "./layout.ts";
import { parseLayout } from "./parse-layout.ts";
import { buildLayout, buildNode, sampleFrame, samplePage, testRegistry } from "./test-registry.ts";

const registry = { get: testRegistry.get };

function parsed(value: unknown): { document: LayoutDocument; issues: readonly LayoutIssue[] } {
  const result = parseLayout(value, registry);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function codes(issues: readonly LayoutIssue[]): readonly string[] {
  return issues.map(({ code, block }) => (block === undefined ? code : `${code} ${block}`));
}

describe("a layout as a whole", () => {
  test("[PD1] is read from an object and from JSON text alike, and comes out unchanged when it is sound", () => {
    for (const layout of [samplePage(), sampleFrame()]) {
      expect(parsed(layout)).toEqual({ document: layout, issues: [] });
      expect(parsed(JSON.stringify(layout))).toEqual({ document: layout, issues: [] });
    }
  });

  test.each<[string, unknown, Omit<LayoutIssue, "block">]>([
    ["broken JSON", "{", { code: "not-a-layout", messageKey: "body.malformedJson" }],
    ["null", null, { code: "not-a-layout", messageKey: "layout.unreadable" }],
    ["a list", [], { code: "not-a-layout", messageKey: "layout.unreadable" }],
    ["no version", { kind: "page", root: [], blocks: {} }, { code: "not-a-layout", messageKey: "layout.noVersion" }],
    [
      "an unknown kind",
      { version: 1, kind: "book", root: [], blocks: {} },
      { code: "not-a-layout", messageKey: "layout.noKind", values: { kinds: "page, frame, reusable, template" } },
    ],
    ["no root", { version: 1, kind: "page", blocks: {} }, { code: "not-a-layout", messageKey: "layout.noRoot" }],
    [
      "blocks as a list",
      { version: 1, kind: "page", root: [], blocks: [] },
      { code: "not-a-layout", messageKey: "layout.noBlocks" },
    ],
    [
      "a function",
      { version: 1, kind: "page", root: [], blocks: {}, run: () => 1 },
      { code: "not-a-layout", messageKey: "body.malformedJson" },
    ],
    [
      "a newer version",
      { version: 2, kind: "page", root: [], blocks: {} },
      { code: "newer-version", messageKey: "layout.newer", values: { version: 2, known: 1 } },
    ],
  ])("[PD1] [PD2] %s is refused", (_name, value, issue) => {
    expect(parseLayout(value, registry)).toEqual({ ok: false, error: [issue] });
  });

  test("[PD3] more than 2000 blocks, more than 1 MiB and endless nesting are refused", () => {
    const nodes = Array.from({ length: 2001 }, (_, index) => buildNode(`n${index}`, "note"));
    expect(parseLayout(buildLayout(nodes), registry)).toMatchObject({ ok: false, error: [{ code: "too-large" }] });
    expect(parseLayout(buildLayout(nodes.slice(1)), registry).ok).toBe(true);
    const huge = buildLayout([buildNode("a", "gone", { props: { text: "é".repeat(600_000) } })]);
    expect(parseLayout(JSON.stringify(huge), registry)).toMatchObject({ ok: false, error: [{ code: "too-large" }] });
    const deep = `{"version":1,"kind":"page","root":[],"blocks":${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}}`;
    expect(parseLayout(deep, registry)).toMatchObject({ ok: false, error: [{ code: "not-a-layout" }] });
  });

  test("[PD4] prototype keys are refused at any depth", () => {
    for (const key of ["__proto__", "constructor", "toString"]) {
      const text = JSON.stringify(buildLayout([buildNode("a", "note")])).replace(
        '"props":{}',
        `"props":{"x":[{"${key}":1}]}`,
      );
      expect(parseLayout(text, registry)).toMatchObject({ ok: false, error: [{ code: "prototype-key" }] });
    }
  });
});

describe("a layout that can be repaired", () => {
  test("[PD5] ids that name nothing are dropped", () => {
    const layout = {
      ...buildLayout([buildNode("a", "section", { slots: { content: ["ghost", "b"] } }), buildNode("b", "note")]),
    };
    const { document, issues } = parsed({ ...layout, root: ["a", "nobody", 4] });
    expect(document).toEqual(
      buildLayout([buildNode("a", "section", { slots: { content: ["b"] } }), buildNode("b", "note")]),
    );
    expect(codes(issues)).toEqual(["dangling", "dangling", "dangling"]);
  });

  test("[PD5] a block that stands twice stays where it is met first", () => {
    const layout = buildLayout([buildNode("a", "section", { slots: { content: ["b", "b"] } }), buildNode("b", "note")]);
    const { document, issues } = parsed({ ...layout, root: ["a", "b", "a"] });
    expect(document.root).toEqual(["a"]);
    expect(document.blocks["a"]?.slots).toEqual({ content: ["b"] });
    expect(codes(issues)).toEqual(["duplicate b", "duplicate b", "duplicate a"]);
  });

  test("[PD5] a block inside itself is dropped there, and what can't be reached is left out", () => {
    const cyclic = {
      version: 1,
      kind: "page",
      root: ["a"],
      blocks: {
        a: buildNode("a", "section", { slots: { content: ["b"] } }),
        b: buildNode("b", "section", { slots: { content: ["a"] } }),
        c: buildNode("c", "section", { slots: { content: ["d"] } }),
        d: buildNode("d", "section", { slots: { content: ["c"] } }),
      },
    };
    const { document, issues } = parsed(cyclic);
    expect(document.blocks).toEqual({
      a: buildNode("a", "section", { slots: { content: ["b"] } }),
      b: buildNode("b", "section"),
    });
    expect(codes(issues)).toEqual(["cycle a", "orphan c", "orphan d"]);
  });

  test("[PD3] [PD5] what is nested deeper than 12 levels is dropped", () => {
    const nodes = Array.from({ length: 14 }, (_, index) =>
      buildNode(`s${index + 1}`, "section", { slots: index < 13 ? { content: [`s${index + 2}`] } : {} }),
    );
    const { document, issues } = parsed(buildLayout(nodes));
    expect(Object.keys(document.blocks)).toHaveLength(12);
    expect(codes(issues)).toEqual(["too-deep s13", "orphan s13", "orphan s14"]);
  });

  test.each<[string, unknown]>([
    ["no object", 4],
    ["another id", { ...buildNode("b", "note") }],
    ["no slug", { ...buildNode("a", "note"), slug: 4 }],
    ["a slug that is a path", { ...buildNode("a", "../note") }],
    ["no version", { ...buildNode("a", "note"), v: "1" }],
    ["props as a list", { ...buildNode("a", "note"), props: [] }],
    ["no slots", { ...buildNode("a", "note"), slots: undefined }],
  ])("[PD5] a block with %s is left out, the others stay", (_name, broken) => {
    const { document, issues } = parsed({
      version: 1,
      kind: "page",
      root: ["a", "z"],
      blocks: { a: broken, z: buildNode("z", "note") },
    });
    expect(document.root).toEqual(["z"]);
    expect(codes(issues)).toContain("invalid-block a");
  });

  test("[PD6] an unknown slug is kept verbatim with all it holds", () => {
    const node = buildNode("a", "gone-block", { v: 9, props: { any: [{ thing: null }] }, slots: { body: ["b"] } });
    const layout = buildLayout([node, buildNode("b", "note")]);
    expect(parsed(layout)).toEqual({ document: layout, issues: [] });
  });

  test("[PD7] older props come out migrated; newer ones stay as they are, with an issue", () => {
    const layout = buildLayout([
      buildNode("a", "note", { v: 1, props: { words: "Vin", route: "x" } }),
      buildNode("b", "note", { v: 7, props: { later: true } }),
    ]);
    const { document, issues } = parsed(layout);
    expect(document.blocks["a"]).toEqual(buildNode("a", "note", { props: { route: "x", text: { fr_FR: "Vin" } } }));
    expect(document.blocks["b"]).toEqual(layout.blocks["b"]);
    expect(codes(issues)).toEqual(["newer-block b"]);
  });

  test("[PD8] a frame gets the outlet, legal text and alcohol message that it lacks", () => {
    const { document, issues } = parsed(buildLayout([buildNode("legal-text", "note")], "frame"));
    expect(document.root).toEqual(["legal-text", "outlet", "legal-text-2", "alcohol-message"]);
    expect(document.blocks["legal-text-2"]?.slug).toBe("legal-text");
    expect(codes(issues)).toEqual(["required outlet", "required legal-text-2", "required alcohol-message"]);
  });

  test("[PD8] a second outlet is taken out, and so is every outlet of a page", () => {
    const nodes: BlockNode[] = [
      buildNode("a", "section", { slots: { content: ["o1"] } }),
      buildNode("o1", "outlet"),
      buildNode("o2", "outlet"),
    ];
    const page = parsed(buildLayout(nodes));
    expect(page.document.blocks).toEqual({ a: buildNode("a", "section") });
    expect(codes(page.issues)).toEqual(["outlet o1", "outlet o2"]);
    const frame = parsed(buildLayout(nodes, "frame"));
    expect(Object.values(frame.document.blocks).filter(({ slug }) => slug === "outlet")).toHaveLength(1);
  });

  test("[PD16] empty slots are not kept", () => {
    expect(
      parsed(buildLayout([buildNode("a", "section", { slots: { content: [] } })])).document.blocks["a"]?.slots,
    ).toEqual({});
  });
});

test("[PD9] whatever is read comes out sound, or is refused: 3000 damaged layouts", () => {
  const kept = new Set(["slot-refuses", "slot-full", "unknown-slot"]);
  const damage = fc.array(
    fc.tuple(fc.noBias(fc.nat(400)), fc.constantFrom("null", "[]", "{}", '"a"', '"n1"', '"s1"', "7", "outlet")),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  const seen = { read: 0, refused: 0, repaired: 0 };
  fc.assert(
    fc.property(damage, fc.boolean(), (hits, isFrame) => {
      const result = parseLayout(damaged(isFrame ? sampleFrame() : samplePage(), hits), registry);
      if (!result.ok) {
        seen.refused += 1;
        expect(serverMessages.en_US).toHaveProperty([String(result.error[0]?.messageKey)]);
        return;
      }
      seen.read += 1;
      seen.repaired += result.value.issues.length > 0 ? 1 : 0;
      const left = checkLayout(result.value.document, registry).filter(({ code }) => !kept.has(code));
      expect(left).toEqual([]);
      expect(parsed(result.value.document).document).toEqual(result.value.document);
    }),
    { numRuns: 3000 },
  );
  expect(seen.repaired).toBeGreaterThan(300);
  expect(seen.read).toBeGreaterThan(seen.repaired);
  expect(seen.refused).toBeGreaterThan(30);
});

/** Puts other values in the place of some of a layout's values, counted through its JSON. */
function damaged(layout: LayoutDocument, hits: readonly (readonly [number, string])[]): unknown {
  let text = JSON.stringify(layout);
  for (const [position, replacement] of hits) {
    // Keys are read along, so that a value is never taken to begin at a key's closing quote.
    const tokens = [...text.matchAll(/"[^"]*":?|\d+|\[\]|\{\}/g)].filter(([token]) => !token.endsWith(":"));
    const token = tokens[position % Math.max(tokens.length, 1)];
    if (token === undefined) break;
    const value = replacement === "outlet" ? '"outlet"' : replacement;
    text = text.slice(0, token.index) + value + text.slice(token.index + token[0].length);
  }
  return text;
}
