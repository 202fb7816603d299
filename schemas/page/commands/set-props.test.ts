import { expect, test } from "vitest";

import { applied, refusal } from "../test-commands.ts";

import { buildLayout, buildNode, samplePage, testRegistry } from "../test-registry.ts";
import type { PropChange } from "./set-props.ts";
import { setProps } from "./set-props.ts";

function changed(id: string, ...changes: readonly PropChange[]): unknown {
  return applied(samplePage(), { type: "set-props", id, changes }).blocks[id]?.props;
}

test.each<[string, string, readonly PropChange[], unknown]>([
  ["a new prop", "s1", [{ prop: "wide", value: true }], { wide: true }],
  ["another value", "c1", [{ prop: "gap", value: 8 }], { gap: 8 }],
  ["no value", "c1", [{ prop: "gap" }], {}],
  ["no value where there was none", "s1", [{ prop: "wide" }], {}],
  ["one language", "n1", [{ prop: "text", locale: "en_US", value: "two" }], { text: { fr_FR: "un", en_US: "two" } }],
  ["the first language", "n2", [{ prop: "text", locale: "fr_FR", value: "a" }], { text: { fr_FR: "a" } }],
  ["one language less", "n1", [{ prop: "text", locale: "fr_FR" }], { text: { en_US: "one" } }],
  [
    "the last language less",
    "n1",
    [
      { prop: "text", locale: "fr_FR" },
      { prop: "text", locale: "en_US" },
    ],
    {},
  ],
  ["a whole localized text", "n1", [{ prop: "text", value: { fr_FR: "x" } }], { text: { fr_FR: "x" } }],
  [
    "several changes, the last one holds",
    "c1",
    [
      { prop: "gap", value: 1 },
      { prop: "gap", value: 2 },
    ],
    { gap: 2 },
  ],
  ["a language, then all", "n1", [{ prop: "text", locale: "fr_FR", value: "y" }, { prop: "text" }], {}],
])("[PC19] sets %s", (_name, id, changes, expected) => {
  expect(changed(id, ...changes)).toEqual(expected);
});

test("[PC2] what was changed in one language goes back in that language, so that another one stays", () => {
  const page = samplePage();
  const command = { type: "set-props", id: "n1", changes: [{ prop: "text", locale: "fr_FR", value: "deux" }] } as const;
  const result = setProps(page, command, testRegistry);
  expect(result.ok && result.value.inverse).toEqual({
    ...command,
    changes: [{ prop: "text", locale: "fr_FR", value: "un" }],
    restores: true,
  });
});

test("[PC9] the inverse puts back an invalid prop, which can't be set anew", () => {
  const page = buildLayout([
    buildNode("d1", "news-detail"),
    buildNode("c", "columns", { props: { gap: "wide", old: 1 } }),
  ]);
  const after = applied(page, { type: "set-props", id: "c", changes: [{ prop: "gap", value: 3 }, { prop: "old" }] });
  expect(after.blocks["c"]?.props).toEqual({ gap: 3 });
});

test("[PC3] every other block keeps its identity", () => {
  const before = samplePage();
  const after = applied(before, { type: "set-props", id: "c1", changes: [{ prop: "gap", value: 9 }] });
  expect(Object.keys(before.blocks).filter((id) => before.blocks[id] !== after.blocks[id])).toEqual(["c1"]);
  expect(after.root).toBe(before.root);
});

test.each<[string, string, string, PropChange, string]>([
  ["PC4", "on a block that is gone", "ghost", { prop: "gap", value: 1 }, "unknown-block"],
  ["PC19", "a wrong value", "c1", { prop: "gap", value: 101 }, "invalid-props"],
  ["PC19", "a prop that isn't", "c1", { prop: "colour", value: 1 }, "invalid-props"],
  ["PC19", "a text too long", "n1", { prop: "text", locale: "fr_FR", value: "a".repeat(21) }, "invalid-props"],
  [
    "PC19",
    "one language of what isn't localized",
    "n3",
    { prop: "route", locale: "fr_FR", value: "x" },
    "invalid-props",
  ],
  ["PC19", "a name that every object has", "c1", { prop: "__proto__", value: {} }, "invalid-props"],
  ["PC10", "on an unknown block", "x1", { prop: "anything", value: 1 }, "unknown-slug"],
])("[%s] refuses %s", (_rule, _name, id, change, code) => {
  expect(refusal(samplePage(), { type: "set-props", id, changes: [change] })).toBe(code);
});

test("[PC19] says which prop is wrong and why", () => {
  const command = { type: "set-props", id: "c1", changes: [{ prop: "gap", value: -1 }] } as const;
  expect(setProps(samplePage(), command, testRegistry)).toMatchObject({
    ok: false,
    error: { block: "c1", problems: [{ key: "gap", messageKey: "key.tooLow", values: { min: 0 } }] },
  });
});

test("[PD7] a block of a newer version can't be edited", () => {
  const page = buildLayout([buildNode("n", "note", { v: 3 })]);
  expect(refusal(page, { type: "set-props", id: "n", changes: [{ prop: "route", value: "x" }] })).toBe("newer-block");
});
