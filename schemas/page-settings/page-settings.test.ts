import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { applyEdit } from "../editing/edit.ts";
import { overlap } from "../editing/leaf.ts";
import { rebase } from "../editing/rebase.ts";
import { locales } from "../locale.ts";
import { checkSettings, type SettingsPlace } from "./check-settings.ts";
import { blankSettings, flagFields, type PageSettings, textFields } from "./page-settings.ts";
import { parseSettings } from "./parse-settings.ts";
import { parseSetting, setSetting, type SetSetting } from "./set-setting.ts";
import { settingsCommands, settingsKind } from "./settings-kind.ts";

const house: PageSettings = {
  ...blankSettings,
  title: { fr_FR: "La maison", en_US: "The house" },
  slug: { fr_FR: "la-maison", en_US: "the-house" },
  order: 3,
};

const set = (field: SetSetting["field"], value: unknown, locale?: SetSetting["locale"]): SetSetting =>
  locale === undefined ? { type: "set", field, value } : { type: "set", field, locale, value };

function applied(document: PageSettings, command: SetSetting) {
  const result = setSetting(document, command);
  if (!result.ok) throw new Error(result.error.messageKey);
  return result.value;
}

describe("a setting", () => {
  test("[PS1] is set alone, a text in one language alone, and the document given stays as it was", () => {
    const before = structuredClone(house);
    expect(applied(house, set("title", "Maison", "fr_FR")).document).toEqual({
      ...house,
      title: { ...house.title, fr_FR: "Maison" },
    });
    expect(applied(house, set("isMenu", true)).document).toEqual({ ...house, isMenu: true });
    expect(house).toEqual(before);
  });

  test("[PS3] that is a text set to nothing isn't there", () => {
    const { document, inverse } = applied(house, set("slug", "", "en_US"));
    expect(document.slug).toEqual({ fr_FR: "la-maison" });
    expect(applied(document, inverse).document).toEqual(house);
  });

  test.each([
    [set("title", 7, "fr_FR"), "title.fr_FR", "key.text"],
    [set("title", "x".repeat(201), "fr_FR"), "title.fr_FR", "key.tooLong"],
    [set("menuTitle", "a\nb", "en_US"), "menuTitle.en_US", "key.format"],
    [set("title", "Les vins \ud83c", "fr_FR"), "title.fr_FR", "key.format"],
    [set("menuTitle", "\udf77", "en_US"), "menuTitle.en_US", "key.format"],
    [set("slug", "Nos Vins", "fr_FR"), "slug.fr_FR", "key.slug"],
    [set("order", 1.5), "order", "key.integer"],
    [set("order", -1), "order", "key.tooLow"],
    [set("order", "1"), "order", "key.number"],
    [set("isMenu", 1), "isMenu", "key.boolean"],
    [set("parent", 0), "parent", "key.reference"],
    [set("frame", "1"), "frame", "key.reference"],
    [set("menuIcon", null), "menuIcon", "key.text"],
    [set("menuIcon", "javascript:alert(1)"), "menuIcon", "key.address"],
    [set("menuIcon", "//evil.example/x.png"), "menuIcon", "key.address"],
    [set("menuIcon", '"><svg onload=alert(1)>'), "menuIcon", "key.address"],
  ])("[PS4] %j is refused under its key", (command, key, messageKey) => {
    const result = setSetting(house, command);
    expect(result).toMatchObject({ ok: false, error: { code: "invalid-value", problems: [{ key, messageKey }] } });
  });

  test("[PS2] that couldn't be set anew is put back all the same", () => {
    const long = { ...house, title: { fr_FR: "x".repeat(300) } };
    const { document, inverse } = applied(long, set("title", "Maison", "fr_FR"));
    expect(setSetting(document, { ...inverse, restores: undefined } as unknown as SetSetting).ok).toBe(false);
    expect(applied(document, inverse).document).toEqual(long);
  });

  test("[PS1] of a text needs a language, and of anything else has none", () => {
    for (const command of [set("title", "a"), set("order", 1, "fr_FR"), set("version" as "order", 2)])
      expect(setSetting(house, command)).toMatchObject({ ok: false, error: { code: "invalid-command" } });
  });

  test("[PS6] is read from outside by its shape; what marks an inverse is left out", () => {
    const read = { type: "set", field: "title", locale: "fr_FR", value: "a" };
    expect(parseSetting({ ...read, restores: true })).toEqual({ ok: true, value: read });
    const bad: readonly unknown[] = [
      null,
      [],
      "set",
      { type: "unset", field: "title" },
      { ...read, more: 1 },
      { ...read, locale: "de_DE" },
      { ...read, field: "type" },
      { ...read, field: "version" },
      { ...read, field: "constructor" },
      { ...read, field: ["title"] },
      { ...read, value: {} },
      { type: "set", field: "order" },
    ];
    for (const value of bad) expect({ value, ok: parseSetting(value).ok }).toEqual({ value, ok: false });
  });
});

