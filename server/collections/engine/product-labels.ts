import { labelFields, ownLanguages } from "#schemas/collections/every/product-labels.ts";
import { soldFields } from "#schemas/collections/every/product-sold.ts";
import { placeOf } from "#schemas/collections/every/label-checks.ts";
import { alcoholOf, isLabelOf, isNutritionSaid, labelOfForm } from "#schemas/collections/every/label-items.ts";
import type { RecordValues } from "#schemas/collections/collection.ts";
import type { Nutrition } from "#schemas/content/product-detail.ts";
import { sameValue } from "#schemas/editing/same-value.ts";
import { under } from "#schemas/fields/check.ts";
import { energyOf } from "#schemas/labels/energy.ts";
import { type FoodLabel, type FoodLabelInput, type Ingredient, parseFoodLabel } from "#schemas/labels/food-label.ts";
import type { LabelTexts } from "#schemas/labels/languages.ts";
import type { Localized } from "#schemas/locale.ts";
import { type Problem, refuseInput, type Refusal } from "#schemas/refusal.ts";
import { err, ok, type Result } from "#schemas/result.ts";
import { readJson } from "#server/db/json-text.ts";
import type { Row } from "#server/db/tables.ts";
import { removeFoodLabels, saveFoodLabel } from "#server/labels/write.ts";

import { itemsOf } from "./items-of.ts";
import { rowsBy } from "./rows-by-id.ts";
import type { Whole } from "./whole.ts";

type Form = Pick<Row<"declination">, "id" | "reference" | "year">;

/**
 * The e-labels of what is sold of a product, as its record has them: one for a vintage, and one more for each reference of it
 * that holds something else. A vintage of which one size says nothing has only labels of references.
 */
export function labelItems(forms: readonly Form[], documents: ReadonlyMap<number, string>): readonly RecordValues[] {
  const said = forms.map((form) => {
    const document = documents.get(form.id);
    const label = document === undefined ? null : parseFoodLabel(readJson(document));
    return { ...form, item: label === null || isSilent(label) ? null : valuesOfLabel(label) };
  });
  return [...Map.groupBy(said, ({ year }) => year)].flatMap(([year, sizes]) => {
    const [common] = sizes.every(({ item }) => item !== null) ? sizes : [];
    const isOwn = ({ item }: (typeof sizes)[number]) => JSON.stringify(item) !== JSON.stringify(common?.item);
    return [
      ...(common ? [{ year, reference: "", ...common.item }] : []),
      ...sizes.flatMap((size) =>
        size.item !== null && isOwn(size) ? [{ year, reference: size.reference, ...size.item }] : [],
      ),
    ];
  });
}

/**
 * Saves the e-labels that a record says for each of what it sells. That of which it says nothing has none then, if it was
 * sold before: the label of what comes back stood in no form that somebody could have taken it out of. What is sold no more
 * keeps its label, as the record says it while it is taken off sale. Refused: a label of bottles that there aren't, or of
 * some that are sold no longer and have another.
 */
export async function saveLabels(
  product: number,
  values: RecordValues,
  sold: ReadonlySet<number>,
): Promise<Result<null, Refusal>> {
  const labels = itemsOf(labelFields.labels, values["labels"]);
  const forms = itemsOf(soldFields.declinations, values["declinations"]);
  const others = labels.filter((label) => !forms.some((form) => isLabelOf(label, form)));
  const unsold = others.length === 0 ? [] : await unsoldForms(product);
  const strange = others.filter(
    (label) => !unsold.some((form) => isLabelOf(label, form) && (sold.has(form.id) || saysSo(form, label, values))),
  );
  if (strange.length > 0) return refuseInput(strange.map((label) => ofNothing(label, labels.indexOf(label))));
  const leaving = unsold.filter((form) => {
    const label = labelOfForm(form, labels);
    return sold.has(form.id) && label !== undefined && others.includes(label);
  });
  const byLabel = Map.groupBy([...forms, ...leaving], (form: RecordValues) =>
    labels.findIndex((label) => label === labelOfForm(form, labels)),
  );
  for (const [index, own] of byLabel) {
    const references = own.map(({ reference }) => String(reference));
    const label = labels[index];
    if (!label) {
      await removeFoodLabels(references, sold);
      continue;
    }
    const saved = await saveFoodLabel(references, labelInput(label, alcoholOf(own[0], values)));
    if (!saved.ok) return err(ofLabel(saved.error, index));
  }
  return ok(null);
}

type Unsold = RecordValues & { readonly id: number; readonly stored: string | null };

