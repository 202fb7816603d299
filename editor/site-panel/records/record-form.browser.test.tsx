import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { collections } from "#schemas/collections/collections.ts";
import { news } from "#schemas/collections/every/news.ts";
import { product } from "#schemas/collections/every/product.ts";
import { inLocale, localeInfos, locales } from "#schemas/locale.ts";

import { axeProblems } from "../../kit/test-editor.tsx";
import { showRecord } from "./test-record-form.tsx";

const cases = collections.flatMap((collection) =>
  locales.map((locale) => ({ collection, slug: collection.slug, locale })),
);

test.each(cases)("every field of $slug is in its form, in $locale, for everybody", async ({ collection, locale }) => {
  await showRecord(collection, {}, locale);
  const [first] = collection.groups;
  await expect
    .element(page.getByText(inLocale(first?.name ?? {}, locale) ?? "", { exact: true }).first())
    .toBeVisible();
  const shown = document.body.textContent ?? "";
  for (const field of Object.values(collection.fields)) {
    const label = inLocale(field.label, locale) ?? "";
    expect(shown).toContain(label);
    // A text stands there once for each language.
    if (field.localized) for (const each of locales) expect(shown).toContain(`${label} (${localeInfos[each].label})`);
  }
  for (const { name } of collection.groups) expect(shown).toContain(inLocale(name, locale));
  expect(await axeProblems()).toEqual([]);
  expect(shown).not.toMatch(/editor\.|undefined|NaN/);
});

test("what is typed is the draft's at once, language by language; what a field doesn't take stands there with what is wrong", async () => {
  const draft = await showRecord(news, { date: "2026-09-12" });
  await page.getByLabelText("Titre (Français)").fill("Vendanges");
  await page.getByLabelText("Titre (English)").fill("Harvest");
  expect(draft.document.values["title"]).toEqual({ fr_FR: "Vendanges", en_US: "Harvest" });
  await page.getByLabelText("Titre (English)").fill("");
  expect(draft.document.values["title"]).toEqual({ fr_FR: "Vendanges" });
  const address = page.getByLabelText("Adresse (Français)");
  await address.fill("Été à la cave");
  await expect.element(address).toHaveValue("Été à la cave");
  await expect.element(address).toHaveAccessibleDescription(/minuscules/);
  expect(draft.document.values["slug"]).toEqual({});
  await address.fill("ete-a-la-cave");
  expect(draft.document.values["slug"]).toEqual({ fr_FR: "ete-a-la-cave" });
  await page.getByLabelText("Date").fill("2026-09-13");
  expect(draft.document.values["date"]).toBe("2026-09-13");
  await page.getByLabelText("Date").fill("");
  expect(draft.document.values["date"]).toBe("");
});

const lists = collections.flatMap((collection) => {
  const named = Object.entries(collection.fields).filter(([, field]) => field.kind === "list");
  return named.map(([name, field]) => ({ collection, slug: collection.slug, name, field }));
});

test.each(lists)("what is added to $name of $slug is empty, and can be read by everybody", async (added) => {
  const { collection, name, field } = added;
  const draft = await showRecord(collection);
  const list = page.getByRole("group", { name: inLocale(field.label, "fr_FR") ?? "", exact: true }).first();
  await userEvent.click(list.getByRole("button", { name: "Ajouter un élément" }).last());
  await expect.poll(() => draft.document.values[name]).toEqual([{}]);
  const fields = list.element().querySelectorAll<HTMLInputElement>("li input, li textarea");
  const written = [...fields].map(({ value }) => value);
  expect(written.filter((value) => /undefined|null|NaN|object/.test(value))).toEqual([]);
  expect(await axeProblems()).toEqual([]);
});

test("on a phone's width the languages stand below each other", async () => {
  await showRecord(news, {}, "fr_FR", 360);
  const [french, english] = [page.getByLabelText("Titre (Français)"), page.getByLabelText("Titre (English)")];
  await expect.element(french).toBeVisible();
  const [above, below] = [french, english].map((field) => field.element().getBoundingClientRect());
  expect(below?.top).toBeGreaterThan(above?.bottom ?? 0);
  expect(below?.left).toBe(above?.left);
});

