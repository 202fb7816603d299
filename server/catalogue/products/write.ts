import {
  noFacts,
  noTexts,
  parseSheetTexts,
  sheetVersion,
  type SheetFacts,
  type SheetTexts,
} from "#schemas/content/product-sheet.ts";
import type { ProductType } from "#schemas/content/product.ts";
import { defaultVatRates } from "#schemas/commerce/vat.ts";
import type { Locale } from "#schemas/locale.ts";
import { ok, type Result } from "#schemas/result.ts";
import { refuseInput, type Refusal } from "#schemas/refusal.ts";
import { database, dropTags, now } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { commandOn } from "#server/db/command.ts";
import type { NewRow } from "#server/db/tables.ts";
import { replaceRows, writeRow } from "#server/db/write-row.ts";
import { missingMedia } from "#server/media/read.ts";
import { cleanHtml, plainText } from "#server/text/clean-html.ts";
import { fold } from "#schemas/fold.ts";
import { checkTexts, mergeTexts, slugged, unknownLocales, type TextsByLocale } from "#server/text/texts-by-locale.ts";

import { saveDeclinations, type DeclinationInput } from "../declinations/write.ts";
import { notePrices } from "../prices/write.ts";
import { saveDiscounts, type DiscountInput } from "../discounts/write.ts";
import { saveProductLists, type ProductLists } from "../details/write.ts";

export interface ProductTexts {
  /** Left out: made of the name. */
  readonly slug: string;
  readonly name: string;
  /** Plain text. */
  readonly summary: string;
  /** Rich text; cleaned. */
  readonly text: string;
  /** The words of its technical sheet; replaced as a whole. */
  readonly sheet: Partial<SheetTexts>;
}

/** A product to write. With the id of an existing one, what is left out stays as it is. */
export interface ProductInput {
  readonly id?: number;
  readonly type?: ProductType;
  readonly subtype?: "BOTTLE" | null;
  /** Colour of a wine: RED, WHITE, ROSE, SPARKLING, SWEET. */
  readonly kind?: string;
  readonly appellation?: string;
  readonly region?: string;
  /** The figures of its technical sheet; replaced as a whole. */
  readonly facts?: Partial<SheetFacts>;
  readonly mediaId?: number | null;
  /** The picture of its back label, which its sheet on paper shows. */
  readonly backMediaId?: number | null;
  readonly isPublished?: boolean;
  /** Hundredths of a percent. Left out, a new product has its type's. */
  readonly vatRate?: number;
  /** Sent as a file or an e-mail: a voucher. */
  readonly isDematerialized?: boolean;
  /** Left out, a new product has them unless it is dematerialized. */
  readonly hasShippingFees?: boolean;
  /** Replaces all tags. */
  readonly tags?: readonly string[];
  /** Replaces all that is sold of it, in this order; those that keep their id keep their row. */
  readonly declinations?: readonly DeclinationInput[];
  /** Replaces the discounts on all of it. */
  readonly discounts?: readonly DiscountInput[];
  readonly texts?: TextsByLocale<ProductTexts>;
  /** Replaces its lists beside the declinations: pairings, variations, decreasing discounts. */
  readonly lists?: ProductLists;
}

