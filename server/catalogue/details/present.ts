import type { Feature } from "#schemas/content/product.ts";
import type { Locale } from "#schemas/locale.ts";
import { shownLink } from "#server/text/link-in.ts";

/** Lines of a technical sheet as they are shown: their links in the reader's language, unsafe ones left out. */
export function presentFeatures(features: readonly Feature[], locale: Locale): readonly Feature[] {
  return features.map(({ label, value, link = "" }) => {
    const shown = shownLink(link, locale);
    return shown === "" ? { label, value } : { label, value, link: shown };
  });
}
