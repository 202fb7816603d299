import { readFile } from "node:fs/promises";

import jsQR from "jsqr";
import type { Locator, Page } from "playwright/test";

import type { OpenedRecord } from "#schemas/content/record.ts";

import { type Administrator, callAs, publishAs } from "./administrator.ts";
import { type Both, makeRecord, type Operator, openRow, publish, say, writeBoth } from "./operator.ts";
import { addItem, listOf } from "./operator-shop.ts";
import { panelWords } from "./site-panel.ts";
import { expect } from "./test.ts";

/** A wine that an operator is to tell something of. */
export interface ToldWine {
  readonly name: string;
  readonly reference: string;
}

const sections = {
  wines: ["Vins et produits", "Wines and products"],
  wine: ["Vin ou produit", "Wine or product"],
  made: ["Personnalisations", "Customizations"],
  one: ["Personnalisation", "Customization"],
} as const satisfies Readonly<Record<string, Both>>;

/** Puts a wine of one vintage on sale, of which nothing else is said; gives the number of its row. */
export async function sellWine(administrator: Administrator, { name, reference }: ToldWine): Promise<number> {
  const { id } = await callAs<OpenedRecord>(administrator, "POST", "/record/products", { copyOf: null });
  const set = (field: string, value: unknown, locale?: string) => ({
    type: "set",
    field,
    value,
    ...(locale && { locale }),
  });
  const commands = [
    set("name", name, "fr_FR"),
    set("declinations", [{ reference, year: 2024, price: 1450, alcohol: 13 }]),
  ];
  const edits = [{ id: `told-${reference}`, commands }];
  await callAs(administrator, "POST", `/draft/record/${id}/edits`, { since: 0, edits });
  await publishAs(administrator, { kind: "record", id, since: 1, published: null });
  return (await callAs<OpenedRecord>(administrator, "GET", `/record/products/${id}`)).row ?? 0;
}

/** Opens a wine from the list, by its name; gives its form. */
export async function opensWine(operator: Operator, { name }: ToldWine): Promise<Locator> {
  const { page, hands } = operator;
  await openRow(operator, sections.wines);
  const list = page.getByRole("region", { name: say(operator, sections.wines), exact: true });
  await hands.write(list.getByLabel(say(operator, ["Chercher", "Search"])), name);
  await hands.press(list.getByRole("button", { name: new RegExp(`^${name}`) }));
  const form = page.getByRole("region", { name: say(operator, sections.wine), exact: true });
  await expect(form.getByRole("heading", { level: 2, name })).toBeFocused();
  return form;
}

const ingredients: readonly (readonly [name: Both, category: Both])[] = [
  [
    ["raisins", "grapes"],
    ["Aucune", "None"],
  ],
  [
    ["sulfites", "sulphites"],
    ["conservateur", "preservative"],
  ],
];

/** All but what the energy is reckoned of; `wrong` stands there first. */
const table: readonly { readonly label: Both; readonly value: string; readonly wrong?: string }[] = [
  { label: ["Matières grasses (g)", "Fat (g)"], value: "0" },
  { label: ["dont acides gras saturés (g)", "of which saturates (g)"], value: "0" },
  { label: ["Glucides (g)", "Carbohydrate (g)"], value: "0.6" },
  { label: ["dont sucres (g)", "of which sugars (g)"], value: "0,1", wrong: "3" },
  { label: ["Protéines (g)", "Protein (g)"], value: "0" },
  { label: ["Sel (g)", "Salt (g)"], value: "0" },
];

/** Fills in a vintage's e-label, is refused what can't be true at its field, mends that and publishes. */
export async function tellsLabel(operator: Operator, form: Locator): Promise<void> {
  const { hands } = operator;
  const label = listOf(form, say(operator, ["Étiquettes électroniques", "E-labels"]));
  const field = (name: Both): Locator => label.getByLabel(say(operator, name), { exact: true });
  await addItem(operator, label);
  await hands.write(field(["Millésime", "Vintage"]), "2024");
  const list = listOf(label, say(operator, ["Ingrédients", "Ingredients"]));
  for (const [name, category] of ingredients) {
    await addItem(operator, list);
    await hands.choose(list.getByLabel(say(operator, ["Nom", "Name"]), { exact: true }), say(operator, name));
    await hands.choose(
      list.getByLabel(say(operator, ["Catégorie", "Category"]), { exact: true }),
      say(operator, category),
    );
  }
  for (const { label: name, value, wrong } of table) await hands.write(field(name), wrong ?? value);
  await expectRefused(operator, form);
  for (const { label: name, value, wrong } of table) if (wrong !== undefined) await hands.write(field(name), value);
  await publish(operator);
  // Nobody said the energy: it was reckoned.
  await expect(field(["Énergie (kJ)", "Energy (kJ)"])).toHaveValue("308");
}