describe("[PS7] stored settings", () => {
  test("come back as they were", () => {
    expect(parseSettings(JSON.stringify(house))).toEqual(house);
  });

  test("lose what can't be read, and nothing else", () => {
    const stored = { ...house, order: "3", isMenu: true, more: 1, title: { fr_FR: "La maison", en_US: 7, de_DE: "x" } };
    expect(parseSettings(JSON.stringify(stored))).toEqual({
      ...house,
      order: 0,
      isMenu: true,
      title: { fr_FR: "La maison" },
    });
  });

  test.each(["", "7", "[]", "null", "{}", '{"version":2}'])("%s are none", (text) => {
    expect(parseSettings(text)).toBeNull();
  });
});

describe("[PS8] settings go public", () => {
  const place: SettingsPlace = {
    id: 1,
    type: "content",
    before: house,
    others: [
      { id: 2, parent: 1, slug: { fr_FR: "la-cave", en_US: "the-cellar" } },
      { id: 3, parent: 2, slug: { fr_FR: "le-pressoir" } },
      { id: 4, parent: null, slug: { fr_FR: "le-vignoble", en_US: "la-maison" } },
    ],
    frames: [9],
  };

  test("when nothing is in their way", () => {
    expect(checkSettings({ ...house, parent: 4, frame: 9 }, place)).toEqual([]);
  });

  test.each([
    [{ title: { en_US: "The house" } }, "title.fr_FR", "key.required"],
    [{ slug: { fr_FR: "la-cave" } }, "slug.fr_FR", "key.taken"],
    [{ slug: { fr_FR: "cart/payment" } }, "slug.fr_FR", "key.reserved"],
    [{ slug: { en_US: "wines/rouge/7" } }, "slug.en_US", "key.reserved"],
    [{ slug: { fr_FR: "api/news" } }, "slug.fr_FR", "key.reserved"],
    [{ parent: 1 }, "parent", "key.inside"],
    [{ parent: 3 }, "parent", "key.inside"],
    [{ parent: 7 }, "parent", "key.reference"],
    [{ frame: 7 }, "frame", "key.frame"],
  ])("not with %j", (more, key, messageKey) => {
    expect(checkSettings({ ...house, ...more }, place)).toEqual([{ key, messageKey }]);
  });

  test("at an address that the page has had before, and at its own literal", () => {
    const before = { ...house, slug: { fr_FR: "contact" } };
    expect(checkSettings(before, { ...place, before })).toEqual([]);
    expect(checkSettings({ ...house, slug: { fr_FR: "contact" } }, { ...place, type: "contact" })).toEqual([]);
    expect(checkSettings({ ...house, slug: { fr_FR: "contact" } }, place)).toMatchObject([
      { messageKey: "key.reserved" },
    ]);
  });

  test("a circle among others ends nothing", () => {
    const others = [
      { id: 2, parent: 3, slug: {} },
      { id: 3, parent: 2, slug: {} },
    ];
    expect(checkSettings({ ...house, parent: 2 }, { ...place, others })).toEqual([]);
  });
});

