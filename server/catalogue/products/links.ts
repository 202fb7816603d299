import type { ProductType } from "#schemas/content/product.ts";
import { localizePath, type Locale } from "#schemas/locale.ts";

/** A product's own address (spec §2: wines and other products have a route each). */
export function productUrl(product: { type: ProductType; slug: string; id: number }, locale: Locale): string {
  const route = product.type === "WINE" ? "wines" : "products";
  return localizePath(`/${route}/${product.slug}/${product.id}`, locale);
}
