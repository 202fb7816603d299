import { describe, expect, test } from "vitest";

import type { Image } from "../content/image.ts";
import type { Problem } from "../refusal.ts";
import { colour } from "./colour.ts";
import type { Field, ViewContext } from "./field.ts";
import { image } from "./image.ts";
import { link } from "./link.ts";
import { list } from "./list.ts";
import { number } from "./number.ts";
import { reference } from "./reference.ts";
import { responsive } from "./responsive.ts";
import { richText } from "./rich-text.ts";
import { select } from "./select.ts";
import { text } from "./text.ts";
import { toggle } from "./toggle.ts";

const label = { fr_FR: "Champ", en_US: "Field" };

const picture: Image = {
  id: 7,
  name: "vigne",
  alt: "La vigne",
  width: 1600,
  height: 900,
  focal: { x: 50, y: 50 },
  onlineImage: { id: 7, externalId: "7", externalType: "local", externalPath: "vigne.jpg", url: "/media/vigne.jpg" },
};

const english: ViewContext = {
  locale: "en_US",
  media: (id) => (id === 7 ? picture : null),
  page: (id) => (id === 1 ? { path: "/en_US/vineyard", title: "The vineyard" } : null),
  product: (id) => (id === 2 ? { path: "/en_US/wines/red/2", title: "Red" } : null),
  cleanHtml: (html) => html.replaceAll("<script>", ""),
};

const align = select({
  label,
  options: [
    { value: "left", label },
    { value: "right", label },
  ],
});
const nested = list({
  label,
  max: 2,
  item: { title: text({ label, max: 5 }), page: reference({ label, to: "page" }) },
});

const refused: readonly [name: string, field: Field, value: unknown, problem: Problem][] = [
  ["a number for a text", text({ label, localized: false }), 4, { key: "", messageKey: "key.text" }],
  ["a plain text for a localized one", text({ label }), "x", { key: "", messageKey: "key.texts" }],
  ["a language that the site hasn't", text({ label }), { de_DE: "x" }, { key: "de_DE", messageKey: "key.language" }],
  [
    "a text too long in one language",
    text({ label, max: 3 }),
    { en_US: "four" },
    { key: "en_US", messageKey: "key.tooLong", values: { max: 3 } },
  ],
  [
    "an empty text where one is needed",
    text({ label, min: 1 }),
    { fr_FR: "" },
    { key: "fr_FR", messageKey: "key.tooShort", values: { min: 1 } },
  ],
  ["two lines in one", text({ label }), { fr_FR: "a\nb" }, { key: "fr_FR", messageKey: "key.oneLine" }],
  ["a NUL", text({ label, multiline: true }), { fr_FR: "a\u0000" }, { key: "fr_FR", messageKey: "key.control" }],
  ["half a surrogate pair", text({ label }), { fr_FR: "\ud800" }, { key: "fr_FR", messageKey: "key.control" }],
  ["an array for a localized text", text({ label }), ["x"], { key: "", messageKey: "key.texts" }],
  ["a picture by its path", image({ label }), "a.jpg", { key: "", messageKey: "key.picture" }],
  ["a picture with id 0", image({ label }), { id: 0 }, { key: "id", messageKey: "key.picture" }],
  ["a picture with another key", image({ label }), { id: 1, src: "x" }, { key: "src", messageKey: "key.unknown" }],
  ["a picture whose alt is plain", image({ label }), { id: 1, alt: "x" }, { key: "alt", messageKey: "key.texts" }],
  ["an address for a link", link({ label }), "/", { key: "", messageKey: "key.linkOrNone" }],
  ["a link to nothing", link({ label }), {}, { key: "to", messageKey: "key.linkTarget" }],
  [
    "a link of an unknown kind",
    link({ label }),
    { to: { kind: "file", id: 1 } },
    { key: "to.kind", messageKey: "key.choice", values: { choices: "page, product, url, anchor" } },
  ],
  ["a page id as text", link({ label }), { to: { kind: "page", id: "1" } }, { key: "to.id", messageKey: "key.page" }],
  [
    "a link with a stray key",
    link({ label }),
    { to: { kind: "page", id: 1, url: "/" } },
    { key: "to.url", messageKey: "key.unknown" },
  ],
  [
    "a link that runs a script",
    link({ label }),
    { to: { kind: "url", url: "javascript:alert(1)" } },
    { key: "to.url", messageKey: "key.address" },
  ],
  [
    "newTab as text",
    link({ label }),
    { to: { kind: "page", id: 1 }, newTab: "yes" },
    { key: "newTab", messageKey: "key.boolean" },
  ],
  [
    "an anchor with a space",
    link({ label }),
    { to: { kind: "anchor", hash: "a b" } },
    { key: "to.hash", messageKey: "key.anchor" },
  ],
  [
    "a colour name",
    colour({ label, tokens: ["primary", "menu"] }),
    "red",
    { key: "", messageKey: "key.colourOrToken", values: { choices: "primary, menu" } },
  ],
  ["a token where none is allowed", colour({ label, tokens: [] }), "primary", { key: "", messageKey: "key.colour" }],
  ["five hex digits", colour({ label, tokens: [] }), "#12345", { key: "", messageKey: "key.colour" }],
  ["a numeric text", number({ label }), "4", { key: "", messageKey: "key.number" }],
  ["NaN", number({ label }), Number.NaN, { key: "", messageKey: "key.number" }],
  ["a fraction", number({ label, integer: true }), 1.5, { key: "", messageKey: "key.integer" }],
  ["too small", number({ label, min: 2 }), 1, { key: "", messageKey: "key.tooLow", values: { min: 2 } }],
  ["too large", number({ label, max: 2 }), 3, { key: "", messageKey: "key.tooHigh", values: { max: 2 } }],
  [
    "off the step",
    number({ label, min: 0, step: 0.1 }),
    0.25,
    { key: "", messageKey: "key.step", values: { step: 0.1 } },
  ],
  [
    "a value that is no option",
    align,
    "middle",
    { key: "", messageKey: "key.choice", values: { choices: "left, right" } },
  ],
  ["1 for true", toggle({ label }), 1, { key: "", messageKey: "key.boolean" }],
  ["no list", nested, {}, { key: "", messageKey: "key.list" }],
  ["too many items", nested, [{}, {}, {}], { key: "", messageKey: "key.tooMany", values: { max: 2, count: 3 } }],
  ["an item with a stray key", nested, [{ name: 1 }], { key: "0.name", messageKey: "key.unknown" }],
  [
    "a wrong text deep in an item",
    nested,
    [{}, { title: { fr_FR: "trop long" } }],
    { key: "1.title.fr_FR", messageKey: "key.tooLong", values: { max: 5 } },
  ],
  ["an id that no database holds", reference({ label, to: "page" }), 2 ** 31, { key: "", messageKey: "key.page" }],
  ["an item that is no object", nested, ["x"], { key: "0", messageKey: "key.object" }],
  ["one value for several widths", responsive(number({ label })), 2, { key: "", messageKey: "key.responsive" }],
  ["no base", responsive(number({ label })), { large: 2 }, { key: "base", messageKey: "key.number" }],
  [
    "an unknown breakpoint",
    responsive(number({ label })),
    { base: 1, huge: 2 },
    { key: "huge", messageKey: "key.unknown" },
  ],
];

