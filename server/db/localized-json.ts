import { defaultLocale, inLocale, isLocale, type Locale } from "#schemas/locale.ts";

import { readJson, readTexts } from "./json-text.ts";

/** A text stored as JSON by language, in one language or the default one; empty when there is none. */
export function textInLocale(stored: string, locale: Locale): string {
  return inLocale(readTexts(stored), locale) ?? "";
}

/** Anything stored as JSON by language, in one language or the default one; null when there is none. */
export function jsonInLocale(stored: string, locale: Locale): unknown {
  const value = readJson(stored);
  if (typeof value !== "object" || value === null) return null;
  const known = Object.fromEntries(Object.entries(value).filter(([key]) => isLocale(key)));
  return inLocale<unknown>(known, locale) ?? null;
}

/** Several texts stored as JSON by language, each in one language or the default one. */
export function textsInLocale(stored: string, locale: Locale): Readonly<Record<string, string>> {
  const here = jsonInLocale(stored, locale);
  const fallback = jsonInLocale(stored, defaultLocale);
  return { ...onlyTexts(fallback), ...onlyTexts(here) };
}

function onlyTexts(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== ""),
  );
}
