import type { RecordValues } from "#schemas/collections/collection.ts";
import { parseFeatures, parseSheetFacts, parseSheetTexts } from "#schemas/content/product-sheet.ts";
import { isLocale, type Locale } from "#schemas/locale.ts";
import { readJson, readTexts } from "#server/db/json-text.ts";
import type { Row } from "#server/db/tables.ts";

import { joinLists } from "./localized-lists.ts";
import { featureForm, grapeForm, productTexts, sheetProse, vintageForm } from "./product-forms.ts";
import { minuteOf } from "./minutes.ts";
import { labelItems } from "./product-labels.ts";
import { pictureOf, rowsBy } from "./rows-by-id.ts";
import { valuesOfTexts } from "./texts-of-values.ts";

/** What some products hold, by id, published or not, with all that is sold of them. Thirteen queries. */
export async function productValues(ids: readonly number[]): Promise<ReadonlyMap<number, RecordValues>> {
  const products = await rowsBy("product", "id", ids);
  const forms = (await rowsBy("declination", "product_id", ids)).filter((row) => row.archived_at === null);
  const formIds = forms.map(({ id }) => id);
  const discounts = [
    ...(await rowsBy("discount", "product_id", ids)),
    ...(await rowsBy("discount", "declination_id", formIds)),
  ].toSorted((one, other) => one.id - other.id);
  const labels = await rowsBy("food_label", "declination_id", formIds);
  const parts: Parts = {
    discounts,
    labels: new Map(labels.map((row) => [row.declination_id, row.document])),
    forms: Map.groupBy(forms.toSorted(byPosition), (row) => row.product_id),
    values: Map.groupBy(await rowsBy("declination_variation", "declination_id", formIds), (row) => row.declination_id),
    texts: byProduct(await rowsBy("product_text", "product_id", ids)),
    tags: byProduct(await rowsBy("product_tag", "product_id", ids)),
    pairings: byProduct((await rowsBy("product_pairing", "product_id", ids)).toSorted(byPosition)),
    variations: byProduct(await rowsBy("product_variation", "product_id", ids)),
    decreasing: byProduct(await rowsBy("decreasing_discount", "product_id", ids)),
    recommended: byProduct((await rowsBy("product_recommendation", "product_id", ids)).toSorted(byPosition)),
    items: byProduct((await rowsBy("box_item", "product_id", ids)).toSorted(byPosition)),
  };
  return new Map(products.map((row) => [row.id, valuesOfProduct(row, parts)]));
}

type By<Table extends Parameters<typeof rowsBy>[0]> = ReadonlyMap<number, readonly Row<Table>[]>;

interface Parts {
  readonly discounts: readonly Row<"discount">[];
  readonly labels: ReadonlyMap<number, string>;
  readonly forms: By<"declination">;
  readonly values: By<"declination_variation">;
  readonly texts: By<"product_text">;
  readonly tags: By<"product_tag">;
  readonly pairings: By<"product_pairing">;
  readonly variations: By<"product_variation">;
  readonly decreasing: By<"decreasing_discount">;
  readonly recommended: By<"product_recommendation">;
  readonly items: By<"box_item">;
}

function valuesOfProduct(row: Row<"product">, parts: Parts): RecordValues {
  const of = <Part>(group: ReadonlyMap<number, readonly Part[]>): readonly Part[] => group.get(row.id) ?? [];
  const bySlot = of(parts.variations).toSorted((one, other) => one.slot - other.slot);
  const byQuantity = of(parts.decreasing).toSorted((one, other) => one.from_quantity - other.from_quantity);
  return {
    ...textValues(of(parts.texts)),
    type: row.type,
    subtype: row.subtype ?? "",
    ...{ kind: row.kind, appellation: row.appellation, region: row.region },
    picture: pictureOf(row.media_id),
    backPicture: pictureOf(row.back_media_id),
    tags: of(parts.tags)
      .map(({ tag }) => tag)
      .toSorted(),
    vatRate: row.vat_rate,
    isDematerialized: row.is_dematerialized === 1,
    hasShippingFees: row.has_shipping_fees === 1,
    ...factValues(row.sheet),
    declinations: of(parts.forms).map((form) => formItem(form, parts)),
    labels: labelItems(of(parts.forms), parts.labels),
    discounts: parts.discounts.filter(({ product_id: id }) => id === row.id).map(discountItem),
    decreasingDiscounts: byQuantity.map(({ from_quantity: fromQuantity, type, amount }) => {
      return { fromQuantity, type, amount };
    }),
    pairings: of(parts.pairings).map(({ meal_icon_id: mealIcon, texts }) => ({ mealIcon, text: readTexts(texts) })),
    variations: bySlot.map(({ variation_id: variation }) => ({ variation })),
    recommendations: of(parts.recommended).map(({ recommended_id: id }) => ({ product: id })),
    boxItems: of(parts.items).map(({ declination_id: declination, quantity }) => ({ declination, quantity })),
  };
}

function textValues(rows: readonly Row<"product_text">[]): RecordValues {
  const sheets = rows.map((row) => ({ locale: row.locale, ...parseSheetTexts(readJson(row.sheet)) }));
  const inLocales = <Key extends "grapes" | "features" | "vintages">(key: Key) =>
    Object.fromEntries(sheets.filter(({ locale }) => isLocale(locale)).map((sheet) => [sheet.locale, sheet[key]]));
  const features = joinLists(inLocales("features"), featureForm).map(withLink);
  return {
    ...valuesOfTexts(rows, productTexts),
    ...valuesOfTexts(sheets, sheetProse),
    grapes: joinLists(inLocales("grapes"), grapeForm),
    features,
    vintages: joinLists(inLocales("vintages"), vintageForm),
  };
}

function factValues(stored: string): RecordValues {
  const { alcohol, serving, keeping, nutrition } = parseSheetFacts(readJson(stored));
  return { alcohol, serving: serving ?? {}, keeping: keeping ?? {}, nutrition: nutrition ?? {} };
}

function formItem(form: Row<"declination">, { values, discounts }: Parts): RecordValues {
  return {
    ...{ id: form.id, reference: form.reference, year: form.year, capacityMl: form.capacity_ml },
    ...{ price: form.price_cents, fixedPrice: form.fixed_price_cents, tracksStock: form.tracks_stock === 1 },
    sellByMultipleOf: form.sell_by_multiple_of,
    picture: pictureOf(form.media_id),
    alcohol: form.alcohol === null ? null : form.alcohol / 100,
    features: joinLists(featuresByLocale(form.features), featureForm).map(withLink),
    variations: (values.get(form.id) ?? []).map(({ variation_detail_id: value }) => ({ value })),
    discounts: discounts.filter(({ declination_id: id }) => id === form.id).map(discountItem),
  };
}

function featuresByLocale(stored: string): Partial<Record<Locale, readonly object[]>> {
  const read = Object.entries(Object(readJson(stored)) as object);
  return Object.fromEntries(
    read.filter(([locale]) => isLocale(locale)).map(([key, list]) => [key, parseFeatures(list)]),
  );
}

function withLink(item: RecordValues): RecordValues {
  return { link: "", ...item };
}

function discountItem({ id, type, amount, detail_type: detailType, starts_at, ends_at }: Row<"discount">) {
  return { id, type, amount, detailType, startsAt: minuteOf(starts_at), endsAt: minuteOf(ends_at) };
}

function byPosition(one: { readonly position: number }, other: { readonly position: number }): number {
  return one.position - other.position;
}

function byProduct<Part extends { readonly product_id: number }>(rows: readonly Part[]) {
  return Map.groupBy(rows, (row) => row.product_id);
}
