import { firstOfMonth } from "#schemas/first-of-month.ts";
import type { Locale } from "#schemas/locale.ts";

/** A day (`YYYY-MM-DD`) as somebody reads it: "5 mai 2027"; what is no day stays as it is. */
export function dayWords(day: string, locale: Locale): string {
  const noon = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return day;
  const words = new Intl.DateTimeFormat(locale.replace("_", "-"), { dateStyle: "long", timeZone: "UTC" }).format(noon);
  return firstOfMonth(words, locale);
}
