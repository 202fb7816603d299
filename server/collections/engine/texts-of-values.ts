import type { RecordValues } from "#schemas/collections/collection.ts";
import { defaultLocale, isLocale, type Locale, locales, type Localized } from "#schemas/locale.ts";

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Some texts of a record, language by language, as save commands take them; a language that says nothing isn't there. */
export function textsOfValues<const Name extends string>(
  values: RecordValues,
  names: readonly Name[],
): Readonly<Partial<Record<Locale, Texts<Name>>>> {
  const said = locales.flatMap((locale): (readonly [Locale, Texts<Name>])[] => {
    const texts = names.map((name) => [name, textIn(values[name], locale)] as const);
    const isSaid = locale === defaultLocale || texts.some(([, text]) => text !== "");
    return isSaid ? [[locale, Object.fromEntries(texts) as Texts<Name>]] : [];
  });
  return Object.fromEntries(said);
}

/** The texts of a row by name, each in its languages, as records hold them. */
export function valuesOfTexts<const Name extends string>(
  rows: readonly (Texts<Name> & { readonly locale: string })[],
  names: readonly Name[],
): Readonly<Record<Name, Localized<string>>> {
  const values = names.map((name) => {
    const texts = rows.flatMap(({ locale, [name]: text }) => (isLocale(locale) && text !== "" ? [[locale, text]] : []));
    return [name, Object.fromEntries(texts) as Localized<string>] as const;
  });
  return Object.fromEntries(values) as Record<Name, Localized<string>>;
}

/** What a record's text says in a language. */
export function textIn(value: unknown, locale: Locale): string {
  return (value as Localized<string> | undefined)?.[locale] ?? "";
}
