import { defaultLocale } from "#schemas/locale.ts";
import { slugOf } from "#schemas/fold.ts";
import { addDays, startOfDay } from "#schemas/paris-day.ts";
import type { Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import type { DeclinationInput } from "#server/catalogue/declinations/write.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { database } from "#server/db/context.ts";

import { asRichText, wordsIn } from "../html-words.ts";
import type { ImportedForm, ImportedProduct } from "../shapes.ts";
import { bringVariations, valueKey, type VariationValues } from "./variations.ts";

/** The media that pictures were brought to, by their addresses; those that couldn't be had are missing. */
export type BroughtMedia = ReadonlyMap<string, number>;

/**
 * Saves a product by the catalogue's own commands: as a new row, or as the row of an id. What is counted in stock is set
 * where a form is new; from then on it is counted here. Inside the transaction that notes it.
 */
export async function saveImportedProduct(
  product: ImportedProduct,
  { row, media }: { readonly row: number | null; readonly media: BroughtMedia },
): Promise<Result<{ readonly id: number }, Refusal>> {
  const values = await bringVariations(product.forms);
  if (!values.ok) return values;
  const before = await referencesOf(row);
  const picture = product.pictures.map(({ url }) => media.get(url)).find((id) => id !== undefined);
  const saved = await saveProduct({
    ...(row !== null && { id: row }),
    type: product.type,
    kind: product.colour,
    appellation: product.appellation,
    region: product.region,
    // A picture that couldn't be fetched this time takes none away.
    ...(picture !== undefined && { mediaId: picture }),
    isPublished: product.isPublished,
    vatRate: product.vatRate,
    isDematerialized: product.isDematerialized,
    hasShippingFees: !product.isDematerialized,
    tags: product.tags,
    texts: { [defaultLocale]: textsOf(product) },
    lists: { variations: [...new Set([...values.value.values()].map(({ idVariation }) => idVariation))] },
    declinations: product.forms.map((form) => formInput(form, values.value, media)),
  });
  if (!saved.ok) return saved;
  for (const { reference, stock } of product.forms) {
    if (stock === null || before.has(reference)) continue;
    const level = await stockOf(reference);
    const cause = { kind: "IMPORT", actor: "SITE" } as const;
    const counted = level ? await countStock(level.declinationId, stock, cause) : ok(null);
    if (!counted.ok) return counted;
  }
  return saved;
}

function textsOf({ name, slug, summary, text, grapes, features }: ImportedProduct) {
  return {
    name,
    slug: slugOf(slug),
    summary: wordsIn(summary).slice(0, 1000),
    text: asRichText(text),
    sheet: { grapes: grapes.map((grape) => ({ name: grape, percent: null })), features },
  };
}

function formInput(form: ImportedForm, values: VariationValues, media: BroughtMedia): DeclinationInput {
  const { reference, year, capacityMl, priceCents, sale, stock, picture, options } = form;
  const medium = picture && media.get(picture.url);
  return {
    ...{ reference, year, capacityMl, priceCents, tracksStock: stock !== null },
    ...(medium && { mediaId: medium }),
    variations: options.flatMap(([name, value]) => values.get(valueKey(name, value)) ?? []),
    discounts: sale ? [discountOf(priceCents, sale)] : [],
  };
}

/** A lower price is a discount of the difference, for as long as it is one. */
function discountOf(priceCents: number, { cents, from, to }: NonNullable<ImportedForm["sale"]>) {
  return {
    ...{ type: "EURO" as const, amount: priceCents - cents, detailType: "PRODUCT" as const },
    startsAt: from === null ? null : startOfDay(from),
    endsAt: to === null ? null : startOfDay(addDays(to, 1)),
  };
}

async function referencesOf(row: number | null): Promise<ReadonlySet<string>> {
  if (row === null) return new Set();
  const rows = await database().selectFrom("declination").select("reference").where("product_id", "=", row).execute();
  return new Set(rows.map(({ reference }) => reference));
}
