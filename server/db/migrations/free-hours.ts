import { fold } from "../../../schemas/fold.ts";
import type { DayHours, OpenPeriod } from "../../../schemas/fields/opening-hours-text.ts";
import { maxPeriods } from "../../../schemas/fields/opening-hours.ts";
import { locales, type Localized } from "../../../schemas/locale.ts";

/** The hours of one text, and the words that say something else. */
interface FreeHours {
  readonly isClosed: boolean;
  readonly periods: readonly OpenPeriod[];
  readonly rest: string;
}

/**
 * Reads a day's hours from what people wrote in each language before they had a form: `9h-12h / 14h-18h`,
 * `9am–12pm`, `Fermé`. Hours count where every language that says something says the same ones. What isn't hours
 * is the remark, and where they can't be read for certain the whole text is: nothing is lost.
 */
export function readFreeHours(texts: Localized<string>): DayHours | null {
  const written = locales.flatMap((locale) => {
    const words = (texts[locale] ?? "").replaceAll(/\s+/g, " ").trim();
    return words === "" ? [] : [{ locale, words, read: readText(words) }];
  });
  const [first] = written;
  if (!first) return null;
  const isCertain = written.every(({ read }) => read !== null && sameHours(read, first.read));
  const remark = written.map(({ locale, words, read }) => [locale, isCertain && read ? read.rest : words] as const);
  return {
    isClosed: isCertain && first.read?.isClosed === true,
    periods: isCertain ? (first.read?.periods ?? []) : [],
    remark: Object.fromEntries(remark.filter(([, words]) => words !== "")),
  };
}

function sameHours(one: FreeHours, other: FreeHours | null): boolean {
  return JSON.stringify([one.isClosed, one.periods]) === JSON.stringify([other?.isClosed, other?.periods]);
}

const closed = /^(?:ferme(?:ture)?|closed)\b[\s.,;:–—-]*/;

/** A time: `9h`, `9 h 30`, `09:00`, `9.30`, `9am`, `9 p.m.`, `midi`, `noon`; a bare figure only where the other end says what it is. */
const time = /^(?:midi|noon|\d{1,2}(?:\s?(?:h|:|\.)\s?\d{2}|\s?h(?:eures|rs)?)?(?:\s?[ap]\.?\s?m\.?(?![a-z]))?)/;
const before = /^(?:de |du |from )?/;
const dash = /^\s?(?:-|–|—|a|to|until|jusqu['’]a)\s?/;
const goesOn = /^[a-z\d:]/;
const between = /^\s?(?:[,;/|·&+]|et|and|puis|then)\s?(?:(?:de|from)\s)?/;

function readText(words: string): FreeHours | null {
  const plain = plainOf(words);
  if (plain === null) return null;
  const shut = closed.exec(plain);
  if (shut) return { isClosed: true, periods: [], rest: words.slice(shut[0].length).trim() };
  const { periods, end } = readSpans(plain);
  if (periods.length === 0 || !areInOrder(periods)) return null;
  const rest = withoutMarks(words.slice(end));
  // More figures behind the hours may well be more hours: nobody guesses.
  return /\d/.test(rest) ? null : { isClosed: false, periods, rest };
}

/** The words without accents and capitals, letter for letter; null where the two don't go side by side. */
function plainOf(words: string): string | null {
  const letters = Array.from(words, (letter) =>
    letter === "\u00a0" || letter === "\u202f" ? " " : fold(letter) || letter,
  );
  const plain = letters.join("");
  return plain.length === words.length ? plain : null;
}

function readSpans(plain: string): { readonly periods: readonly OpenPeriod[]; readonly end: number } {
  const periods: OpenPeriod[] = [];
  let end = 0;
  for (let at = 0; ;) {
    const read = readSpan(plain, at);
    if (!read) return { periods, end };
    periods.push(read.period);
    ({ end } = read);
    const mark = between.exec(plain.slice(end));
    if (!mark) return { periods, end };
    at = end + mark[0].length;
  }
}

/** One span from a place of the text on. */
function readSpan(plain: string, start: number): { readonly period: OpenPeriod; readonly end: number } | null {
  let at = start;
  const parts = [before, time, dash, time].map((pattern) => {
    const found = pattern.exec(plain.slice(at))?.[0];
    at += found?.length ?? 0;
    return found;
  });
  const [, from, until, to] = parts;
  if (!from || !until || !to || goesOn.test(plain.slice(at))) return null;
  const period = periodOf(from, to);
  return period && { period, end: at };
}

function periodOf(from: string, to: string): OpenPeriod | null {
  const isOnTheClock = [from, to].some((part) => /[hap:]|midi|noon/.test(part));
  // `10 to 6` are bare figures: people, years, anything.
  if (!isOnTheClock) return null;
  const half = /[ap]\.?\s?m/.exec(to)?.[0];
  const opens = timeOf(/[apmh:]|midi|noon/.test(from) || half === undefined ? from : `${from}${half}`);
  const closes = timeOf(to);
  return opens === null || closes === null ? null : { opens, closes };
}

function timeOf(text: string): string | null {
  if (text === "midi" || text === "noon") return "12:00";
  const [, hour = "", minute = "00"] = /^(\d{1,2})(?:\s?[h:.]\s?(\d{2}))?/.exec(text) ?? [];
  const half = /([ap])\.?\s?m/.exec(text)?.[1];
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === "p" ? 12 : 0);
  if (hours > 23 || Number(minute) > 59 || (half !== undefined && Number(hour) > 12)) return null;
  return `${String(hours).padStart(2, "0")}:${minute}`;
}

function areInOrder(periods: readonly OpenPeriod[]): boolean {
  const ends = periods.flatMap(({ opens, closes }) => [opens, closes]);
  return periods.length <= maxPeriods && ends.every((end, index) => index === 0 || (ends[index - 1] ?? "") < end);
}

/** A remark without what parted it from the hours, nor the brackets around it. */
function withoutMarks(text: string): string {
  const words = text.replace(/^[\s,;:.·/|–—-]+/, "").trim();
  return words.replace(/^\(([^()]*)\)$/, "$1").trim();
}
