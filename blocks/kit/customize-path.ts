import type { Product } from "#schemas/content/product.ts";
import { type Locale, localizePath } from "#schemas/locale.ts";

/** Where a declination of a product is made for its buyer (spec §2), locale's prefix included. */
export function customizePath({ slug, id }: Pick<Product, "slug" | "id">, declination: number, locale: Locale): string {
  return localizePath(`/products/${slug}/${id}/${declination}/customize`, locale);
}
