import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { rebase } from "../editing/rebase.ts";
import { expectExactInverses, expectKeptOrAsked } from "../editing/test-kind.ts";
import { locales } from "../locale.ts";
import { parameters } from "../site/parameters/catalogue.ts";
import { logosOf, parameterTexts, siteInfoOf } from "./as-site.ts";
import { defaultFonts, wholeInfo } from "../site/site-info.ts";
import { settingGroupLabels, settingGroups, settings } from "./catalogue.ts";
import { checkSiteSettings } from "./check-settings.ts";
import { settingsFromSite } from "./from-site.ts";
import { parseSettingCommand, type SettingCommand, setValue, type SetValue } from "./set-value.ts";
import { changedSettings, siteSettingsKind as kind } from "./settings-kind.ts";
import { parseSiteSettings, type SettingValues, type SiteSettings, valueInForce } from "./site-settings.ts";

const site = settingsOf({
  COMPANY_NAME: "Clairveille",
  COOKIE_POLICY: { fr_FR: "<p>Bonjour</p>", en_US: "<p>Hello</p>" },
  "font.TITLE.family": "Lato",
  "logo.LOGO": { id: 7 },
});

function settingsOf(values: SettingValues): SiteSettings {
  return { version: 1, values };
}

const set = (setting: string, value?: unknown, more: Partial<SetValue> = {}): SetValue => {
  return { type: "set", setting, ...(value !== undefined && { value }), ...more };
};

function applied(document: SiteSettings, command: SettingCommand) {
  const result = setValue(document, command);
  if (!result.ok) throw new Error(result.error.messageKey);
  return result.value;
}

test("every setting has a key of its own, words in both languages and a group of the panel", () => {
  const keys = settings.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(parameters.filter(({ type }) => !keys.includes(type))).toEqual([]);
  for (const { key, label, group } of settings) {
    expect([key, ...locales.filter((locale) => (label[locale] ?? "").trim() === "")]).toEqual([key]);
    expect(settingGroups).toContain(group);
    expect(Object.keys(settingGroupLabels[group])).toEqual([...locales]);
  }
});