/** Tries to publish what can't be true. */
async function expectRefused(operator: Operator, form: Locator): Promise<void> {
  const { page, hands, locale } = operator;
  await hands.press(page.getByRole("button", { name: panelWords[locale].publish, exact: true }));
  const now = page.getByRole("dialog").getByRole("button", { name: panelWords[locale].doPublish });
  await hands.press(now);
  const place: Both = [
    "2024 › Valeurs nutritionnelles pour 100 ml › dont sucres (g) – doit être",
    "2024 › Nutrition of 100 ml › of which sugars (g) – must be at most 0.6",
  ];
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText(say(operator, place));
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(form.getByText(say(operator, place))).toBeVisible();
  await operator.look();
}

/** Saves the code of the bottles as a picture; gives the address beside it, and that which the picture leads to. */
export async function readsCode({ page, hands, locale }: Operator, wine: ToldWine): Promise<readonly [string, string]> {
  const codes = page.getByRole("region", { name: say({ locale }, ["Codes QR", "QR codes"]), exact: true });
  const address = await codes.getByRole("link", { name: /\/e-label\/\d+$/ }).innerText();
  await expect(codes.getByRole("img", { name: new RegExp(wine.reference) })).toBeVisible();
  const save = codes.getByRole("button", { name: new RegExp(`^PNG.*${wine.reference}$`) });
  const [download] = await Promise.all([page.waitForEvent("download"), hands.press(save)]);
  expect(download.suggestedFilename()).toMatch(/^e-label-\d+-(fr|en)\.png$/);
  const { width, height, data } = await readPng(page, await readFile(await download.path()));
  return [address, jsQR.default(Uint8ClampedArray.from(data), width, height)?.data ?? ""];
}

/** The pixels of a picture's left end, a square, where its code is. */
async function readPng(page: Page, file: Buffer) {
  return await page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: "image/png" }));
      const { height } = picture;
      const context = new OffscreenCanvas(height, height).getContext("2d");
      context?.drawImage(picture, 0, 0);
      const data = context?.getImageData(0, 0, height, height).data ?? [];
      return { width: height, height, data: [...data] };
    },
    [...file],
  );
}

export const engraving: Both = ["Le texte à graver", "The text to engrave"];

/** Says how a wine is made for its buyers: a text that is engraved, which costs from so many letters on. */
export async function asksBuyers(operator: Operator, wine: ToldWine): Promise<void> {
  const { hands } = operator;
  await openRow(operator, sections.made);
  const form = await makeRecord(operator, sections.made, sections.one);
  await hands.find(form.getByRole("combobox", { name: say(operator, ["Produit", "Product"]), exact: true }), wine.name);
  const questions = listOf(form, "Questions");
  await addItem(operator, questions);
  await writeBoth(operator, questions, ["Question", "Question"], engraving);
  await hands.tick(questions.getByLabel(say(operator, ["Réponse obligatoire", "Has to be answered"]), { exact: true }));
  await hands.write(
    questions.getByLabel(say(operator, ["Caractères au plus", "Characters at most"]), { exact: true }),
    "24",
  );
  const costs = listOf(questions, say(operator, ["Choix et suppléments", "Choices and surcharges"]));
  for (const [from, amount] of [
    ["0", "2"],
    ["13", "3.50"],
  ] as const) {
    await addItem(operator, costs);
    const field = (name: Both): Locator => costs.getByLabel(say(operator, name), { exact: true });
    await hands.write(field(["À partir de tant de caractères", "From so many characters on"]), from);
    await hands.write(field(["Montant, TTC", "Amount, VAT included"]), amount);
  }
  await publish(operator);
  await expect(form.getByRole("heading", { level: 2, name: wine.name })).toBeVisible();
}
