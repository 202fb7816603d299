import { describe, expect, test } from "vitest";

import { text } from "../../fields/text.ts";
import { findParameter, parameters } from "./catalogue.ts";
import { customProperties } from "./custom-properties.ts";
import { defineParameter } from "./define-parameter.ts";
import { initialValues } from "./initial-values.ts";
import { describeParameters, groupLabels } from "./describe.ts";
import { parseValue } from "./parse-value.ts";

/** The typed value that holds while nothing is set. */
function initialOf(type: string): unknown {
  const definition = findParameter(type);
  if (definition === undefined) throw new Error(`There is no parameter ${type}`);
  const parsed = parseValue(definition, null);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

describe("defaults", () => {
  test.each<[string, string, unknown]>([
    ["logo height 125 desktop", "LOGO_HEIGHT", 125],
    ["logo height 100 footer", "LOGO_HEIGHT_FOOTER", 100],
    ["logo height 110 mobile", "LOGO_HEIGHT_MOBILE", 110],
    ["menu icon size 12", "MENU_ICON_SIZE", 12],
    ["detail page top margin 28", "DETAIL_PAGE_MARGIN_TOP", 28],
    ["text cropping 120 characters", "TEXT_CROPPING", 120],
    ["minimum bottles for expedition 2", "EXPEDITION_BOTTLES_MIN", 2],
    ["no maximum of bottles", "EXPEDITION_BOTTLES_MAX", null],
    ["free shipping from 48 bottles", "FREE_SHIPPING_BOTTLES", 48],
    ["free shipping from 380 euros", "FREE_SHIPPING_AMOUNT", 380],
    ["click-and-collect ready after 2 hours", "CLICK_AND_COLLECT_DELAY", 2],
    ["bottle multiple 1", "BOTTLE_MULTIPLE", 1],
    ["payment method card provider", "PAYMENT_METHOD", "CARD_PROVIDER"],
    ["prices valid from 1 Feb", "PRICES_VALID_FROM", "02-01"],
    ["prices valid to 31 Jan", "PRICES_VALID_TO", "01-31"],
    ["returns within 14 days", "RETURN_DELAY", 14],
    ["cookie consent valid for 6 months, of at most 13", "COOKIE_CONSENT_MONTHS", 6],
    ["consent banner in French", "CONSENT_LANGUAGE", "fr_FR"],
  ])("[§9] %s", (_name, type, expected) => {
    expect(initialOf(type)).toBe(expected);
  });

  test("[§9 consent-months] a cookie consent can't be made to last longer than 13 months", () => {
    const definition = findParameter("COOKIE_CONSENT_MONTHS");
    expect(definition && parseValue(definition, "14")).toEqual({
      ok: false,
      error: [{ key: "", messageKey: "key.tooHigh", values: { max: 13 } }],
    });
  });

  test("[§2] the root path redirects with status 302 by default, and nowhere unless configured", () => {
    expect(initialOf("ROOT_REDIRECT_STATUS")).toBe("302");
    expect(initialOf("ROOT_REDIRECT")).toBeNull();
  });
});

describe("catalogue", () => {
  test("views are told what each parameter is while nobody has set it, by a list of its own", () => {
    const set = parameters.filter(({ initial }) => initial !== null);
    expect(initialValues).toEqual(Object.fromEntries(set.map(({ type, initial }) => [type, initial])));
  });

  test("[§3 parameter-types] every type is there once, named and explained in both languages", () => {
    expect(new Set(parameters.map(({ type }) => type)).size).toBe(parameters.length);
    for (const { type, label, help } of parameters) {
      expect(Object.keys(label), type).toEqual(["fr_FR", "en_US"]);
      expect(
        Object.values(label).every((text) => text.trim() === text && text.length > 2),
        type,
      ).toBe(true);
      if (help) expect(Object.keys(help), type).toEqual(["fr_FR", "en_US"]);
    }
    for (const locale of ["fr_FR", "en_US"] as const) {
      const labels = parameters.map(({ label }) => label[locale]);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test("[§3 parameter-kinds] kinds are STRING, BOOLEAN, NUMBER, TEXT and LINK, and fit their fields", () => {
    const fits: Record<string, readonly string[]> = {
      STRING: ["text", "colour", "select", "opening-hours"],
      BOOLEAN: ["toggle"],
      NUMBER: ["number"],
      TEXT: ["text", "rich-text"],
      LINK: ["text"],
    };
    for (const { type, kind, field } of parameters) expect(fits[kind], type).toContain(field.kind);
    expect(new Set(parameters.map(({ kind }) => kind))).toEqual(new Set(Object.keys(fits)));
  });

  test.each<[string, string, readonly string[]]>([
    [
      "colours",
      "COLOR_",
      ["PRIMARY", "ACCENT", "BACKGROUND", "FONT", "HEADER", "FOOTER", "MENU", "MENU_ACTIVE", "MOBILE_MENU", "TOP_BAR"],
    ],
    ["logo sizes", "LOGO_", ["HEIGHT", "WIDTH", "MARGIN", "HEIGHT_FOOTER", "WIDTH_MOBILE", "MARGIN_MOBILE"]],
    ["menu", "", ["MENU_TYPE", "MENU_ALIGNMENT", "MENU_HOVER", "MENU_ACTIVE", "MENU_ICON_SIZE", "IS_MENU_FIXED"]],
    [
      "company",
      "COMPANY_",
      [
        "NAME",
        "LEGAL_AGENT",
        "LEGAL_NAME",
        "CORPORATE_FORM",
        "SHARE_CAPITAL",
        "RCS",
        "SIRET",
        "VAT_NUMBER",
        "HEAD_OFFICE",
        "PHONE",
        "EMAIL",
      ],
    ],
    ["opening hours", "OPENING_HOURS_", ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"]],
    [
      "social addresses",
      "",
      [
        "FACEBOOK",
        "INSTAGRAM",
        "TWITTER",
        "LINKEDIN",
        "TIKTOK",
        "YOUTUBE",
        "PINTEREST",
        "TRIPADVISOR",
        "REVIEW_PAGE",
      ].map((name) => `${name}_URL`),
    ],
    ["legal texts", "", ["COOKIE_POLICY", "PRIVACY_POLICY", "LEGAL_NOTICE", "SALE_TERMS", "USE_TERMS"]],
    [
      "display toggles",
      "",
      [
        ...["SEARCH_BAR", "NUTRITIONAL_TABLE", "PRICES", "DISCOUNT_PERCENTAGE", "ALCOHOL_MESSAGE"].map(
          (name) => `SHOW_${name}`,
        ),
        ...["ETHYLOTEST_BANNER", "PROMO_BANNER", "NEWSLETTER", "BLOG", "GRAPE_VARIETIES"].map((name) => `SHOW_${name}`),
        ...["BLOCK_MINORS", "ASK_BIRTHDATE", "MOBILE_PHONES_ONLY", "SELL_ONLY_IN_FRANCE", "SELL_WORLDWIDE"],
      ],
    ],
    ["custom code", "CUSTOM_", ["HTML", "CSS", "SCRIPT"]],
  ])("[§3] has the %s", (_name, prefix, names) => {
    for (const name of names) expect(findParameter(prefix + name), prefix + name).toBeDefined();
  });

  test("[§3] custom code isn't told to visitors by the API", () => {
    const hidden = parameters.filter((parameter) => !parameter.public).map(({ type }) => type);
    const texts = [
      "RETURN_MESSAGE",
      "RETURN_ASK_DESCRIPTION",
      "LABEL_SENT_DESCRIPTION",
      "PRODUCT_RECEIVED_DESCRIPTION",
    ];
    const limits = ["RETURNS_ACTIVE", ...texts, "UNPAID_ORDERS", "UNPAID_BOTTLES", "STOCK_LOW"];
    expect(hidden).toEqual([
      ...limits,
      "CUSTOM_HTML",
      "CUSTOM_CSS",
      "CUSTOM_SCRIPT",
      "CUSTOM_SCRIPT_HOSTS",
      "SVG_HOSTS",
    ]);
  });

  test("a parameter is private until it is declared public", () => {
    const field = text({ label: { fr_FR: "Clé", en_US: "Key" }, localized: false, max: 100 });
    const options = { type: "PAYMENT_KEY", kind: "STRING", group: "shop", field, effect: { rules: true } } as const;
    expect(defineParameter(options).public).toBe(false);
    expect(defineParameter({ ...options, public: true }).public).toBe(true);
  });

  test("names of Object.prototype are no parameters", () => {
    expect(findParameter("constructor")).toBeUndefined();
  });
});

describe("customProperties", () => {
  test("[§9] what isn't set has its default, colours are left to the theme", () => {
    expect(customProperties({})).toEqual({
      "--logo-height": "125px",
      "--logo-height-footer": "100px",
      "--logo-height-mobile": "110px",
      "--menu-icon-size": "12px",
      "--detail-margin-top": "28px",
    });
  });

  test("[§3] each colour has its property, and an unreadable value falls back", () => {
    const values = Object.fromEntries(
      parameters.filter(({ group }) => group === "colours").map(({ type }) => [type, "#6b1d33"]),
    );
    const names = [
      "primary",
      "accent",
      "background",
      "font",
      "header",
      "footer",
      "menu",
      "menu-active",
      "mobile-menu",
      "top-bar",
    ];
    expect(customProperties(values)).toMatchObject(
      Object.fromEntries(names.map((name) => [`--color-${name}`, "#6b1d33"])),
    );
    const broken = customProperties({
      COLOR_PRIMARY: "red;}body{display:none",
      LOGO_HEIGHT: "tall",
      MENU_ICON_SIZE: "16",
    });
    expect(broken).toMatchObject({ "--logo-height": "125px", "--menu-icon-size": "16px" });
    expect(broken).not.toHaveProperty("--color-primary");
  });
});

test("parameters are described by group, as plain data, in the order of the catalogue", () => {
  const groups = describeParameters();
  expect(groups.map(({ group }) => group)).toEqual(Object.keys(groupLabels));
  expect(groups.flatMap((group) => group.parameters.map(({ type }) => type))).toEqual(
    parameters.map(({ type }) => type),
  );
  const menu = groups.find(({ group }) => group === "menu");
  expect(JSON.parse(JSON.stringify(menu?.parameters.at(-1)))).toMatchObject({
    type: "IS_MENU_FIXED",
    kind: "BOOLEAN",
    initial: "false",
    field: { kind: "toggle", help: { en_US: expect.stringContaining("scrolls") } },
  });
});