describe("a setting", () => {
  test("[SS1] is set alone, in one language alone, and the document given stays as it was", () => {
    const before = structuredClone(site);
    const { document } = applied(site, set("COOKIE_POLICY", "<p>Salut</p>", { locale: "fr_FR" }));
    expect(document.values).toEqual({
      ...site.values,
      COOKIE_POLICY: { fr_FR: "<p>Salut</p>", en_US: "<p>Hello</p>" },
    });
    expect(applied(site, set("FREE_SHIPPING_AMOUNT", 250)).document.values["FREE_SHIPPING_AMOUNT"]).toBe(250);
    expect(site).toEqual(before);
  });

  test("[SS3] that is set to nothing isn't there, and what it begins with is in force", () => {
    const { document } = applied(applied(site, set("FREE_SHIPPING_AMOUNT", 250)).document, set("FREE_SHIPPING_AMOUNT"));
    expect(document).toEqual(site);
    expect(valueInForce(document, "FREE_SHIPPING_AMOUNT")).toBe(380);
    const gone = locales.reduce(
      (at, locale) => applied(at, set("COOKIE_POLICY", "", { locale })).document,
      document as SiteSettings,
    );
    expect(gone.values).not.toHaveProperty("COOKIE_POLICY");
  });

  test.each([
    [set("FREE_SHIPPING_AMOUNT", -1), "invalid-value", "FREE_SHIPPING_AMOUNT"],
    [set("FREE_SHIPPING_AMOUNT", "250"), "invalid-value", "FREE_SHIPPING_AMOUNT"],
    [set("COLOR_PRIMARY", "red;}"), "invalid-value", "COLOR_PRIMARY"],
    [set("ROOT_REDIRECT", "//evil.test"), "invalid-value", "ROOT_REDIRECT"],
    [set("FACEBOOK_URL", "javascript:alert(1)"), "invalid-value", "FACEBOOK_URL"],
    [set("info.prodUrl", "javascript:alert(1)"), "invalid-value", "info.prodUrl"],
    [set("font.TITLE.size", 1000), "invalid-value", "font.TITLE.size"],
    [set("logo.LOGO", { id: -1 }), "invalid-value", "logo.LOGO.id"],
    [set("COOKIE_POLICY", 4, { locale: "fr_FR" }), "invalid-value", "COOKIE_POLICY.fr_FR"],
    [set("COMPANY_NAME", "x", { locale: "fr_FR" }), "invalid-command", null],
    [set("NOBODY", "x"), "unknown-setting", null],
    [set("__proto__", "x"), "unknown-setting", null],
    [set("constructor", "x"), "unknown-setting", null],
  ])("[SS4] %j is refused: %s", (command, code, key) => {
    const result = setValue(site, command);
    expect(result).toMatchObject({ ok: false, error: { code } });
    if (key !== null) expect(result).toMatchObject({ error: { problems: [{ key }] } });
  });

  test("[SS5] all are made others, and taken back", () => {
    const { document, inverse } = applied(site, { type: "set-all", values: { BLOCK_MINORS: true } });
    expect(document).toEqual(settingsOf({ BLOCK_MINORS: true }));
    expect(applied(document, inverse).document).toEqual(site);
  });

  test("[SS2] that couldn't be set anew is put back all the same", () => {
    const odd = settingsOf({ FREE_SHIPPING_AMOUNT: -4 });
    const { document, inverse } = applied(odd, set("FREE_SHIPPING_AMOUNT", 3));
    expect(applied(document, inverse).document).toEqual(odd);
  });

  test("[SS7] is set from outside by a command's shape; what marks an inverse is left out", () => {
    const read = set("COOKIE_POLICY", "a", { locale: "fr_FR" });
    expect(parseSettingCommand({ ...read, restores: true })).toEqual({ ok: true, value: read });
    expect(parseSettingCommand(set("COMPANY_NAME"))).toEqual({ ok: true, value: set("COMPANY_NAME") });
    const bad: readonly unknown[] = [
      null,
      [],
      { type: "set-all", values: {} },
      { ...read, more: 1 },
      { ...read, setting: 4 },
      { ...read, locale: "de_DE" },
    ];
    for (const value of bad) expect({ value, ok: parseSettingCommand(value).ok }).toEqual({ value, ok: false });
  });
});

describe("[SS6] stored settings", () => {
  test("lose what can't be read, and nothing else", () => {
    const text = JSON.stringify({ ...site, values: { ...site.values, NOBODY: 1, BLOCK_MINORS: "yes" }, more: 1 });
    expect(parseSiteSettings(text)).toEqual(site);
  });

  test.each(["", "7", "[]", "null", "{}", '{"version":2,"values":{}}', '{"version":1}'])("%s are none", (text) => {
    expect(parseSiteSettings(text)).toBeNull();
  });

  test("of a site are the document's, and the document's are the site's", () => {
    const parametersSet = new Map<string, string | null>([
      ["COMPANY_NAME", "Clairveille"],
      ["COMPANY_PHONE", null],
      ["COLOR_PRIMARY", null],
      ["COOKIE_POLICY", '{"fr_FR":"<p>Bonjour</p>"}'],
      ["FREE_SHIPPING_AMOUNT", "lots"],
      ["BLOCK_MINORS", "true"],
    ]);
    const font = { type: "TITLE", family: "Lato", colour: null, size: 40, weight: 400, style: "normal" } as const;
    const document = settingsFromSite({
      parameters: parametersSet,
      info: { name: "Clairveille", isBuilding: true, fonts: [font] },
      logos: new Map([["LOGO_FOOTER", 4]]),
    });
    expect(document.values).toMatchObject({
      COMPANY_NAME: "Clairveille",
      COMPANY_PHONE: "",
      COLOR_PRIMARY: null,
      COOKIE_POLICY: { fr_FR: "<p>Bonjour</p>" },
      BLOCK_MINORS: true,
      "info.name": "Clairveille",
      "font.TITLE.size": 40,
      "logo.LOGO_FOOTER": { id: 4 },
    });
    expect(document.values).not.toHaveProperty("FREE_SHIPPING_AMOUNT");
    expect(parameterTexts(document)).toMatchObject({
      COMPANY_NAME: "Clairveille",
      COMPANY_PHONE: null,
      COLOR_PRIMARY: null,
      COOKIE_POLICY: '{"fr_FR":"<p>Bonjour</p>"}',
      FREE_SHIPPING_AMOUNT: "380",
      BLOCK_MINORS: "true",
    });
    expect(siteInfoOf(document)).toEqual({ name: "Clairveille", isBuilding: true, fonts: [font] });
    expect(wholeInfo({ fonts: [{ type: "TITLE", family: "Lato" }] }).fonts).toEqual([
      { ...defaultFonts.TITLE, family: "Lato" },
    ]);
    expect([...logosOf(document)]).toEqual([["LOGO_FOOTER", 4]]);
  });
});

