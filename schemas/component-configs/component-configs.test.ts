import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { rebase } from "../editing/rebase.ts";
import { expectExactInverses, expectKeptOrAsked } from "../editing/test-kind.ts";
import { locales } from "../locale.ts";
import { testRegistry } from "../page/test-registry.ts";
import { checkConfigs } from "./check-configs.ts";
import { type ComponentConfigs, configList, configsOf, parseConfigs } from "./component-configs.ts";
import { changedSlugs, configsKind } from "./configs-kind.ts";
import { type ConfigCommand, parseConfigCommand, setConfig } from "./set-config.ts";

const kind = configsKind(testRegistry);

const site: ComponentConfigs = {
  version: 1,
  configs: {
    note: { v: 2, props: { text: { fr_FR: "à lire", en_US: "to be read" } } },
    "gone-block": { v: 3, props: { anything: [1] } },
  },
};

type Changes = Extract<ConfigCommand, { type: "set-props" }>["changes"];

const set = (id: string, ...changes: Changes): ConfigCommand => ({ type: "set-props", id, changes });

function applied(document: ComponentConfigs, command: ConfigCommand) {
  const result = setConfig(document, command, testRegistry);
  if (!result.ok) throw new Error(result.error.messageKey);
  return result.value;
}

describe("what is set for all blocks of a slug", () => {
  test("[CC1] is set alone, in one language alone, and the document given stays as it was", () => {
    const before = structuredClone(site);
    const { document } = applied(site, set("note", { prop: "text", locale: "fr_FR", value: "lu" }));
    expect(document.configs).toEqual({
      ...site.configs,
      note: { v: 2, props: { text: { fr_FR: "lu", en_US: "to be read" } } },
    });
    expect(document.configs["gone-block"]).toBe(site.configs["gone-block"]);
    expect(applied(site, set("columns", { prop: "gap", value: 8 })).document.configs["columns"]).toEqual({
      v: 1,
      props: { gap: 8 },
    });
    expect(site).toEqual(before);
  });

  test("[CC3] that is nothing any more isn't there", () => {
    const { document, inverse } = applied(site, set("note", { prop: "text" }));
    expect(Object.keys(document.configs)).toEqual(["gone-block"]);
    expect(applied(document, inverse).document).toEqual(site);
  });

  test.each([
    [set("columns", { prop: "gap", value: 101 }), "invalid-props"],
    [set("columns", { prop: "gap", value: "8" }), "invalid-props"],
    [set("columns", { prop: "width", value: 8 }), "invalid-props"],
    [set("columns", { prop: "gap", locale: "fr_FR", value: 8 }), "invalid-props"],
    [set("columns", { prop: "__proto__", value: 8 }), "invalid-props"],
    [set("columns", { prop: "visibility", value: { devices: ["phone"] } }), "invalid-props"],
    [set("nobody", { prop: "gap", value: 8 }), "unknown-slug"],
    [set("constructor", { prop: "gap", value: 8 }), "unknown-slug"],
    [set("gone-block", { prop: "anything", value: 8 }), "unknown-slug"],
  ])("[CC4] %j is refused: %s", (command, code) => {
    expect(setConfig(site, command, testRegistry)).toMatchObject({ ok: false, error: { code } });
  });

  test("[CC4] is refused under its name; and of a version that nothing leads from, altogether", () => {
    const wrong = setConfig(site, set("columns", { prop: "gap", value: -1 }), testRegistry);
    expect(wrong).toMatchObject({ ok: false, error: { problems: [{ key: "gap", messageKey: "key.tooLow" }] } });
    const newer = { ...site, configs: { columns: { v: 9, props: { gap: 1 } } } };
    expect(setConfig(newer, set("columns", { prop: "gap", value: 2 }), testRegistry)).toMatchObject({
      ok: false,
      error: { code: "newer-block" },
    });
  });

  test("[CC2] that couldn't be set anew is put back all the same", () => {
    const wide = { ...site, configs: { columns: { v: 1, props: { gap: 900 } } } };
    const { document, inverse } = applied(wide, set("columns", { prop: "gap", value: 4 }));
    expect(applied(document, inverse).document).toEqual(wide);
  });

  test("[CC5] is replaced altogether, and taken back", () => {
    const configs = { columns: { v: 1, props: { gap: 3 } } };
    const { document, inverse } = applied(site, { type: "set-configs", configs });
    expect(document).toEqual({ version: 1, configs });
    expect(applied(document, inverse).document).toEqual(site);
  });

  test("[CC7] is read from outside by its shape; what marks an inverse is left out", () => {
    const read = set("note", { prop: "text", locale: "fr_FR", value: "a" });
    expect(parseConfigCommand({ ...read, restores: true })).toEqual({ ok: true, value: read });
    const bad: readonly unknown[] = [
      null,
      [],
      { type: "set-configs", configs: {} },
      { type: "remove", ids: ["note"] },
      { ...read, more: 1 },
      { ...read, id: 7 },
      { ...read, changes: [{ prop: "text", language: "fr_FR" }] },
      { ...read, changes: [{ prop: "text", value: JSON.parse('{"__proto__":1}') as unknown }] },
    ];
    for (const value of bad) expect({ value, ok: parseConfigCommand(value).ok }).toEqual({ value, ok: false });
  });
});

