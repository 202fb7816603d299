import { expect, test } from "vitest";

import type { ViewContext } from "./field.ts";
import { image } from "./image.ts";
import { number } from "./number.ts";
import { checkProps, collectReferences, describeFields, effectiveProps, initialProps, viewProps } from "./props.ts";
import { text } from "./text.ts";
import { toggle } from "./toggle.ts";

const label = { fr_FR: "Champ", en_US: "Field" };
const fields = {
  title: text({ label, initial: { fr_FR: "Titre", en_US: "Title" } }),
  size: number({ label, min: 1, max: 9 }),
  open: toggle({ label }),
  picture: image({ label }),
};
const context: ViewContext = {
  locale: "en_US",
  media: () => null,
  page: () => null,
  product: () => null,
  cleanHtml: (html) => html,
};

test("[PF3] without anything set, the schema's defaults hold", () => {
  expect(initialProps(fields)).toEqual({
    title: { fr_FR: "Titre", en_US: "Title" },
    size: 1,
    open: false,
    picture: null,
  });
  expect(effectiveProps(fields, {}, {})).toEqual({ props: initialProps(fields), issues: [] });
});

test("[PF3] own props lie over the component config, and that over the defaults, per locale for localized text", () => {
  const config = { title: { fr_FR: "Maison" }, size: 4, open: true };
  const own = { title: { en_US: "Ours" }, size: 5 };
  expect(effectiveProps(fields, config, own).props).toEqual({
    title: { fr_FR: "Maison", en_US: "Ours" },
    size: 5,
    open: true,
    picture: null,
  });
});

test("[PF3] an invalid stored value falls back and is reported with its source", () => {
  const { props, issues } = effectiveProps(
    fields,
    { size: 4, title: "plain" },
    { size: "5", open: undefined, colour: 1 },
  );
  expect(props).toMatchObject({ size: 4, title: { fr_FR: "Titre", en_US: "Title" }, open: false });
  expect(issues).toEqual([
    { source: "own", key: "colour", messageKey: "key.unknown" },
    { source: "component-config", key: "title", messageKey: "key.texts" },
    { source: "own", key: "size", messageKey: "key.number" },
  ]);
});

test("[PF2] props to be stored are checked strictly, unknown keys too", () => {
  expect(checkProps(fields, { size: 3 })).toEqual({ ok: true, value: { size: 3 } });
  expect(checkProps(fields, { size: 30, nope: 1 })).toEqual({
    ok: false,
    error: [
      { key: "size", messageKey: "key.tooHigh", values: { max: 9 } },
      { key: "nope", messageKey: "key.unknown" },
    ],
  });
  for (const value of [null, [], "x", new Date()]) expect(checkProps(fields, value).ok).toBe(false);
});

test("[PF2] names of Object.prototype are no properties", () => {
  const hostile: unknown = JSON.parse('{"__proto__": {"size": 3}, "constructor": 1, "toString": 2}');
  const checked = checkProps(fields, hostile);
  expect(checked.ok ? [] : checked.error.map(({ key }) => key)).toEqual(["__proto__", "constructor", "toString"]);
  const { props, issues } = effectiveProps(fields, {}, { constructor: 1 });
  expect(props).toEqual(initialProps(fields));
  expect(issues).toHaveLength(1);
});

test("[PF5] references are collected and props turned into what the view receives", () => {
  const { props } = effectiveProps(fields, {}, { picture: { id: 3 } });
  expect(collectReferences(fields, props)).toEqual([{ kind: "media", id: 3 }]);
  expect(viewProps(fields, props, context)).toEqual({ title: "Title", size: 1, open: false, picture: null });
});

test("[PF7] fields are described in their order", () => {
  expect(Object.entries(describeFields(fields)).map(([name, { kind }]) => [name, kind])).toEqual([
    ["title", "text"],
    ["size", "number"],
    ["open", "toggle"],
    ["picture", "image"],
  ]);
});
