import { demoProducts } from "#demo/content/products/all-products.ts";
import type { DemoDeclination, DemoProduct } from "#demo/content/products/product.ts";
import type { DeclinationInput } from "#server/content/save-declinations.ts";
import { saveProduct } from "#server/content/save-product.ts";

import { insist } from "./insist.ts";
import { perLocale } from "./lists.ts";
import type { FindMedia } from "./media.ts";

const appellation = "Coteaux de l’Orbrie";

/** Stores what the estate sells. */
export async function storeProducts(media: FindMedia): Promise<void> {
  for (const product of demoProducts) await storeProduct(product, media);
}

async function storeProduct(product: DemoProduct, media: FindMedia): Promise<void> {
  const { id, type, kind, tags, image, name, slug, summary, text } = product;
  const isWine = type === "WINE";
  const saved = await saveProduct({
    id,
    type,
    subtype: isWine ? "BOTTLE" : null,
    kind,
    appellation: isWine ? appellation : "",
    mediaId: media(image),
    isPublished: true,
    tags,
    declinations: product.declinations.map(declination),
    texts: perLocale({ name, slug, summary, text }),
  });
  insist(saved, `product ${name.en_US}`);
}

function declination({ stock, discount, ...rest }: DemoDeclination): DeclinationInput {
  return {
    ...rest,
    quantity: stock ?? 0,
    setQuantity: stock !== undefined,
    discounts: discount === undefined ? [] : [discount],
  };
}
