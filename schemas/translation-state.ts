import { defaultLocale, type Locale, type Localized } from "./locale.ts";

export type TranslationState = "done" | "empty" | "missing" | "older";

export interface Translated {
  readonly value: Localized<string>;
  /** What visitors read now; left out where that isn't known. */
  readonly published?: Localized<string> | undefined;
  readonly locale: Locale;
}

/**
 * How a language of a text stands: `missing`, others have words; `older`, the words it was translated from were changed
 * since they were published and it wasn't; `empty`, none has words.
 */
export function translationState({ value, published, locale }: Translated): TranslationState {
  const own = value[locale] ?? "";
  const others = Object.entries(value).some(([other, text]) => other !== locale && text !== "");
  if (own === "") return others ? "missing" : "empty";
  if (published === undefined || locale === defaultLocale) return "done";
  const isSourceNew = (published[defaultLocale] ?? "") !== (value[defaultLocale] ?? "");
  return isSourceNew && published[locale] === own ? "older" : "done";
}