describe("[CC6] stored configs", () => {
  test("come in their block's present version; what nothing leads from is kept, and what sets nothing left out", () => {
    const stored = [
      { slug: "note", v: 1, props: { words: "à lire" } },
      { slug: "columns", v: 7, props: { gap: 1 } },
      { slug: "gone-block", v: 3, props: { anything: [1] } },
      { slug: "image", v: 1, props: {} },
    ];
    const document = configsOf(stored, testRegistry);
    expect(configList(document)).toEqual([
      { slug: "note", v: 2, props: { text: { fr_FR: "à lire" } } },
      { slug: "columns", v: 7, props: { gap: 1 } },
      { slug: "gone-block", v: 3, props: { anything: [1] } },
    ]);
    expect(parseConfigs(JSON.stringify(document), testRegistry)).toEqual(document);
  });

  test("lose what can't be read, and nothing else", () => {
    const text = JSON.stringify({ ...site, more: 1, configs: { ...site.configs, columns: 7, image: { v: "1" } } });
    expect(parseConfigs(text, testRegistry)).toEqual(site);
  });

  test.each(["", "7", "[]", "null", "{}", '{"version":2,"configs":{}}', '{"version":1}'])("%s are none", (text) => {
    expect(parseConfigs(text, testRegistry)).toBeNull();
  });
});

test("[CC8] configs go public when their props can be; what nobody knows is not judged", () => {
  expect(checkConfigs(site, testRegistry)).toEqual([]);
  const wrong = { ...site, configs: { ...site.configs, columns: { v: 1, props: { gap: 900, width: 1 } } } };
  expect(checkConfigs(wrong, testRegistry)).toMatchObject([
    { key: "columns.gap", messageKey: "key.tooHigh" },
    { key: "columns.width", messageKey: "key.unknown" },
  ]);
});

test("[CC10] it is told for which slugs two documents don't set the same", () => {
  const other = applied(site, set("columns", { prop: "gap", value: 8 })).document;
  expect(changedSlugs(site, other)).toEqual(["columns"]);
  expect(changedSlugs(applied(other, set("note", { prop: "text" })).document, site).toSorted()).toEqual([
    "columns",
    "note",
  ]);
  expect(changedSlugs(site, structuredClone(site))).toEqual([]);
});

const change = fc.oneof(
  fc.record({
    prop: fc.constant("text"),
    locale: fc.constantFrom(...locales),
    value: fc.constantFrom("a", "b", undefined),
  }),
  fc.record({ prop: fc.constant("route"), value: fc.constantFrom("a", "b", undefined) }),
);
const command: fc.Arbitrary<ConfigCommand> = fc.oneof(
  change.map((one) => set("note", one)),
  fc.constantFrom(0, 4, 8, undefined).map((value) => set("columns", { prop: "gap", value })),
  fc.boolean().map((value) => set("section", { prop: "wide", value })),
);

describe("configs as a document of the editing machine", () => {
  test("[CC2] random commands and back again: the document is exactly what it was, and reads as it is stored", () => {
    expectExactInverses({ kind, document: site, change: command, parse: (text) => parseConfigs(text, testRegistry) });
  });

  test("[CC9] of two who edit at once each keeps what they did, but where both set the same value", () => {
    expectKeptOrAsked({ kind, document: site, change: command });
  });

  test("[CC9] whoever replaces all is in the way of those who set what that changes, and of nobody else", () => {
    const all: ConfigCommand = {
      type: "set-configs",
      configs: { ...site.configs, columns: { v: 1, props: { gap: 2 } } },
    };
    const against = (own: ConfigCommand) =>
      rebase(kind, { base: site, missed: [{ id: "all", commands: [all] }], own: [{ id: "own", commands: [own] }] });
    expect(against(set("columns", { prop: "gap", value: 9 })).conflicts).toMatchObject([
      { overwrites: [{ leaf: "columns/props/gap", by: "all" }] },
    ]);
    expect(against(set("note", { prop: "route", value: "a" })).conflicts).toEqual([]);
  });

  test("[HI2] of two settings of one prop the later says all; others stay two", () => {
    const [one, two] = [set("columns", { prop: "gap", value: 1 }), set("columns", { prop: "gap", value: 12 })];
    expect(kind.squash(one, two)).toBe(two);
    expect(kind.squash(one, set("note", { prop: "route", value: "a" }))).toBeNull();
    expect(kind.squash(one, { type: "set-configs", configs: {} })).toBeNull();
  });
});
