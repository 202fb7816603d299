import { defaultLocale, isLocale, locales, type Locale } from "#schemas/locale.ts";
import type { Problem } from "#schemas/refusal.ts";
import { isSlug } from "#schemas/slug.ts";

import { slugOf } from "#schemas/fold.ts";

/** Texts by language; in an input, what is left out stays as it is. */
export type TextsByLocale<Texts> = Readonly<Partial<Record<Locale, Partial<Texts>>>>;

/**
 * Lays given texts over stored ones, language by language and field by field, on a blank for languages
 * that are new. The default language has to be among them, since the others fall back to it.
 */
export function mergeTexts<Texts extends object>(
  stored: readonly (Texts & { readonly locale: string })[],
  given: TextsByLocale<Texts>,
  blank: Texts,
): ReadonlyMap<Locale, Texts> {
  const before = new Map(stored.map((row) => [row.locale, row]));
  const merged = locales.flatMap((locale): [Locale, Texts][] => {
    const old = before.get(locale);
    const changes = given[locale];
    if (!old && !changes) return [];
    return [[locale, { ...blank, ...(old && withoutKeys(old, blank)), ...defined(changes ?? {}) }]];
  });
  return new Map(merged);
}

/** Gives texts without a slug one made of their title. */
export function slugged<Texts extends { readonly slug: string }>(
  texts: ReadonlyMap<Locale, Texts>,
  titleOf: (row: Texts) => string,
): ReadonlyMap<Locale, Texts> {
  return new Map([...texts].map(([locale, row]) => [locale, { ...row, slug: row.slug || slugOf(titleOf(row)) }]));
}

/** Says what is wrong with texts before they are stored; `required` is the text that none may lack. */
export function checkTexts<Texts extends { slug: string }>(
  texts: ReadonlyMap<Locale, Texts>,
  required: keyof Texts & string,
): readonly Problem[] {
  const slugs = [...texts].flatMap(([locale, row]): Problem[] =>
    isSlug(row.slug) ? [] : [{ key: `texts.${locale}.slug`, messageKey: "key.slug" }],
  );
  return [...checkRequired(texts, required), ...slugs];
}

/** Says when the text that none may lack is missing in the default language. */
export function checkRequired<Texts extends object>(
  texts: ReadonlyMap<Locale, Texts>,
  required: keyof Texts & string,
): readonly Problem[] {
  const row = texts.get(defaultLocale);
  if (!row) return [{ key: `texts.${defaultLocale}`, messageKey: "key.required" }];
  return row[required] === "" ? [{ key: `texts.${defaultLocale}.${required}`, messageKey: "key.required" }] : [];
}

/** Tells whether every key of an input's texts is a language of the site. */
export function unknownLocales(texts: object | undefined): readonly Problem[] {
  return Object.keys(texts ?? {})
    .filter((key) => !isLocale(key))
    .map((key) => ({ key: `texts.${key}`, messageKey: "key.language" }));
}

/** Only the keys that the blank has: not the row's own id and folded columns. */
function withoutKeys<Texts extends object>(row: Texts, blank: Texts): Partial<Texts> {
  return Object.fromEntries(Object.entries(row).filter(([key]) => key in blank)) as Partial<Texts>;
}

function defined<Value extends object>(changes: Value): Value {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Value;
}
