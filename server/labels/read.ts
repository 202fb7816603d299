import { parseFoodLabel, isComplete, type FoodLabel } from "#schemas/labels/food-label.ts";
import type { LabelCode } from "#schemas/content/label.ts";
import { firstHarvest } from "#schemas/labels/first-harvest.ts";
import type { LabelLanguage } from "#schemas/labels/languages.ts";
import { parseSheetFacts } from "#schemas/content/product-sheet.ts";
import { database } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";
import { isRowId } from "#server/db/row-id.ts";
import { recordRead } from "#server/db/tags.ts";

import { labelHtml } from "./engine/page.ts";
import { qrSvg } from "./engine/qr.ts";
import type { LabelledWine } from "./engine/wine.ts";
import { labelPath } from "./links.ts";

/** A wine's label by the id of what is sold of it, also when that is no longer sold; null where nothing is known of it. */
async function labelledWine(id: number): Promise<LabelledWine | null> {
  if (!isRowId(id)) return null;
  const row = await database()
    .selectFrom("food_label")
    .innerJoin("declination", "declination.id", "food_label.declination_id")
    .innerJoin("product", "product.id", "declination.product_id")
    .select(["product.id as product", "product.sheet", "declination.year", "declination.capacity_ml as capacityMl"])
    .select(["declination.alcohol", "food_label.document"])
    .where("declination.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const texts = await database()
    .selectFrom("product_text")
    .select(["locale", "name"])
    .where("product_id", "=", row.product)
    .execute();
  return {
    id,
    name: Object.fromEntries(texts.map(({ locale, name }) => [locale.slice(0, 2), name])),
    year: row.year,
    capacityMl: row.capacityMl,
    alcohol: row.alcohol ?? parseSheetFacts(readJson(row.sheet)).alcohol,
    label: parseFoodLabel(readJson(row.document)),
  };
}

/** The page of a wine's e-label in a language, whole; null where there is nothing to tell. */
export async function labelPage(id: number, language: LabelLanguage): Promise<string | null> {
  const wine = await labelledWine(id);
  const isEmpty = !wine || (wine.label.ingredients.length === 0 && wine.label.nutrition === null);
  return isEmpty ? null : labelHtml(wine, language);
}

/** The code that leads to a wine's e-label, as SVG, with the words beside it that the law wants (commerce L6); null without data. */
export async function labelCode(id: number, origin: string, language: LabelLanguage): Promise<string | null> {
  const wine = await labelledWine(id);
  return wine && isComplete(wine.label) ? qrSvg(wine, `${origin}${labelPath(id)}`, language) : null;
}

/** What is stored of a wine's label; null: nothing. */
export async function storedLabel(id: number): Promise<FoodLabel | null> {
  return (await labelledWine(id))?.label ?? null;
}

/** A wine's label in a list: of which vintage and size it is, and whether it says what the law wants. */
export interface LabelState {
  readonly idDeclination: number;
  readonly reference: string;
  readonly year: number | null;
  readonly capacityMl: number;
  readonly product: number;
  readonly isComplete: boolean;
}

/** Every wine that is sold, of one product or of all, with the state of its label. */
export async function listLabels(product?: number): Promise<readonly LabelState[]> {
  recordRead(product === undefined ? "product" : `product:${product}`);
  const rows = await database()
    .selectFrom("declination")
    .innerJoin("product", "product.id", "declination.product_id")
    .leftJoin("food_label", "food_label.declination_id", "declination.id")
    .select(["declination.id", "declination.reference", "declination.year", "declination.capacity_ml as capacityMl"])
    .select(["product.id as product", "food_label.document"])
    .where("product.type", "=", "WINE")
    .where("product.is_published", "=", 1)
    .where("declination.archived_at", "is", null)
    .$if(product !== undefined, (query) => query.where("product.id", "=", product ?? 0))
    .orderBy("product.id")
    .orderBy("declination.position")
    .execute();
  return rows.map(({ id, document, ...row }) => ({
    ...row,
    idDeclination: id,
    isComplete: document !== null && isComplete(parseFoodLabel(readJson(document))),
  }));
}

/** The e-labels of a product, the newest vintage first; of what is sold no more too, as its bottles have the codes. */
export async function labelCodes(product: number, origin: string): Promise<readonly LabelCode[]> {
  const rows = await database()
    .selectFrom("food_label")
    .innerJoin("declination", "declination.id", "food_label.declination_id")
    .innerJoin("product", "product.id", "declination.product_id")
    .select(["declination.id", "declination.reference", "declination.year", "declination.capacity_ml as capacityMl"])
    .select(["declination.archived_at as archivedAt", "product.is_published as isPublished", "food_label.document"])
    .where("product.id", "=", product)
    .orderBy("declination.position")
    .orderBy("declination.id")
    .execute();
  const codes = rows.map(({ id, document, archivedAt, isPublished, ...row }) => ({
    ...row,
    idDeclination: id,
    isSold: archivedAt === null && isPublished === 1,
    isComplete: isComplete(parseFoodLabel(readJson(document))),
    address: `${origin}${labelPath(id)}`,
  }));
  return codes.toSorted((one, other) => (other.year ?? 0) - (one.year ?? 0));
}

/** Wines of a harvest whose label the law wants and that say nothing, by their references. */
export async function missingLabels(): Promise<readonly string[]> {
  const labels = await listLabels();
  return labels
    .filter(({ year, isComplete: says }) => year !== null && year >= firstHarvest && !says)
    .map(({ reference }) => reference);
}

export { labelPolicy } from "./engine/page.ts";
export { languageOf } from "./rules.ts";
