import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Whose a number is that doesn't begin with its country's. */
const home = "FR";

/** What is wrong with a telephone number: its form, or that it is no mobile one where only those are wanted. */
export function phoneFault(phone: string, mobilesOnly: boolean): "form" | "mobile" | null {
  const number = numberOf(phone);
  if (!number?.isValid()) return "form";
  const type = number.getType();
  return mobilesOnly && type !== "MOBILE" && type !== "FIXED_LINE_OR_MOBILE" ? "mobile" : null;
}

/** A telephone number in international form (E.164); null for what is none. */
export function tidyPhone(phone: string): string | null {
  return numberOf(phone)?.number ?? null;
}

/**
 * A telephone number in international form (E.164), as somebody writes it who lives in a country, by its two letters. What is
 * none there may be one at home: who lives abroad may have kept theirs. Null for what is no number in either.
 */
export function phoneIn(country: string, phone: string): string | null {
  const countries = [...(isSupportedCountry(country) ? [country] : []), home] as const;
  return countries.map((each) => numberOf(phone, each)).find((number) => number?.isValid())?.number ?? null;
}

function numberOf(phone: string, country: CountryCode = home) {
  return parsePhoneNumberFromString(phone, { defaultCountry: country, extract: false });
}
