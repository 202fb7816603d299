import type { Field } from "#schemas/fields/field.ts";
import { isRecord } from "#schemas/fields/check.ts";
import { inLocale, isLocale, type Locale, localeInfos, type Localized } from "#schemas/locale.ts";

/** What knows what others are called that a field refers to. */
interface Names {
  of(field: Field, id: number, locale: Locale): string;
}

/**
 * What an item of a record's list is called: by the fields that its list says, else by its first text in any language;
 * undefined: it says nothing yet.
 */
export function itemWords(
  field: Pick<Field, "describe" | "item">,
  stored: unknown,
  locale: Locale,
  names?: Names,
): string | undefined {
  const { named = [] } = field.describe() as unknown as { readonly named?: readonly string[] };
  if (!isRecord(stored)) return undefined;
  const wordsOf = (name: string): string => {
    const own = field.item?.[name];
    return own ? valueWords(own, stored[name] ?? initialOf(own), locale, names) : "";
  };
  const words = named.map(wordsOf).filter((each) => each !== "");
  if (words.length > 0) return words.join(" · ");
  const texts = Object.entries(field.item ?? {}).filter(([, { kind }]) => kind === "text");
  return texts.map(([name]) => wordsOf(name)).find((each) => each.trim() !== "");
}

/** What a field says of itself where nobody said anything; of one that is only there beside something else, nothing. */
function initialOf(field: Field): unknown {
  return field.describe()["only"] === undefined ? field.initial : undefined;
}

/**
 * Where in a field's value something stands, in words, from the outermost in: `0.ingredients.2.role` of the labels is
 * 2024, Ingredients, sulphites, Category.
 */
export function placeWords(field: Field, keys: readonly string[], value: unknown, locale: Locale): readonly string[] {
  const [first, ...rest] = keys;
  if (first === undefined) return [];
  if (field.localized) return isLocale(first) ? [localeInfos[first].label] : [];
  if (field.kind !== "list") return inside(field, keys, value, locale);
  const item: unknown = Array.isArray(value) ? value[Number(first)] : undefined;
  return [itemWords(field, item, locale) ?? String(Number(first) + 1), ...inside(field, rest, item, locale)];
}

function inside(
  { item: fields = {} }: Pick<Field, "item">,
  [name = "", ...rest]: readonly string[],
  value: unknown,
  locale: Locale,
): readonly string[] {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) return [];
  return [
    inLocale(field.label, locale) ?? name,
    ...placeWords(field, rest, isRecord(value) ? value[name] : undefined, locale),
  ];
}

function valueWords(field: Field, value: unknown, locale: Locale, names?: Names): string {
  if (value === null || value === undefined || value === "") return "";
  const { as, options } = field.describe() as unknown as Described;
  if (field.localized) return anyWords(value as Localized<string>, locale);
  if (field.kind === "reference") return names?.of(field, Number(value), locale) ?? "";
  if (field.kind === "select") return inLocale(options.find((option) => option.value === value)?.label, locale) ?? "";
  return typeof value === "number" ? numberWords(value, as, locale) : String(value as string);
}

/** A text in a language, else in any that it is written in; empty: in none. */
export function anyWords(texts: Localized<string>, locale: Locale): string {
  const said = [inLocale(texts, locale), ...Object.values(texts)];
  return said.find((text) => text !== undefined && text.trim() !== "") ?? "";
}

function numberWords(value: number, as: string | undefined, locale: Locale): string {
  const { iso } = localeInfos[locale];
  if (as === "cents") return new Intl.NumberFormat(iso, { style: "currency", currency: "EUR" }).format(value / 100);
  return new Intl.NumberFormat(iso, { useGrouping: false }).format(as === "hundredths" ? value / 100 : value);
}

interface Described {
  readonly as?: string;
  readonly options: readonly Option[];
}

interface Option {
  readonly value: unknown;
  readonly label: Localized<string>;
}
