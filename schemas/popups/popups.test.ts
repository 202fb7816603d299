import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { rebase } from "../editing/rebase.ts";
import { expectExactInverses, expectKeptOrAsked } from "../editing/test-kind.ts";
import { locales } from "../locale.ts";
import { checkPopup } from "./check-popup.ts";
import { blankPopup, parsePopup, popupFieldNames, type PopupDocument } from "./popup-document.ts";
import { popupFields } from "./popup-fields.ts";
import { popupKind as kind } from "./popup-kind.ts";
import { parsePopupCommand, type PopupCommand, setPopup, type SetPopupField } from "./set-popup.ts";

const harvest: PopupDocument = {
  ...blankPopup,
  title: { fr_FR: "Vendanges", en_US: "Harvest" },
  message: { fr_FR: "<p>Venez.</p>" },
  picture: { id: 7 },
  link: "/contact",
  pageTypes: ["home"],
  delay: 2500,
  startsAt: "2026-09-01T08:00:00.000Z",
};

const set = (field: SetPopupField["field"], value: unknown, more: Partial<SetPopupField> = {}): SetPopupField => {
  return { type: "set", field, value, ...more };
};

function applied(document: PopupDocument, command: PopupCommand) {
  const result = setPopup(document, command);
  if (!result.ok) throw new Error(result.error.messageKey);
  return result.value;
}

test("every field of a popup has words in both languages, and begins as its field does", () => {
  expect(Object.keys(blankPopup).toSorted()).toEqual(["version", ...popupFieldNames].toSorted());
  for (const name of popupFieldNames) {
    const { label, initial } = popupFields[name];
    expect([name, ...locales.filter((locale) => (label[locale] ?? "").trim() === "")]).toEqual([name]);
    expect(blankPopup[name]).toEqual(initial);
  }
});

describe("a popup", () => {
  test("[PU1] has one thing set alone, in one language alone, and the document given stays as it was", () => {
    const before = structuredClone(harvest);
    expect(applied(harvest, set("title", "La vendange", { locale: "fr_FR" })).document).toEqual({
      ...harvest,
      title: { fr_FR: "La vendange", en_US: "Harvest" },
    });
    expect(applied(harvest, set("delay", 0)).document).toEqual({ ...harvest, delay: 0 });
    expect(harvest).toEqual(before);
  });

  test("[PU3] has no text in a language in which it is empty", () => {
    expect(applied(harvest, set("title", "", { locale: "en_US" })).document.title).toEqual({ fr_FR: "Vendanges" });
  });

  test.each([
    [set("delay", -1), "invalid-value", "delay"],
    [set("delay", 600_001), "invalid-value", "delay"],
    [set("delay", "5"), "invalid-value", "delay"],
    [set("link", "javascript:alert(1)"), "invalid-value", "link"],
    [set("link", "//evil.test"), "invalid-value", "link"],
    [set("pageTypes", ["nothing"]), "invalid-value", "pageTypes"],
    [set("pageTypes", ["home", "home"]), "invalid-value", "pageTypes"],
    [set("pageTypes", "home"), "invalid-value", "pageTypes"],
    [set("picture", { id: -1 }), "invalid-value", "picture.id"],
    [set("layout", 0), "invalid-value", "layout"],
    [set("startsAt", "tomorrow"), "invalid-value", "startsAt"],
    [set("isActive", 1), "invalid-value", "isActive"],
    [set("title", 4, { locale: "fr_FR" }), "invalid-value", "title.fr_FR"],
    [set("title", { fr_FR: "x" }), "invalid-command", null],
    [set("delay", 4, { locale: "fr_FR" }), "invalid-command", null],
    [set("version" as "delay", 2), "invalid-command", null],
    [set("__proto__" as "delay", 2), "invalid-command", null],
  ])("[PU4] %j is refused: %s", (command, code, key) => {
    const result = setPopup(harvest, command);
    expect(result).toMatchObject({ ok: false, error: { code } });
    if (key !== null) expect(result).toMatchObject({ error: { problems: [{ key }] } });
  });

  test("[PU5] is made another, and taken back", () => {
    const { document, inverse } = applied(harvest, { type: "set-all", popup: blankPopup });
    expect(document).toEqual(blankPopup);
    expect(applied(document, inverse).document).toEqual(harvest);
  });

  test("[PU2] gets back even what couldn't be set anew", () => {
    const odd = { ...harvest, delay: -4 };
    const { document, inverse } = applied(odd, set("delay", 3));
    expect(applied(document, inverse).document).toEqual(odd);
  });

  test("[PU7] is changed from outside by a command's shape; what marks an inverse is left out", () => {
    const read = set("title", "a", { locale: "fr_FR" });
    expect(parsePopupCommand({ ...read, restores: true })).toEqual({ ok: true, value: read });
    expect(parsePopupCommand(set("layout", null))).toEqual({ ok: true, value: set("layout", null) });
    const bad: readonly unknown[] = [
      null,
      [],
      { type: "set-all", popup: blankPopup },
      { ...read, more: 1 },
      { ...read, field: "version" },
      { ...read, field: "toString" },
      { ...read, locale: "de_DE" },
      { type: "set", field: "delay" },
    ];
    for (const value of bad) expect({ value, ok: parsePopupCommand(value).ok }).toEqual({ value, ok: false });
  });

  test("[PU6] loses what can't be read, and nothing else", () => {
    const stored = { ...harvest, delay: "lots", title: { ...harvest.title, de_DE: "x" }, more: 1 };
    expect(parsePopup(JSON.stringify(stored))).toEqual({ ...harvest, delay: 0 });
    for (const text of ["", "7", "[]", "null", "{}", '{"version":2}']) expect(parsePopup(text)).toBeNull();
  });
});