test.each<[SettingValues, readonly string[]]>([
  [{}, []],
  [{ SHOW_ALCOHOL_MESSAGE: false }, ["SHOW_ALCOHOL_MESSAGE"]],
  [{ SHOW_ALCOHOL_MESSAGE: false, "info.isECommerce": false }, []],
  [{ EXPEDITION_BOTTLES_MIN: 6, EXPEDITION_BOTTLES_MAX: 5 }, ["EXPEDITION_BOTTLES_MAX"]],
  [{ EXPEDITION_BOTTLES_MIN: 6, EXPEDITION_BOTTLES_MAX: 6 }, []],
  [{ BOTTLE_MULTIPLE: 6, EXPEDITION_BOTTLES_MAX: 4 }, ["EXPEDITION_BOTTLES_MAX"]],
  [{ SELL_ONLY_IN_FRANCE: true, SELL_WORLDWIDE: true }, ["SELL_WORLDWIDE"]],
  [{ FREE_SHIPPING_AMOUNT: -4 }, ["FREE_SHIPPING_AMOUNT"]],
])("[SS8] %j go public but for %j", (values, keys) => {
  expect(checkSiteSettings(settingsOf(values)).map(({ key }) => key)).toEqual(keys);
});

const text = fc.constantFrom("a", "b", "", undefined);
const change: fc.Arbitrary<SettingCommand> = fc.oneof(
  fc
    .record({
      setting: fc.constantFrom("COOKIE_POLICY", "SALE_TERMS"),
      locale: fc.constantFrom(...locales),
      value: text,
    })
    .map(({ setting, locale, value }) => set(setting, value, { locale })),
  fc.constantFrom(0, 4, 8, undefined).map((value) => set("FREE_SHIPPING_AMOUNT", value)),
  fc.constantFrom("#112233", null, undefined).map((value) => set("COLOR_PRIMARY", value)),
  fc.constantFrom({ id: 4 }, null, undefined).map((value) => set("logo.LOGO", value)),
);

describe("settings as a document of the editing machine", () => {
  test("[SS2] random commands and back again: the document is exactly what it was, and reads as it is stored", () => {
    expectExactInverses({ kind, document: site, change, parse: parseSiteSettings });
  });

  test("[SS9] of two who edit at once each keeps what they did, but where both set the same value", () => {
    expectKeptOrAsked({ kind, document: site, change });
  });

  test("[SS9] whoever makes all others is in the way of those who set what that changes, and of nobody else", () => {
    const all: SettingCommand = { type: "set-all", values: { ...site.values, COMPANY_NAME: "Autre" } };
    const against = (own: SettingCommand) =>
      rebase(kind, { base: site, missed: [{ id: "all", commands: [all] }], own: [{ id: "own", commands: [own] }] });
    expect(against(set("COMPANY_NAME", "x")).conflicts).toMatchObject([
      { overwrites: [{ leaf: "COMPANY_NAME", by: "all" }] },
    ]);
    expect(against(set("BLOCK_MINORS", true)).conflicts).toEqual([]);
    expect(changedSettings(site, all)).toEqual(["COMPANY_NAME"]);
  });

  test("[HI2] of two of one setting the later says all; others stay two", () => {
    const [one, two] = [set("COMPANY_NAME", "a"), set("COMPANY_NAME", "b")];
    expect(kind.squash(one, two)).toBe(two);
    expect(kind.squash(one, set("BLOCK_MINORS", true))).toBeNull();
    expect(kind.squash(one, { type: "set-all", values: {} })).toBeNull();
  });
});
