import { expect, test } from "vitest";

import { elementFieldKinds } from "../content/element-field.ts";
import { locales } from "../locale.ts";
import { fieldOf } from "./collection.ts";
import { elementCollection, elementRoute, ownField } from "./element-collection.ts";

const banner = elementCollection({
  route: "bandeau-promotionnel",
  label: {},
  one: {},
  hasPages: false,
  fields: [
    { name: "message", kind: "html", localized: true },
    { name: "couleur_de_fond", kind: "colour", localized: false },
  ],
});

const everyKind = elementCollection({
  route: "essais",
  label: {},
  one: {},
  hasPages: true,
  fields: [true, false].flatMap((localized) =>
    elementFieldKinds.map((kind) => ({ name: `${kind}_${localized}`, kind, localized })),
  ),
});

test("a list is a collection with what every element has and the list's own columns, all in its form", () => {
  expect(banner).toMatchObject({ slug: "list-bandeau-promotionnel", label: { fr_FR: "Bandeau promotionnel" } });
  expect(banner.path).toBeUndefined();
  expect(fieldOf(banner, "own_message")).toMatchObject({ kind: "rich-text", localized: true });
  expect(fieldOf(banner, "own_couleur_de_fond")).toMatchObject({
    localized: false,
    label: { fr_FR: "Couleur de fond" },
  });
  for (const { fields, groups } of [banner, everyKind])
    expect(groups.flatMap((group) => group.fields).toSorted()).toEqual(Object.keys(fields).toSorted());
  for (const field of Object.values(everyKind.fields))
    for (const locale of locales) expect(field.label[locale] ?? "").toMatch(/\S/);
});

test("a list that nobody named reads as its address does, and leads to its own pages where it has them", () => {
  expect(everyKind).toMatchObject({ label: { fr_FR: "Essais", en_US: "Essais" }, path: "/elements/essais/" });
  const { label } = elementCollection({
    route: "nos-vieux-millesimes",
    label: {},
    one: {},
    hasPages: false,
    fields: [],
  });
  expect(label.fr_FR).toBe("Nos vieux millesimes");
  expect(elementCollection({ route: "constructor", label: {}, one: {}, hasPages: false, fields: [] }).label.fr_FR).toBe(
    "Constructor",
  );
});

test("a list and its columns are called as somebody named them, in each language that has a name", () => {
  const tastings = elementCollection({
    route: "degustations",
    label: { fr_FR: "Dégustations", en_US: "Tastings" },
    one: { fr_FR: "Dégustation" },
    hasPages: false,
    fields: [{ name: "salle", kind: "text", localized: false, label: { fr_FR: "Salle voûtée", en_US: " " } }],
  });
  expect(tastings.label).toEqual({ fr_FR: "Dégustations", en_US: "Tastings" });
  expect([tastings.one, everyKind.one]).toEqual([{ fr_FR: "Dégustation", en_US: "Dégustation" }, everyKind.label]);
  expect(fieldOf(tastings, ownField("salle"))?.label).toEqual({ fr_FR: "Salle voûtée", en_US: "Salle voûtée" });
});

test.each([
  ["colour", "#6d1a36", "red;}", "key.colour"],
  ["link", "/contact", "javascript:alert(1)", "key.link"],
  ["outline", "1,1 20,1 20,20", "1,1 20,1", "key.outline"],
  ["products", "1, 2", "les-terrasses", "key.products"],
] as const)("a column of the kind %s takes its shape and nothing, in each language", (kind, good, bad, messageKey) => {
  const shared = fieldOf(everyKind, ownField(`${kind}_false`));
  const localized = fieldOf(everyKind, ownField(`${kind}_true`));
  for (const value of [good, ""]) {
    expect(shared?.check(value).ok).toBe(true);
    expect(localized?.check({ fr_FR: value }).ok).toBe(true);
  }
  expect(shared?.check(bad)).toMatchObject({ ok: false, error: [{ key: "", messageKey }] });
  expect(localized?.check({ fr_FR: good, en_US: bad })).toMatchObject({ error: [{ key: "en_US", messageKey }] });
  expect(shared?.check(7).ok).toBe(false);
  expect(shared?.describe()).toMatchObject({ as: kind });
});

test("a slug tells its list", () => {
  expect(elementRoute(banner.slug)).toBe("bandeau-promotionnel");
  expect(elementRoute("news")).toBeNull();
});
