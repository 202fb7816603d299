import type { Locale } from "#schemas/locale.ts";

/** A text written in both languages of the demo. */
export type Both = Readonly<Record<Locale, string>>;

const noBreak = "\u00a0";
const narrowNoBreak = "\u202f";

/** A text in French and in English. The spaces that must not break are put in here. */
export function both(french: string, english: string): Both {
  return { fr_FR: frenchSpaces(french), en_US: englishSpaces(english) };
}

/**
 * Puts no-break spaces where French typography wants them: before `; : ! ? » % €`, after `«`, between a
 * number and its unit; and a narrow one inside a number (`30 000`).
 */
export function frenchSpaces(text: string): string {
  return text
    .replaceAll(/ (?=[;:!?»%€])/g, noBreak)
    .replaceAll(/(?<=«) /g, noBreak)
    .replaceAll(/(?<=\d) (?=(?:cl|L|ha|m|km|kg|h|mm|°C|g\/L)(?![\p{L}\d]))/gu, noBreak)
    .replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, narrowNoBreak);
}

/** Keeps an hour with its half of the day, and a number with its unit. */
function englishSpaces(text: string): string {
  return text.replaceAll(/(?<=\d) (?=(?:am|pm|cl|L|ha|°C|°F|g\/L)(?![\p{L}\d]))/gu, noBreak);
}
