import { soldFields, priceFields } from "#schemas/collections/every/product-sold.ts";
import { linkFields } from "#schemas/collections/every/product-links.ts";
import type { RecordValues } from "#schemas/collections/collection.ts";
import type { Nutrition, Span } from "#schemas/content/product-detail.ts";
import type { SheetFacts, SheetTexts } from "#schemas/content/product-sheet.ts";
import type { Feature } from "#schemas/content/product.ts";
import { isRecord } from "#schemas/fields/check.ts";
import { defaultLocale, type Locale, locales, type Localized } from "#schemas/locale.ts";
import type { DeclinationInput } from "#server/catalogue/declinations/write.ts";
import type { DiscountInput } from "#server/catalogue/discounts/write.ts";
import type { BoxItemInput } from "#server/catalogue/relations/write.ts";
import type { ProductInput, ProductTexts } from "#server/catalogue/products/write.ts";

import { itemsOf } from "./items-of.ts";
import { listIn } from "./localized-lists.ts";
import { featureForm, grapeForm, productTexts, sheetProse, vintageForm } from "./product-forms.ts";
import { instantOf } from "./minutes.ts";
import type { Whole } from "./whole.ts";
import { mediaIdOf } from "./rows-by-id.ts";
import { textIn } from "./texts-of-values.ts";

/** What the catalogue's commands need to know of the rows that there are. */
export interface KnownRows {
  /** Which variation each of the values is of. */
  readonly variationOf: ReadonlyMap<number, number>;
  /** The product's own declinations, sold or not: others' ids aren't taken over with a copy. */
  readonly declinations: ReadonlySet<number>;
}

/** A product as its record says it, in the words of `saveProduct`: all of it, so that what is taken away goes. */
export function productInput(values: RecordValues, known: KnownRows): ProductInput {
  const { type, subtype, kind, appellation, region, tags, vatRate } = values;
  return {
    type: type as "WINE" | "BOX" | "OTHER",
    subtype: subtype === "BOTTLE" ? "BOTTLE" : null,
    ...{ kind: String(kind), appellation: String(appellation), region: String(region) },
    facts: factsOf(values),
    mediaId: mediaIdOf(values["picture"]),
    backMediaId: mediaIdOf(values["backPicture"]),
    vatRate: Number(vatRate),
    isDematerialized: values["isDematerialized"] === true,
    hasShippingFees: values["hasShippingFees"] === true,
    tags: tags as readonly string[],
    declinations: declinationsOf(values["declinations"], known),
    discounts: discountsOf(values["discounts"]),
    texts: textsOf(values),
    lists: {
      pairings: itemsOf(linkFields.pairings, values["pairings"]).map(({ mealIcon, text }) => {
        return { idMealIcon: Number(mealIcon), texts: text as Localized<string> };
      }),
      variations: itemsOf(linkFields.variations, values["variations"]).map(({ variation }) => Number(variation)),
      decreasingDiscounts: itemsOf(priceFields.decreasingDiscounts, values["decreasingDiscounts"]).map(
        ({ fromQuantity, ...item }) => ({ fromQuantity: Number(fromQuantity), ...reductionOf(item) }),
      ),
    },
  } satisfies Omit<Whole<ProductInput>, "isPublished">;
}

/** The products that a record's page proposes first. */
export function recommendedIn(values: RecordValues): readonly number[] {
  return itemsOf(linkFields.recommendations, values["recommendations"]).map(({ product }) => Number(product));
}

export function boxItemsIn(values: RecordValues): readonly BoxItemInput[] {
  return itemsOf(linkFields.boxItems, values["boxItems"]).map(({ declination, quantity }) => {
    return { declinationId: Number(declination), quantity: Number(quantity) };
  });
}

