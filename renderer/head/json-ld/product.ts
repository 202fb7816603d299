import type { Declination, Product } from "#schemas/content/product.ts";

import { given, pictureUrl, type Thing } from "./thing.ts";

/** A product with an offer for each declination. Prices are shown ones: discounts taken off. */
export function productThing(
  product: Product,
  { origin, showsPrices }: { origin: string; showsPrices: boolean },
): Thing {
  const offers = showsPrices ? product.declinations.map((one) => offer(one, origin + product.url)) : [];
  return {
    "@type": "Product",
    name: product.name,
    description: given(product.summary),
    image: pictureUrl(product.image, origin),
    url: origin + product.url,
    brand: { "@id": `${origin}/#winery` },
    category: given(product.appellation),
    offers: offers.length > 0 ? offers : undefined,
  };
}

function offer({ reference, finalPrice, year, setQuantity, quantity }: Declination, url: string): Thing {
  const isSoldOut = setQuantity && quantity <= 0;
  return {
    "@type": "Offer",
    url,
    sku: given(reference),
    name: year === null ? undefined : String(year),
    price: finalPrice.toFixed(2),
    priceCurrency: "EUR",
    availability: `https://schema.org/${isSoldOut ? "OutOfStock" : "InStock"}`,
    itemCondition: "https://schema.org/NewCondition",
  };
}
