import { firstOfMonth } from "#schemas/first-of-month.ts";

/** A day of every year, `MM-DD`, in words: « 1er février », "February 1"; empty when it is none. */
export function monthDayText(text: string, language: string): string {
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (!month || !day) return "";
  const date = new Date(`2001-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return "";
  const words = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" }).format(date);
  return firstOfMonth(words, language);
}