const words = fc.constantFrom("", "a", "la-maison", "the-house", "vin-rouge");
const textCommand = fc.record({
  type: fc.constant("set" as const),
  field: fc.constantFrom(...textFields),
  locale: fc.constantFrom(...locales),
  value: words,
});
const otherCommand = fc.oneof(
  fc.record({ type: fc.constant("set" as const), field: fc.constantFrom(...flagFields), value: fc.boolean() }),
  fc.record({ type: fc.constant("set" as const), field: fc.constant("order" as const), value: fc.nat(9) }),
  fc.record({
    type: fc.constant("set" as const),
    field: fc.constantFrom("parent" as const, "frame" as const),
    value: fc.constantFrom(null, 1, 2),
  }),
  fc.record({ type: fc.constant("set" as const), field: fc.constant("menuIcon" as const), value: words }),
);
const command: fc.Arbitrary<SetSetting> = fc.oneof(textCommand, otherCommand);

describe("settings as documents of the editing machine", () => {
  test("[PS2] 10 000 random commands and back again: the document is exactly what it was, and reads as it is stored", () => {
    fc.assert(
      fc.property(fc.array(command, { minLength: 1, maxLength: 12 }), (commands) => {
        const edit = applyEdit(settingsKind, house, { id: "one", commands });
        if (!edit.ok) throw new Error(edit.error.messageKey);
        const { document, edit: done } = edit.value;
        expect(parseSettings(JSON.stringify(document))).toEqual(document);
        const back = applyEdit(settingsKind, document, { id: "two", commands: done.inverse, undoes: "one" });
        expect(back.ok && back.value.document).toEqual(house);
      }),
      { numRuns: 2000 },
    );
  });

  test("[PS5] of two who edit at once each keeps what they did, but where both set the same value", () => {
    const seen = { kept: 0, conflicts: 0 };
    fc.assert(
      fc.property(command, command, (their, our) => {
        const theirs = applied(house, their).document;
        const result = rebase(settingsKind, {
          base: house,
          missed: [{ id: "theirs", commands: [their] }],
          own: [{ id: "ours", commands: [our] }],
        });
        const isSame = overlap(leaf(their), leaf(our));
        if (result.conflicts.length > 0) {
          seen.conflicts += 1;
          expect(isSame).toBe(true);
          expect(result.document).toEqual(theirs);
        } else {
          seen.kept += 1;
          expect(result.document).toEqual(applied(theirs, our).document);
        }
      }),
      { numRuns: 5000 },
    );
    expect(Math.min(seen.kept, seen.conflicts)).toBeGreaterThan(20);
  });

  test("[PS5] the later of two settings of one value says all; others stay two", () => {
    const [one, two] = [set("title", "a", "fr_FR"), set("title", "ab", "fr_FR")];
    expect(settingsKind.squash(one, two)).toBe(two);
    expect(settingsKind.squash(one, set("title", "ab", "en_US"))).toBeNull();
    expect(settingsKind.squash(one, set("slug", "ab", "fr_FR"))).toBeNull();
  });

  test("what stands at a leaf is said; at what is none, nothing", () => {
    expect(settingsKind.valueAt(house, "title/fr_FR")).toBe("La maison");
    expect(settingsKind.valueAt(house, "order")).toBe(3);
    expect(settingsKind.valueAt(house, "menuTitle/fr_FR")).toBeUndefined();
    for (const none of ["version", "constructor", "title/de_DE"])
      expect(settingsKind.valueAt(house, none)).toBeUndefined();
  });

  test("any settings become those of a document", () => {
    const other: PageSettings = { ...blankSettings, title: { en_US: "Other" }, isMenu: true, frame: 9 };
    const became = applyEdit(settingsKind, house, { id: "one", commands: settingsCommands(other) });
    expect(became.ok && became.value.document).toEqual(other);
  });
});

function leaf({ field, locale }: SetSetting): string {
  return locale === undefined ? field : `${field}/${locale}`;
}