/** What is sold of a product no more, with the label that it has, as items of its record. */
async function unsoldForms(product: number): Promise<readonly Unsold[]> {
  const rows = (await rowsBy("declination", "product_id", [product])).filter((row) => row.archived_at !== null);
  const labels = await rowsBy(
    "food_label",
    "declination_id",
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, reference, year, alcohol }) => {
    const stored = labels.find((label) => label.declination_id === id)?.document ?? null;
    return { id, reference, year, alcohol: alcohol === null ? null : alcohol / 100, stored };
  });
}

/** Whether what isn't sold has the same label already. */
function saysSo(form: Unsold, label: RecordValues, product: RecordValues): boolean {
  if (form.stored === null) return false;
  const said = parseFoodLabel(labelInput(label, alcoholOf(form, product)));
  return sameValue(parseFoodLabel(readJson(form.stored)), said);
}

function ofNothing(label: RecordValues, index: number): Problem {
  return { key: `labels.${index}.${placeOf(label)}`, messageKey: "key.noForm" };
}

function ofLabel({ problems, ...others }: Refusal, index: number): Refusal {
  return { ...others, ...(problems && { problems: under(`labels.${index}`, problems) }) };
}

/** A label as its record says it, in the words of `saveFoodLabel`: all of it. */
function labelInput(item: RecordValues, alcohol: number | null): FoodLabelInput {
  const { ingredients, nutrition, acids } = item;
  return {
    ingredients: itemsOf(labelFields.labels.item?.["ingredients"] ?? {}, ingredients).map(ingredientInput),
    nutrition: isNutritionSaid(nutrition) ? reckoned(nutrition, { alcohol, acids: Number(acids ?? 0) }) : null,
    allergens: labelTexts(item["allergens"], item["allergensElsewhere"]),
    acids,
  } satisfies Whole<FoodLabelInput>;
}

function ingredientInput({ term, role, text, isAllergen, elsewhere }: RecordValues): object {
  const category = role === "" ? null : role;
  if (term !== "") return { term, role: category };
  return { text: labelTexts(text, elsewhere), isAllergen, role: category };
}

/** With the energy that nobody has said. */
function reckoned(
  said: RecordValues,
  { alcohol, acids }: { readonly alcohol: number | null; readonly acids: number },
): RecordValues {
  if (typeof said["energyKj"] === "number" || alcohol === null) return said;
  const { fat, carbohydrates, protein } = said as Partial<Nutrition>;
  return {
    ...said,
    ...energyOf({ fat: fat ?? 0, carbohydrates: carbohydrates ?? 0, protein: protein ?? 0, alcohol, acids }),
  };
}

/** One that tells nothing is none: a form would take it for one that somebody has forgotten to fill. */
function isSilent({ ingredients, nutrition, allergens }: FoodLabel): boolean {
  return ingredients.length === 0 && nutrition === null && Object.keys(allergens).length === 0;
}

function valuesOfLabel({ ingredients, nutrition, allergens, acids }: FoodLabel): RecordValues {
  return {
    ingredients: ingredients.map(ingredientItem),
    nutrition: nutrition ?? {},
    acids,
    allergens: ownTexts(allergens),
    allergensElsewhere: otherTexts(allergens),
  };
}

function ingredientItem(ingredient: Ingredient): RecordValues {
  const isTerm = "term" in ingredient;
  return {
    term: isTerm ? ingredient.term : "",
    role: ingredient.role ?? "",
    text: isTerm ? {} : ownTexts(ingredient.text),
    isAllergen: !isTerm && ingredient.isAllergen,
    elsewhere: isTerm ? [] : otherTexts(ingredient.text),
  };
}

function ownTexts(texts: LabelTexts): Localized<string> {
  return Object.fromEntries(
    ownLanguages.flatMap(([locale, code]) => {
      const text = (texts as Readonly<Record<string, string>>)[code];
      return text === undefined ? [] : [[locale, text]];
    }),
  );
}

function otherTexts(texts: LabelTexts): readonly RecordValues[] {
  const own = new Set<string>(ownLanguages.map(([, code]) => code));
  return Object.entries(texts).flatMap(([language, text]) => (own.has(language) ? [] : [{ language, text }]));
}

function labelTexts(texts: unknown, others: unknown): Readonly<Record<string, string>> {
  const own = ownLanguages.map(([locale, code]) => [code, (texts as Localized<string>)[locale] ?? ""] as const);
  const more = (others as readonly { readonly language: string; readonly text: string }[]).map(
    ({ language, text }) => [language, text] as const,
  );
  return Object.fromEntries([...own, ...more].filter(([, text]) => text.trim() !== ""));
}