function textsOf(values: RecordValues): Partial<Record<Locale, ProductTexts>> {
  const inLocales = locales.flatMap((locale): (readonly [Locale, ProductTexts])[] => {
    const texts = textsIn(values, productTexts, locale);
    const prose = textsIn(values, sheetProse, locale);
    const lists = {
      grapes: listIn(values["grapes"], locale, grapeForm).map(({ name, percent }) => {
        return { name: String(name), percent: (percent ?? null) as number | null };
      }),
      features: featuresIn(values["features"], locale),
      vintages: listIn(values["vintages"], locale, vintageForm).map(({ year, text }) => {
        return { year: Number(year), text: String(text) };
      }),
    } satisfies Partial<SheetTexts>;
    const isSaid = [...Object.values(texts), ...Object.values(prose), ...Object.values(lists)].some(
      (each: string | readonly unknown[]) => each.length > 0,
    );
    return isSaid || locale === defaultLocale ? [[locale, { ...texts, sheet: { ...prose, ...lists } }]] : [];
  });
  return Object.fromEntries(inLocales);
}

function factsOf(values: RecordValues): SheetFacts {
  return {
    alcohol: values["alcohol"] as number | null,
    serving: wholeOf<Span>(values["serving"], "min"),
    keeping: wholeOf<Span>(values["keeping"], "min"),
    nutrition: wholeOf<Nutrition>(values["nutrition"], "fat"),
  };
}

function declinationsOf(value: unknown, known: KnownRows): readonly DeclinationInput[] {
  const taken = new Set<number>();
  return itemsOf(soldFields.declinations, value).map((item): DeclinationInput => {
    const id = Number(item["id"]);
    const isOwn = known.declinations.has(id) && !taken.has(id);
    taken.add(id);
    return {
      ...(isOwn && { id }),
      reference: String(item["reference"]),
      year: item["year"] as number | null,
      capacityMl: Number(item["capacityMl"]),
      tracksStock: item["tracksStock"] === true,
      priceCents: Number(item["price"]),
      fixedPriceCents: item["fixedPrice"] as number | null,
      sellByMultipleOf: Number(item["sellByMultipleOf"]),
      mediaId: mediaIdOf(item["picture"]),
      alcohol: item["alcohol"] as number | null,
      features: Object.fromEntries(
        locales
          .map((locale) => [locale, featuresIn(item["features"], locale)] as const)
          .filter(([, list]) => list.length),
      ),
      // A value that isn't there is of no variation: the database refuses it where it stands.
      variations: (item["variations"] as readonly RecordValues[]).map(({ value: detail }) => {
        return { idVariation: known.variationOf.get(Number(detail)) ?? 0, id: Number(detail) };
      }),
      discounts: discountsOf(item["discounts"]),
    };
  });
}

function discountsOf(value: unknown): readonly DiscountInput[] {
  return itemsOf(priceFields.discounts, value).map((item): DiscountInput => {
    const { id, detailType } = item;
    return {
      ...(typeof id === "number" && { id }),
      ...reductionOf(item),
      detailType: detailType === "SHIPPING_FEES" ? detailType : "PRODUCT",
      startsAt: instantOf(item["startsAt"]),
      endsAt: instantOf(item["endsAt"]),
    };
  });
}

function reductionOf({ type, amount }: RecordValues): Pick<DiscountInput, "type" | "amount"> {
  return { type: type === "EURO" ? "EURO" : "PERCENT", amount: Number(amount) };
}

function featuresIn(items: unknown, locale: Locale): readonly Feature[] {
  return listIn(items, locale, featureForm).map(({ label, value, link = "" }) => {
    return { label: String(label), value: String(value), ...(link !== "" && { link: String(link) }) };
  });
}

function textsIn<const Name extends string>(values: RecordValues, names: readonly Name[], locale: Locale) {
  const texts = names.map((name) => [name, textIn(values[name], locale)] as const);
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** A group of which all is said, or null. */
function wholeOf<Value>(value: unknown, part: string): Value | null {
  return isRecord(value) && typeof value[part] === "number" ? (value as Value) : null;
}
