import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { expectExactInverses, expectKeptOrAsked } from "../editing/test-kind.ts";
import { locales } from "../locale.ts";
import { checkRecord } from "./check-record.ts";
import { type Collection, fieldOf } from "./collection.ts";
import { collections, findCollection } from "./collections.ts";
import { news } from "./every/news.ts";
import { blankRecord, parseRecord, type RecordDocument, valuesOf } from "./record-document.ts";
import { recordKind } from "./record-kind.ts";
import { parseRecordCommand, type RecordCommand, setRecord, type SetRecordField } from "./set-record.ts";

const harvest: RecordDocument = {
  version: 1,
  values: valuesOf(news, {
    title: { fr_FR: "Vendanges", en_US: "Harvest" },
    date: "2026-09-12",
    picture: { id: 7 },
    promoted: true,
  }),
};

const set = (field: string, value: unknown, more: Partial<SetRecordField> = {}): SetRecordField => {
  return { type: "set", field, value, ...more };
};

function applied(document: RecordDocument, command: RecordCommand) {
  const result = setRecord(news, document, command);
  if (!result.ok) throw new Error(result.error.messageKey);
  return result.value;
}

test.each(collections)(
  "$slug has all its fields in its form, and its words in every language",
  (collection: Collection) => {
    const { fields, groups, title, columns, label, one, slug } = collection;
    expect(groups.flatMap((group) => group.fields).toSorted()).toEqual(Object.keys(fields).toSorted());
    for (const name of [title, ...columns]) expect([name, fieldOf(collection, name)]).not.toEqual([name, undefined]);
    const said = [label, one, ...groups.map(({ name }) => name), ...Object.values(fields).map((field) => field.label)];
    for (const texts of said) for (const locale of locales) expect(texts[locale] ?? "").toMatch(/\S/);
    expect(findCollection(slug)).toBe(collection);
    // Nothing that is said of a blank record is refused by its own fields.
    for (const [name, field] of Object.entries(fields))
      expect([name, field.check(field.initial).ok]).toEqual([name, true]);
  },
);

describe("a record", () => {
  test("[CO1] [CO3] is set field by field, a text language by language; an empty one is taken away", () => {
    const before = structuredClone(harvest);
    const titled = applied(harvest, set("title", "La vendange", { locale: "fr_FR" })).document;
    expect(titled.values["title"]).toEqual({ fr_FR: "La vendange", en_US: "Harvest" });
    expect(applied(harvest, set("title", "", { locale: "en_US" })).document.values["title"]).toEqual({
      fr_FR: "Vendanges",
    });
    expect(applied(harvest, set("promoted", false)).document.values).toEqual({ ...harvest.values, promoted: false });
    expect(harvest).toEqual(before);
  });

  test("[CO2] is put back by inverses, even to what couldn't be set", () => {
    const wrong = { ...harvest, values: { ...harvest.values, date: "tomorrow" } };
    const { document, inverse } = applied(wrong, set("date", "2026-09-13"));
    expect(applied(document, inverse).document).toEqual(wrong);
  });

  test.each([
    set("date", "12/09/2026"),
    set("promoted", "yes"),
    set("title", "Vendanges"),
    set("date", "2026-09-12", { locale: "fr_FR" }),
    set("title", 7, { locale: "fr_FR" }),
    set("slug", "Été", { locale: "fr_FR" }),
    set("nothing", 1),
    set("__proto__", {}),
    set("constructor", {}),
  ])("[CO4] %j is refused", (command) => {
    expect(setRecord(news, harvest, command).ok).toBe(false);
  });

  test("[CO5] is replaced as a whole, and put back", () => {
    const { document, inverse } = applied(harvest, { type: "set-all", values: blankRecord(news).values });
    expect(document).toEqual(blankRecord(news));
    expect(applied(document, inverse).document).toEqual(harvest);
  });

  test("[CO6] is read as it was stored; what can't be read counts for nothing", () => {
    expect(parseRecord(JSON.stringify(harvest))).toEqual(harvest);
    const odd = { title: { fr_FR: "Vendanges", en_US: 7, de_DE: "Ernte" }, date: 12, promoted: "yes", more: 1 };
    expect(valuesOf(news, odd)).toEqual({ ...blankRecord(news).values, title: { fr_FR: "Vendanges" } });
    for (const text of ["", "7", "[]", "null", "{}", '{"version":2,"values":{}}', '{"version":1}'])
      expect([text, parseRecord(text)]).toEqual([text, null]);
  });

  test("[CO7] commands from outside are read by their shape", () => {
    const read = set("title", "a", { locale: "fr_FR" });
    expect(parseRecordCommand({ ...read, restores: true })).toEqual({ ok: true, value: read });
    const bad = [null, [], { ...read, more: 1 }, { ...read, locale: "de_DE" }, { type: "set-all", values: {} }];
    for (const value of [...bad, { type: "set", field: 7, value: 1 }, { type: "set", field: "title" }])
      expect({ value, ok: parseRecordCommand(value).ok }).toEqual({ value, ok: false });
  });

  test("[CO8] isn't ready without its title, nor with what its collection asks for", () => {
    expect(checkRecord(news, harvest.values)).toEqual([]);
    expect(checkRecord(news, blankRecord(news).values)).toEqual([
      { key: "title.fr_FR", messageKey: "key.required" },
      { key: "date", messageKey: "key.required" },
    ]);
    expect(checkRecord(news, { ...harvest.values, promoted: "yes" })).toMatchObject([{ key: "promoted" }]);
  });

  const text = fc.constantFrom("", "Vendanges", "La cueillette", "x");
  const change: fc.Arbitrary<RecordCommand> = fc.oneof(
    fc
      .record({ locale: fc.constantFrom(...locales), value: text })
      .map(({ locale, value }) => set("title", value, { locale })),
    fc.boolean().map((value) => set("promoted", value)),
    fc.constantFrom("", "2026-09-12", "2027-01-01").map((value) => set("date", value)),
    fc.constantFrom(null, { id: 7 }, { id: 8 }).map((value) => set("picture", value)),
  );

  test("[CO2] is exactly what it was once all is taken back, and reads as it is stored", () => {
    expectExactInverses({ kind: recordKind(news), document: harvest, change, parse: parseRecord });
  });

  test("of two who edit at once each keeps what they did, but where both set the same value", () => {
    expectKeptOrAsked({ kind: recordKind(news), document: harvest, change });
  });

  test("[HI2] of two commands of one thing the later says all; others stay two", () => {
    const kind = recordKind(news);
    const [one, two] = [set("date", "2026-09-12"), set("date", "2026-09-13")];
    expect(kind.squash(one, two)).toBe(two);
    expect(kind.squash(one, set("promoted", true))).toBeNull();
    expect(kind.squash(one, { type: "set-all", values: {} })).toBeNull();
  });
});
