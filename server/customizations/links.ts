import { localizePath, type Locale } from "#schemas/locale.ts";

/** Where one declination of a product is customized (spec §2). */
export function customizeUrl(
  product: { readonly slug: string; readonly id: number; readonly declination: number },
  locale: Locale,
): string {
  return localizePath(`/products/${product.slug}/${product.id}/${product.declination}/customize`, locale);
}