describe("check", () => {
  test.each(refused)("[PF2] refuses %s", (_name, field, value, problem) => {
    expect(field.check(value)).toEqual({ ok: false, error: [problem] });
  });

  test.each<[string, Field, unknown]>([
    ["text in one language", text({ label }), { en_US: "Wine" }],
    ["characters, not code units", text({ label, max: 2, localized: false }), "🍷🍇"],
    ["lines", text({ label, multiline: true }), { fr_FR: "a\nb" }],
    ["rich text", richText({ label }), { fr_FR: "<p>Vin</p>" }],
    ["no picture", image({ label }), null],
    ["a picture with its own alt", image({ label }), { id: 7, alt: { fr_FR: "Vue" } }],
    ["a link", link({ label }), { to: { kind: "page", id: 1 }, label: { fr_FR: "Voir" }, newTab: true }],
    ["a short colour", colour({ label }), "#FFF"],
    ["a colour with opacity", colour({ label }), "#11223344"],
    ["a token", colour({ label }), "top-bar"],
    ["a decimal step", number({ label, min: 0, step: 0.1 }), 0.3],
    ["an option", align, "right"],
    ["items", nested, [{ title: { fr_FR: "un" } }, {}]],
    ["breakpoints", responsive(number({ label })), { base: 1, large: 3 }],
  ])("[PF2] takes %s as it is", (_name, field, value) => {
    expect(field.check(value)).toEqual({ ok: true, value });
  });

  test("[PF2] every field takes its own initial value", () => {
    const fields: Field[] = [
      ...[text({ label }), text({ label, localized: false }), richText({ label }), image({ label }), link({ label })],
      ...[
        colour({ label }),
        number({ label, min: 3 }),
        align,
        toggle({ label }),
        nested,
        reference({ label, to: "page" }),
      ],
      responsive(number({ label, max: -1 })),
    ];
    for (const field of fields)
      expect(field.check(field.initial), field.kind).toEqual({ ok: true, value: field.initial });
  });
});

