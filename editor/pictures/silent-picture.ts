import type { ChosenImage } from "#schemas/content/canvas.ts";
import type { Field } from "#schemas/fields/field.ts";
import type { StoredImage } from "#schemas/fields/image.ts";
import { inLocale, type Locale, locales, type Localized } from "#schemas/locale.ts";

/** Whether the pictures of a field say something to those who don't see them. */
export function speaks(field: Pick<Field, "kind" | "describe">): boolean {
  return field.kind === "image" && field.describe()["speaks"] !== false;
}

/** Whether a picture was marked as decorative where it stands: its words there are none, in every language. */
export function isMarked(alt: Localized<string>): boolean {
  return locales.every((locale) => alt[locale] === "");
}

/** Whether a picture says nothing in a language to those who don't see it, without anybody having wanted that. */
export function isSilent(
  { alt = {} }: NonNullable<StoredImage>,
  picture: Pick<ChosenImage, "alt" | "isDecorative">,
  locale: Locale,
): boolean {
  const own = inLocale(alt, locale);
  if (own === undefined) return picture.alt === "" && !picture.isDecorative;
  return own === "" && !isMarked(alt);
}
