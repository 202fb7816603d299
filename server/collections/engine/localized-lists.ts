import { isRecord } from "#schemas/fields/check.ts";
import { defaultLocale, type Locale, locales } from "#schemas/locale.ts";

import { textIn } from "./texts-of-values.ts";

type Item = Readonly<Record<string, unknown>>;

/** How lists that rows hold for each language are one list of a record. */
export interface ListForm {
  /** What is said in each language; the rest of an item is the same in all. */
  readonly texts: readonly string[];
  /** Tells which items of two languages are the same one; left out: their places do. */
  readonly key?: string;
}

/**
 * Lists by language as the one that a record has. A text that is the default language's isn't said: `listIn` fills in what
 * a language doesn't say.
 */
export function joinLists(byLocale: Readonly<Partial<Record<Locale, readonly object[]>>>, form: ListForm): Item[] {
  const items = new Map<unknown, Record<string, unknown>>();
  for (const locale of [defaultLocale, ...locales.filter((each) => each !== defaultLocale)]) {
    for (const [index, entry] of (byLocale[locale] ?? []).entries()) {
      const read: Item = { ...entry };
      const place = form.key === undefined ? index : read[form.key];
      const known = items.get(place) ?? blank(read, form);
      items.set(place, { ...known, ...textsBeside(known, read, locale, form) });
    }
  }
  return [...items.values()];
}

/** A record's list as one language has it; empty where none of its texts is said in another than the default language. */
export function listIn(items: unknown, locale: Locale, { texts }: ListForm): readonly Item[] {
  const all = Array.isArray(items) ? items.filter(isRecord) : [];
  const isSaid = all.some((item) => texts.some((name) => textIn(item[name], locale) !== ""));
  if (locale !== defaultLocale && !isSaid) return [];
  return all.map((item) => {
    const said = texts.map((name) => [name, textIn(item[name], locale) || textIn(item[name], defaultLocale)]);
    return { ...item, ...Object.fromEntries(said) };
  });
}

function blank(read: Item, { texts }: ListForm): Item {
  return { ...read, ...Object.fromEntries(texts.map((name) => [name, {}])) };
}

function textsBeside(known: Item, read: Item, locale: Locale, { texts }: ListForm): Item {
  const said = texts.flatMap((name) => {
    const text = read[name];
    const isNew = typeof text === "string" && text !== "" && text !== textIn(known[name], defaultLocale);
    return isNew ? [[name, { ...(known[name] as Item), [locale]: text }] as const] : [];
  });
  return Object.fromEntries(said);
}
