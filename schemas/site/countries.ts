import codes from "i18n-iso-countries/codes.json" with { type: "json" };

import { localeInfos, type Locale } from "../locale.ts";

import type { Country } from "./country.ts";
import { franceId } from "./france.ts";

interface Code {
  readonly alphaTwo: string;
  readonly alphaThree: string;
  readonly numCode: string;
}

/** ISO 3166-1 as it stands: two letters, three letters, three digits. */
const known: readonly Code[] = codes.map(([alphaTwo = "", alphaThree = "", numCode = ""]) => ({
  alphaTwo,
  alphaThree,
  numCode,
}));
const byLetters = new Map(known.map((code) => [code.alphaTwo, code]));
const byNumber = new Map(known.map((code) => [Number(code.numCode), code]));

/** A country by its two letters, named in a language; null when there is none. */
export function countryOf(alphaTwo: string, locale: Locale): Country | null {
  const code = byLetters.get(alphaTwo);
  return code ? named(code, locale) : null;
}

/** A country by its number. */
export function countryById(id: number, locale: Locale): Country | null {
  const code = byNumber.get(id);
  return code ? named(code, locale) : null;
}

/** Every country by its name in a language, France before all others. */
export function countriesIn(locale: Locale): readonly Country[] {
  const listed = lists.get(locale) ?? listIn(locale);
  lists.set(locale, listed);
  return listed;
}

const lists = new Map<Locale, readonly Country[]>();

function listIn(locale: Locale): readonly Country[] {
  const { compare } = new Intl.Collator(localeInfos[locale].iso);
  const isAbroad = ({ id }: Country) => Number(id !== franceId);
  return known
    .map((code) => named(code, locale))
    .toSorted((one, other) => isAbroad(one) - isAbroad(other) || compare(one.name, other.name));
}

function named(code: Code, locale: Locale): Country {
  const name = namesIn(locale).of(code.alphaTwo) ?? code.alphaTwo;
  return { id: Number(code.numCode), ...code, name };
}

/** Making one takes longer than asking it for all countries. */
const names = new Map<Locale, Intl.DisplayNames>();

function namesIn(locale: Locale): Intl.DisplayNames {
  const made = names.get(locale) ?? new Intl.DisplayNames([localeInfos[locale].iso], { type: "region" });
  names.set(locale, made);
  return made;
}