describe("toView", () => {
  test("[PF4] localized text is read in the locale, then in the default one, then empty", () => {
    const title = text({ label });
    expect(title.toView({ fr_FR: "Vin", en_US: "Wine" }, english)).toBe("Wine");
    expect(title.toView({ fr_FR: "Vin" }, english)).toBe("Vin");
    expect(title.toView({}, english)).toBe("");
  });

  test("[PF4] rich text is cleaned in the locale of the view", () => {
    expect(richText({ label }).toView({ en_US: "<script><p>Wine</p>" }, english)).toBe("<p>Wine</p>");
    expect(richText({ label, localized: false }).toView("<script>x", english)).toBe("x");
  });

  test("[PF5] a picture is looked up, its alt replaced in this place, null when it is gone", () => {
    const field = image({ label });
    expect(field.references({ id: 7 })).toEqual([{ kind: "media", id: 7 }]);
    expect(field.toView({ id: 7 }, english)).toBe(picture);
    expect(field.toView({ id: 7, alt: { en_US: "Vines" } }, english)).toEqual({ ...picture, alt: "Vines" });
    expect(field.toView({ id: 8, alt: { en_US: "Vines" } }, english)).toBeNull();
    expect(field.toView(null, english)).toBeNull();
  });

  test("[PF5] a link takes the path and, without a label, the title of what it leads to", () => {
    const field = link({ label });
    const page = { kind: "page", id: 1 } as const;
    expect(field.references({ to: page })).toEqual([{ kind: "page", id: 1 }]);
    expect(field.toView({ to: page }, english)).toEqual({
      href: "/en_US/vineyard",
      label: "The vineyard",
      newTab: false,
    });
    expect(field.toView({ to: page, label: { en_US: "See" }, newTab: true }, english)).toEqual({
      href: "/en_US/vineyard",
      label: "See",
      newTab: true,
    });
    expect(field.toView({ to: { kind: "product", id: 9 } }, english)).toBeNull();
    expect(field.toView({ to: { kind: "anchor", hash: "map" } }, english)?.href).toBe("#map");
    expect(field.toView({ to: { kind: "url", url: "tel:+33556000000" } }, english)?.label).toBe("+33556000000");
    expect(field.references({ to: { kind: "anchor", hash: "map" } })).toEqual([]);
  });

  test("[PF5] a reference gives path and title, or null", () => {
    const field = reference({ label, to: "product" });
    expect(field.toView(2, english)).toEqual({ id: 2, path: "/en_US/wines/red/2", title: "Red" });
    expect(field.toView(3, english)).toBeNull();
    expect(field.references(3)).toEqual([{ kind: "product", id: 3 }]);
  });

  test("[PF5] items are completed with initial values, their references collected", () => {
    const stored = [{ title: { en_US: "One" }, page: 1 }, {}];
    expect(nested.references(stored)).toEqual([{ kind: "page", id: 1 }]);
    expect(nested.toView(stored, english)).toEqual([
      { title: "One", page: { id: 1, path: "/en_US/vineyard", title: "The vineyard" } },
      { title: "", page: null },
    ]);
  });

  test("[PF4] a theme token becomes its custom property", () => {
    expect(colour({ label }).toView("menu-active", english)).toBe("var(--color-menu-active)");
    expect(colour({ label }).toView("#fff", english)).toBe("#fff");
  });

  test("[PF5] responsive values are turned one by one", () => {
    const field = responsive(image({ label }));
    expect(field.references({ base: { id: 7 }, large: { id: 9 } })).toHaveLength(2);
    expect(field.toView({ base: { id: 7 }, large: { id: 9 } }, english)).toEqual({ base: picture, large: null });
  });
});

test("[PF7] a field describes itself as plain data", () => {
  expect(number({ label, help: label, min: 1, max: 4, integer: true }).describe()).toMatchObject({
    kind: "number",
    label,
    help: label,
    localized: false,
    initial: 1,
    min: 1,
    max: 4,
    integer: true,
  });
  const described = nested.describe();
  expect(JSON.parse(JSON.stringify(described))).toMatchObject({
    kind: "list",
    max: 2,
    item: { title: { kind: "text" } },
  });
  expect(responsive(align).describe()).toMatchObject({ kind: "responsive", field: { kind: "select" } });
});

test("[PF2] fields that can't work are refused when they are declared", () => {
  expect(() => select({ label, options: [] })).toThrow("at least one option");
  expect(() => responsive(text({ label }))).toThrow("can't be responsive");
});
