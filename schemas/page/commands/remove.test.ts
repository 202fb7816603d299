import { expect, test } from "vitest";

import { applied, outline, refusal } from "../test-commands.ts";

import { buildLayout, buildNode, sampleFrame, samplePage, testRegistry } from "../test-registry.ts";
import { remove } from "./remove.ts";

test.each<[string, readonly string[], string]>([
  ["one block", ["n3"], "s1(content: n1 c1(left: n2, right: i1)) d1 x1(body: n4)"],
  ["a block with everything inside it", ["s1"], "n3 d1 x1(body: n4)"],
  ["neighbours", ["n1", "c1"], "s1 n3 d1 x1(body: n4)"],
  ["an unknown block", ["x1"], "s1(content: n1 c1(left: n2, right: i1)) n3 d1"],
  ["a block inside an unknown one", ["n4"], "s1(content: n1 c1(left: n2, right: i1)) n3 d1 x1"],
])("[PC13] removes %s", (_name, ids, expected) => {
  const after = applied(samplePage(), { type: "remove", ids });
  expect(outline(after)).toBe(expected);
  expect(after.blocks).not.toHaveProperty(ids[0] ?? "");
});

test("[PC9] the inverse puts back even a prop that was invalid", () => {
  const before = buildLayout([buildNode("d1", "news-detail"), buildNode("a", "note", { props: { text: 4 }, v: 2 })]);
  expect(outline(applied(before, { type: "remove", ids: ["a"] }))).toBe("d1");
});

test.each<[string, readonly string[], string]>([
  ["PC4", ["ghost"], "unknown-block"],
  ["PC4", ["toString"], "unknown-block"],
  ["PC13", ["s1", "d1"], "not-neighbours"],
  ["PC6", ["d1"], "required"],
  ["PC6", ["n3", "d1"], "required"],
])("[%s] refuses %j: %s", (_rule, ids, code) => {
  expect(refusal(samplePage(), { type: "remove", ids })).toBe(code);
});

test.each([
  ["legal", "locked"],
  ["alcohol", "locked"],
  ["s1", "locked"],
  ["out", "outlet"],
])("[PC6] refuses to remove %s from a frame: %s", (id, code) => {
  expect(refusal(sampleFrame(), { type: "remove", ids: [id] })).toBe(code);
});

test("[PC6] a second legal text may go, and outside of a frame the first one too", () => {
  const frame = applied(sampleFrame(), { type: "duplicate", ids: ["legal"], newIds: { legal: "legal2" } });
  expect(outline(applied(frame, { type: "remove", ids: ["legal"] }))).toContain("s1(content: legal2)");
  const page = buildLayout([buildNode("d1", "news-detail"), buildNode("l", "legal-text")]);
  expect(outline(applied(page, { type: "remove", ids: ["l"] }))).toBe("d1");
});

test("[PC6] the message names what can't go", () => {
  const result = remove(samplePage(), { type: "remove", ids: ["d1"] }, testRegistry);
  expect(result).toMatchObject({
    ok: false,
    error: { messageKey: "layout.needs", values: { slug: "news-detail" } },
  });
});
