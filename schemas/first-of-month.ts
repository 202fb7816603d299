/**
 * A date as Intl puts it in words, but with the first of a month as French says it, which Intl doesn't, on the server or in
 * browsers: "1er juin".
 */
export function firstOfMonth(words: string, language: string): string {
  return language.startsWith("fr") ? words.replaceAll(/\b1(?=\s[a-zéû]{3})/g, "1er") : words;
}
