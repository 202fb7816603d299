import { demoTariff } from "#demo/content/tariff.ts";
import { demoProducts } from "#demo/content/products/all-products.ts";
import { customizations } from "#demo/content/products/customizations.ts";
import { demoSheets } from "#demo/content/products/all-sheets.ts";
import { dishId } from "#demo/content/products/dishes.ts";
import type { DemoDeclination, DemoProduct } from "#demo/content/products/product.ts";
import { appellationOf, decreasingDiscounts, region, sizes } from "#demo/content/products/relations.ts";
import type { DemoSheet } from "#demo/content/products/sheet.ts";
import type { DeclinationInput } from "#server/catalogue/declinations/write.ts";
import { recordPrice } from "#server/catalogue/prices/write.ts";
import { saveProduct } from "#server/catalogue/products/write.ts";
import { stockOf } from "#server/catalogue/stock/read.ts";
import { countStock } from "#server/catalogue/stock/write.ts";
import { saveCustomization } from "#server/customizations/write.ts";
import { saveTariff } from "#server/shipping/fees/write.ts";
import { now } from "#server/db/context.ts";
import { insist } from "#server/text/insist.ts";

import { storeLabels } from "./labels.ts";
import { perLocale } from "./lists.ts";
import type { FindMedia } from "./media.ts";
import { storeProductRelations, storeProductVocabulary } from "./product-relations.ts";
import { featuresByLocale, sheetFacts, sheetTexts } from "./product-sheets.ts";

/** Stores what the estate sells, with everything that leads from one product to another. */
export async function storeProducts(media: FindMedia): Promise<void> {
  await storeProductVocabulary();
  for (const product of demoProducts) await storeProduct(product, media);
  await storeStock();
  await storePrices();
  await storeLabels();
  await storeCustomizations();
  await storeProductRelations();
  insist(await saveTariff(demoTariff), "what shipping costs");
}

/** What is made for its buyers. */
async function storeCustomizations(): Promise<void> {
  for (const [id, definition] of customizations)
    insist(await saveCustomization(id, definition), `customization of ${id}`);
}

/** What there is of each form whose stock counts. */
async function storeStock(): Promise<void> {
  for (const { reference, stock } of demoProducts.flatMap(({ declinations }) => declinations)) {
    const level = stock === undefined ? null : await stockOf(reference);
    const cause = { kind: "OPENING", actor: "SITE" } as const;
    if (level && stock !== undefined)
      insist(await countStock(level.declinationId, stock, cause), `stock of ${reference}`);
  }
}

/** What a reduced form cost in the months before: reductions are told beside it. */
async function storePrices(): Promise<void> {
  const reduced = demoProducts.flatMap(({ declinations }) => declinations).filter(({ discount }) => discount);
  for (const { reference, priceCents } of reduced) {
    const level = await stockOf(reference);
    const point = { since: now() - 90 * 86_400_000, cents: priceCents };
    if (level) insist(await recordPrice(level.declinationId, point), `price of ${reference}`);
  }
}

async function storeProduct(product: DemoProduct, media: FindMedia): Promise<void> {
  const { id, type, kind, tags, image, name, slug, summary, text } = product;
  const isWine = type === "WINE";
  const sheet = demoSheets.get(id);
  const words = { fr_FR: sheetTexts(sheet, "fr_FR"), en_US: sheetTexts(sheet, "en_US") };
  const texts = perLocale({ name, slug, summary, text });
  const saved = await saveProduct({
    id,
    type,
    subtype: isWine ? "BOTTLE" : null,
    kind,
    appellation: isWine ? appellationOf(id) : "",
    region: isWine ? region : "",
    facts: sheetFacts(sheet),
    mediaId: media(image),
    backMediaId: media(product.backImage),
    isPublished: true,
    tags,
    declinations: product.declinations.map((form) => declination(form, sheet, media)),
    texts: {
      fr_FR: { ...texts.fr_FR, sheet: words.fr_FR },
      en_US: { ...texts.en_US, sheet: words.en_US },
    },
    lists: {
      pairings: (sheet?.pairings ?? []).map((pairing) => ({ idMealIcon: dishId(pairing.dish), texts: pairing.text })),
      variations: isWine ? [sizes.id] : [],
      decreasingDiscounts: decreasingDiscounts.get(id) ?? [],
    },
  });
  insist(saved, `product ${name.en_US}`);
}

function declination(
  { stock, discount, image, ...rest }: DemoDeclination,
  sheet: DemoSheet | undefined,
  media: FindMedia,
): DeclinationInput {
  const form = sheet?.forms[rest.reference];
  const size = sizes.details.find(({ capacityMl }) => capacityMl === rest.capacityMl);
  return {
    ...rest,
    mediaId: media(image),
    alcohol: form?.alcohol ?? null,
    features: featuresByLocale(form?.features ?? []),
    variations: size ? [{ idVariation: sizes.id, id: size.id }] : [],
    tracksStock: stock !== undefined,
    discounts: discount === undefined ? [] : [discount],
  };
}