test.each<[Partial<PopupDocument>, readonly string[]]>([
  [{}, []],
  [{ title: {} }, ["title.fr_FR"]],
  [{ title: { fr_FR: " ", en_US: "Harvest" } }, ["title.fr_FR"]],
  [{ endsAt: "2026-09-01T08:00:00.000Z" }, ["endsAt"]],
  [{ endsAt: "2026-09-01T08:01:00.000Z" }, []],
  [{ startsAt: null, endsAt: "2001-09-01T08:00:00.000Z" }, []],
  [{ delay: -4, link: "javascript:1" }, ["link", "delay"]],
])("[PU8] %j goes public but for %j", (values, keys) => {
  expect(checkPopup({ ...harvest, ...values }).map(({ key }) => key)).toEqual(keys);
});

const change: fc.Arbitrary<PopupCommand> = fc.oneof(
  fc
    .record({
      field: fc.constantFrom("title" as const, "message" as const),
      locale: fc.constantFrom(...locales),
      value: fc.constantFrom("a", "b", ""),
    })
    .map(({ field, locale, value }) => set(field, value, { locale })),
  fc.constantFrom(0, 4, 8).map((value) => set("delay", value)),
  fc.constantFrom(4, null).map((value) => set("layout", value)),
  fc.constantFrom({ id: 4 }, null).map((value) => set("picture", value)),
  fc.constantFrom(["home"], []).map((value) => set("pageTypes", value)),
);

describe("a popup as a document of the editing machine", () => {
  test("[PU2] random commands and back again: the document is exactly what it was, and reads as it is stored", () => {
    expectExactInverses({ kind, document: harvest, change, parse: parsePopup });
  });

  test("[PU9] of two who edit at once each keeps what they did, but where both set the same value", () => {
    expectKeptOrAsked({ kind, document: harvest, change });
  });

  test("[PU9] whoever makes all other is in the way of those who set what that changes, and of nobody else", () => {
    const all: PopupCommand = { type: "set-all", popup: { ...harvest, title: { ...harvest.title, en_US: "Picking" } } };
    const against = (own: PopupCommand) =>
      rebase(kind, { base: harvest, missed: [{ id: "all", commands: [all] }], own: [{ id: "own", commands: [own] }] });
    expect(against(set("title", "x", { locale: "en_US" })).conflicts).toMatchObject([
      { overwrites: [{ leaf: "title/en_US", by: "all" }] },
    ]);
    expect(against(set("title", "x", { locale: "fr_FR" })).conflicts).toEqual([]);
    expect(against(set("delay", 1)).conflicts).toEqual([]);
  });

  test("[HI2] of two of one thing the later says all; others stay two", () => {
    const [one, two] = [set("delay", 1), set("delay", 2)];
    expect(kind.squash(one, two)).toBe(two);
    expect(kind.squash(one, set("order", 1))).toBeNull();
    expect(kind.squash(one, { type: "set-all", popup: blankPopup })).toBeNull();
  });
});
