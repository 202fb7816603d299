import { demoProducts } from "#demo/content/products/all-products.ts";
import { dishes, dishId, type DishName } from "#demo/content/products/dishes.ts";
import { boxes, recommendations, sizes, wineAwards } from "#demo/content/products/relations.ts";
import { defaultLocale } from "#schemas/locale.ts";
import { saveAward } from "#server/catalogue/awards/write.ts";
import { saveMealIcon } from "#server/catalogue/meal-icons/write.ts";
import { getProduct } from "#server/catalogue/products/read.ts";
import { saveBoxItems, saveRecommendations } from "#server/catalogue/relations/write.ts";
import { saveVariation } from "#server/catalogue/variations/write.ts";
import { insist } from "#server/text/insist.ts";

import { perLocale } from "./lists.ts";

/** Stores what products point at: kinds of dishes and bottle sizes. Before the products. */
export async function storeProductVocabulary(): Promise<void> {
  for (const [order, key] of (Object.keys(dishes) as DishName[]).entries()) {
    const { icon, label } = dishes[key];
    insist(await saveMealIcon({ id: dishId(key), key, order, icon, label }), `meal icon ${key}`);
  }
  const { id, label, displayLabel } = sizes;
  const details = sizes.details.map((detail) => ({ id: detail.id, label: detail.label }));
  insist(await saveVariation({ id, label, displayLabel, details }), "bottle sizes");
}

/** Stores what leads from product to product: boxes, recommendations, awards. After the products. */
export async function storeProductRelations(): Promise<void> {
  const forms = await formsByReference();
  for (const [box, references] of boxes) {
    const items = references.map((reference) => ({ declinationId: forms.get(reference) ?? 0, quantity: 1 }));
    insist(await saveBoxItems(box, items), `box ${box}`);
  }
  for (const [product, others] of recommendations) {
    insist(await saveRecommendations(product, others), `recommendations of ${product}`);
  }
  for (const [order, { title, issuer, text, ...award }] of wineAwards.entries()) {
    const texts = perLocale({ title, issuer, text });
    insist(await saveAward({ id: order + 1, order, ...award, texts }), `award ${title.en_US}`);
  }
}

async function formsByReference(): Promise<ReadonlyMap<string, number>> {
  const forms = new Map<string, number>();
  for (const { id } of demoProducts) {
    const product = await getProduct(id, defaultLocale);
    for (const form of product?.declinations ?? []) forms.set(form.reference, form.id);
  }
  return forms;
}