test("the other language's state ends at one edge, of a line as of a text with markup", async () => {
  await showRecord(news, {}, "fr_FR", 900);
  const states = page.getByRole("button", { name: /^English/ });
  await expect.element(states.first()).toBeVisible();
  const ends = states.elements().map((state) => Math.round(state.getBoundingClientRect().right));
  expect(ends.length).toBeGreaterThan(2);
  expect(new Set(ends).size).toBe(1);
});

test.each([
  { locale: "fr_FR", tax: "20,00", alcohol: "12,5", price: "14,50" },
  { locale: "en_US", tax: "20.00", alcohol: "12.5", price: "14.50" },
] as const)("numbers stand as people write them in $locale, and are taken with a comma or a point", async (told) => {
  const draft = await showRecord(product, { alcohol: 12.5, declinations: [{ reference: "MU" }] }, told.locale);
  const named = (french: string, english: string) =>
    page.getByLabelText(told.locale === "fr_FR" ? french : english, { exact: true }).first();
  const tax = named("TVA (%)", "VAT (%)");
  await expect.element(tax).toHaveValue(told.tax);
  await expect.element(named("Alcool (% vol)", "Alcohol (% vol)")).toHaveValue(told.alcohol);
  await userEvent.click(page.getByRole("button", { name: "MU", exact: true }));
  const price = named("Prix TTC (€)", "Price, VAT included (€)");
  for (const typed of ["14,5", "14.50", " 14.5"]) {
    await price.fill("");
    await price.fill(typed);
    expect(draft.document.values["declinations"]).toEqual([{ reference: "MU", price: 1450 }]);
  }
  await userEvent.tab();
  await expect.element(price).toHaveValue(told.price);
  await tax.fill("5,5");
  expect(draft.document.values["vatRate"]).toBe(550);
  await tax.fill("5.25");
  expect(draft.document.values["vatRate"]).toBe(525);
});

test.each([
  ["fr_FR", "Produits recommandés", "Clos des Murets", "Ajouter un élément", "Élément 2"],
  ["en_US", "Recommended products", "Murets Close", "Add an item", "Item 2"],
] as const)(
  "an item is called by the record that it refers to, and by its place until it does, in %s",
  async (...told) => {
    const [locale, name, title, add, second] = told;
    const titles = { fr_FR: "Clos des Murets", en_US: "Murets Close" };
    const records = [{ id: 1, row: 3, title: titles }];
    const draft = await showRecord(product, { recommendations: [{ product: 3 }] }, locale, 800, undefined, records);
    const list = page.getByRole("group", { name, exact: true });
    await expect.element(list.getByRole("button", { name: title, exact: true })).toBeVisible();
    await userEvent.click(list.getByRole("button", { name: add }));
    await expect.element(list.getByRole("button", { name: second, exact: true })).toBeVisible();
    expect(draft.document.values["recommendations"]).toEqual([{ product: 3 }, {}]);
  },
);

test.each([
  ["fr_FR", "Cépages", "Gamay"],
  ["en_US", "Grapes", "Gamay noir"],
] as const)("an item is called by its first text while it is typed, in %s", async (locale, name, said) => {
  await showRecord(product, { grapes: [{}] }, locale);
  const list = page.getByRole("group", { name, exact: true });
  await userEvent.click(list.getByRole("button", { name: /^(?:Élément|Item) 1$/ }));
  await list.getByLabelText(/^(?:Cépage|Grape) \(English\)$/).fill("Gamay noir");
  await expect.element(list.getByRole("button", { name: "Gamay noir", exact: true })).toBeVisible();
  await list.getByLabelText(/^(?:Cépage|Grape) \(Français\)$/).fill("Gamay");
  await expect.element(list.getByRole("button", { name: said, exact: true })).toBeVisible();
});