/** Adds or changes a product with its declinations and tags. */
export async function saveProduct(input: ProductInput): Promise<Result<{ readonly id: number }, Refusal>> {
  const unknown = unknownLocales(input.texts);
  if (unknown.length > 0) return refuseInput(unknown);
  return await commandOn(keys, async () => {
    const before = await stored(input.id);
    const texts = slugged(mergeTexts(before?.texts ?? [], input.texts ?? {}, blank), ({ name }) => name);
    const { mediaId, backMediaId } = input;
    const problems = [...checkTexts(texts, "name"), ...(await missingMedia({ mediaId, backMediaId }))];
    if (problems.length > 0) return refuseInput(problems);
    const old = before?.row;
    const type = input.type ?? old?.type ?? "WINE";
    const isDematerialized = input.isDematerialized ?? old?.is_dematerialized === 1;
    const id = await writeRow(
      "product",
      { id: input.id, exists: before !== null },
      {
        type,
        subtype: input.subtype === undefined ? (old?.subtype ?? null) : input.subtype,
        kind: input.kind ?? old?.kind ?? "",
        appellation: input.appellation ?? old?.appellation ?? "",
        region: input.region ?? old?.region ?? "",
        sheet: input.facts ? storedSheet({ ...noFacts, ...input.facts }) : (old?.sheet ?? "{}"),
        media_id: input.mediaId === undefined ? (old?.media_id ?? null) : input.mediaId,
        back_media_id: input.backMediaId === undefined ? (old?.back_media_id ?? null) : input.backMediaId,
        is_published: (input.isPublished ?? old?.is_published !== 0) ? 1 : 0,
        vat_rate: input.vatRate ?? old?.vat_rate ?? defaultVatRates[type],
        is_dematerialized: Number(isDematerialized),
        has_shipping_fees: Number(input.hasShippingFees ?? (old ? old.has_shipping_fees === 1 : !isDematerialized)),
        updated_at: now(),
      },
    );
    const tags = [...new Set(input.tags ?? before?.tags ?? [])];
    const places = [input.appellation ?? old?.appellation ?? "", input.region ?? old?.region ?? ""];
    const rows = [...texts].map(([locale, row]) => textRow(id, locale, row, [...places, ...tags]));
    await replaceRows("product_text", "product_id", id, rows);
    await replaceRows(
      "product_tag",
      "product_id",
      id,
      tags.map((tag) => ({ product_id: id, tag })),
    );
    if (input.lists) await saveProductLists(id, input.lists);
    if (input.discounts) await saveDiscounts({ product_id: id }, input.discounts);
    const missing = input.declinations ? await saveDeclinations(id, input.declinations) : [];
    if (missing.length > 0) return refuseInput(missing);
    await notePrices(id);
    dropTags("product", `product:${id}`);
    return ok({ id });
  });
}

/** Notes that something of a product's page was written beside `saveProduct`. Inside the transaction that wrote it. */
export async function touchProduct(id: number): Promise<void> {
  await database().updateTable("product").set({ updated_at: now() }).where("id", "=", id).execute();
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = {
  "product.media_id": "mediaId",
  "product.back_media_id": "backMediaId",
  "product.vat_rate": "vatRate",
  "declination.reference": "declinations.reference",
  "declination.year": "declinations.year",
  "declination.capacity_ml": "declinations.capacityMl",
  "declination.price_cents": "declinations.priceCents",
  "declination.fixed_price_cents": "declinations.fixedPriceCents",
  "declination.sell_by_multiple_of": "declinations.sellByMultipleOf",
  "declination.alcohol": "declinations.alcohol",
  "declination.media_id": "declinations.mediaId",
  "declination_variation.variation_id": "declinations.variations",
  "declination_variation.variation_detail_id": "declinations.variations",
  "discount.amount": "discounts.amount",
  // PostgreSQL named this check when its table had another name (008).
  "discount.of_either_amount": "discounts.amount",
  "discount.discount_amount_is_a_share": "discounts.amount",
  "product_pairing.meal_icon_id": "lists.pairings",
  "product_variation.slot": "lists.variations",
  "product_variation.variation_id": "lists.variations",
  "decreasing_discount.from_quantity": "lists.decreasingDiscounts.fromQuantity",
  "decreasing_discount.amount": "lists.decreasingDiscounts.amount",
  // More than all of a price: each engine has a name of its own for that.
  "decreasing_discount.type": "lists.decreasingDiscounts.amount",
  "decreasing_discount.decreasing_discount_check": "lists.decreasingDiscounts.amount",
};

const blank: ProductTexts = { slug: "", name: "", summary: "", text: "", sheet: noTexts };

async function stored(id: number | undefined) {
  if (id === undefined) return null;
  const row = await database().selectFrom("product").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const texts = await database().selectFrom("product_text").selectAll().where("product_id", "=", id).execute();
  const tags = await database().selectFrom("product_tag").select("tag").where("product_id", "=", id).execute();
  const read = texts.map((text) => ({ ...text, sheet: parseSheetTexts(readJson(text.sheet)) }));
  return { row, texts: read, tags: tags.map(({ tag }) => tag) };
}

function textRow(
  id: number,
  locale: Locale,
  { slug, name, summary, text, sheet }: ProductTexts,
  words: readonly string[],
): NewRow<"product_text"> {
  const clean = cleanHtml(text);
  const grapes = (sheet.grapes ?? []).map((grape) => grape.name);
  const search = fold([name, summary, plainText(clean), ...words, ...grapes].join(" "));
  const whole = storedSheet({ ...noTexts, ...sheet });
  return { product_id: id, locale, slug, name, name_sort: fold(name), summary, text: clean, search, sheet: whole };
}

function storedSheet(sheet: SheetFacts | SheetTexts): string {
  return JSON.stringify({ version: sheetVersion, ...sheet });
}
