import { describe, expect, test } from "vitest";

import { number } from "../../fields/number.ts";
import { text } from "../../fields/text.ts";
import type { ServerMessageKey } from "../../messages/server-messages.ts";
import type { Problem } from "../../refusal.ts";
import { findParameter } from "./catalogue.ts";
import type { ParameterDefinition } from "./define-parameter.ts";
import { defineParameter } from "./define-parameter.ts";
import { formatValue, parseValue, textInLocale } from "./parse-value.ts";

const label = { fr_FR: "Champ", en_US: "Field" };

function parameter(type: string): ParameterDefinition {
  const definition = findParameter(type);
  if (definition === undefined) throw new Error(`There is no parameter ${type}`);
  return definition;
}

describe("parseValue", () => {
  test.each<[string, string, unknown]>([
    ["IS_MENU_FIXED", "true", true],
    ["IS_MENU_FIXED", "false", false],
    ["DETAIL_PAGE_MARGIN_TOP", "40", 40],
    ["FREE_SHIPPING_AMOUNT", "299.9", 299.9],
    ["MENU_ALIGNMENT", "CENTER", "CENTER"],
    ["COLOR_PRIMARY", "#7A1F2B", "#7A1F2B"],
    ["COMPANY_NAME", "Château", "Château"],
    ["FACEBOOK_URL", "https://facebook.com/x", "https://facebook.com/x"],
    ["ROOT_REDIRECT", "/nos-cuvees", "/nos-cuvees"],
    ["LEGAL_NOTICE", '{"fr_FR":"Texte","en_US":"Text"}', { fr_FR: "Texte", en_US: "Text" }],
    ["LEGAL_NOTICE", "{{COMPANY_NAME}} édite ce site", { fr_FR: "{{COMPANY_NAME}} édite ce site" }],
    ["PRICES_VALID_FROM", "12-31", "12-31"],
  ])("[§3] %s reads %s", (type, stored, value) => {
    expect(parseValue(parameter(type), stored)).toEqual({ ok: true, value });
    expect(parseValue(parameter(type), formatValue(parameter(type), value))).toEqual({ ok: true, value });
  });

  test.each<[string, string, ServerMessageKey, Omit<Problem, "messageKey">?]>([
    ["IS_MENU_FIXED", "1", "key.boolean"],
    ["IS_MENU_FIXED", "", "key.boolean"],
    ["DETAIL_PAGE_MARGIN_TOP", "28px", "key.number"],
    ["DETAIL_PAGE_MARGIN_TOP", "0x1c", "key.number"],
    ["DETAIL_PAGE_MARGIN_TOP", "1e2", "key.number"],
    ["DETAIL_PAGE_MARGIN_TOP", " 28", "key.number"],
    ["DETAIL_PAGE_MARGIN_TOP", "28.5", "key.integer"],
    ["DETAIL_PAGE_MARGIN_TOP", "401", "key.tooHigh", { key: "", values: { max: 400 } }],
    ["MENU_ALIGNMENT", "MIDDLE", "key.choice", { key: "", values: { choices: "LEFT, CENTER, RIGHT" } }],
    ["COLOR_PRIMARY", "primary", "key.colour"],
    ["FACEBOOK_URL", "javascript:alert(1)", "key.address"],
    ["ROOT_REDIRECT", "//evil.example", "key.address"],
    ["COMPANY_NAME", "a\nb", "key.oneLine"],
    ["LEGAL_NOTICE", '{"de_DE":"zu"}', "key.language", { key: "de_DE" }],
    ["PRICES_VALID_FROM", "02-30", "key.monthDay"],
    ["PRICES_VALID_FROM", "2-1", "key.monthDay"],
    ["PRICES_VALID_FROM", "13-01", "key.monthDay"],
  ])("[§3] %s refuses %s: %s", (type, stored, messageKey, details = { key: "" }) => {
    expect(parseValue(parameter(type), stored)).toEqual({ ok: false, error: [{ ...details, messageKey }] });
  });

  test("[§3] null stands for the initial value, or for none", () => {
    expect(parseValue(parameter("LOGO_HEIGHT"), null)).toEqual({ ok: true, value: 125 });
    expect(parseValue(parameter("LOGO_WIDTH"), null)).toEqual({ ok: true, value: null });
    expect(parseValue(parameter("COMPANY_NAME"), null)).toEqual({ ok: true, value: null });
  });
});

test("[§3] a number that was reckoned is stored as it can be read again", () => {
  const amount = parameter("FREE_SHIPPING_AMOUNT");
  expect(amount.field.check(0.1 + 0.2).ok).toBe(true);
  expect(parseValue(amount, formatValue(amount, 0.1 + 0.2))).toEqual({ ok: true, value: 0.3 });
});

test("[§3] nothing is stored as null: null, an empty text, a text in no language", () => {
  // A link is taken back like any other text.
  expect(parseValue(parameter("ROOT_REDIRECT"), "")).toEqual({ ok: true, value: "" });
  expect(formatValue(parameter("COMPANY_NAME"), "")).toBeNull();
  expect(formatValue(parameter("COLOR_PRIMARY"), null)).toBeNull();
  expect(formatValue(parameter("LEGAL_NOTICE"), { fr_FR: "", en_US: "" })).toBeNull();
  expect(formatValue(parameter("LEGAL_NOTICE"), { fr_FR: "Texte", en_US: "" })).toBe('{"fr_FR":"Texte"}');
  expect(formatValue(parameter("IS_MENU_FIXED"), false)).toBe("false");
});

test("[§3] a reader gets a localized value in one language, falling back to French, then to the initial value", () => {
  const notice = parameter("LEGAL_NOTICE");
  expect(textInLocale(notice, '{"fr_FR":"Texte","en_US":"Text"}', "en_US")).toBe("Text");
  expect(textInLocale(notice, '{"fr_FR":"Texte"}', "en_US")).toBe("Texte");
  expect(textInLocale(notice, null, "en_US")).toBeNull();
  expect(textInLocale(parameter("LOGO_HEIGHT"), null, "en_US")).toBe("125");
  expect(textInLocale(parameter("LOGO_HEIGHT"), "tall", "en_US")).toBe("125");
});

test("a parameter that can't work is refused when it is declared", () => {
  const rest = { kind: "NUMBER", group: "logo", effect: { render: true } } as const;
  expect(() => defineParameter({ ...rest, type: "logoHeight", field: number({ label }) })).toThrow(
    "not a parameter type",
  );
  expect(() => defineParameter({ ...rest, type: "LOGO", field: number({ label, max: 2, initial: 3 }) })).toThrow(
    '"key.tooHigh","values":{"max":2}',
  );
  expect(() =>
    defineParameter({ ...rest, kind: "LINK", type: "LOGO", field: text({ label, localized: false, initial: "x" }) }),
  ).toThrow("key.address");
});
