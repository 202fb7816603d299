import { type Localized, locales } from "../locale.ts";

/** Whether words are said in a language at least. */
export function hasWords(label: Localized<string>): boolean {
  return Object.values(label).some((words) => words.trim() !== "");
}

/** What people call an element list or one of its columns: as they named it; what nobody named reads as its address does. */
export function elementWords(name: string, label: Localized<string>): Localized<string> {
  const any = Object.values(label).find((words) => words.trim() !== "");
  return any === undefined ? readable(name) : inEach((locale) => label[locale]?.trim() || any.trim());
}

function readable(name: string): Localized<string> {
  const words = name.replaceAll(/[-_]+/g, " ");
  return inEach(() => words.charAt(0).toUpperCase() + words.slice(1));
}

function inEach(say: (locale: (typeof locales)[number]) => string): Localized<string> {
  return Object.fromEntries(locales.map((locale) => [locale, say(locale)]));
}
