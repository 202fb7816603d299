import type { SentCost } from "#schemas/content/product-customization.ts";
import type { CapacityUnit } from "#schemas/content/product.ts";

const noBreak = "\u00a0";
const narrowNoBreak = "\u202f";

/** Where the estate's clocks hang. */
const estateTimeZone = "Europe/Paris";

const twoDigits = {
  day: "2-digit",
  month: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
} as const;

/** A calendar day `YYYY-MM-DD` (or an instant's text) as dd/mm/yyyy, in both languages (spec §9). */
export function formatDate(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  return year ? `${date}/${month}/${year}` : "";
}

/**
 * An instant (its text with an offset or `Z`, or milliseconds) as dd/mm/yyyy hh:mm:ss in both languages (spec
 * §9), on the clock of the estate, Europe/Paris. What is no instant has no text.
 */
export function formatDateTime(instant: string | number): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return "";
  const format = new Intl.DateTimeFormat("fr-FR", { ...twoDigits, year: "numeric", timeZone: estateTimeZone });
  // Only the parts: the marks between them differ between the server's data and a browser's.
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? "";
  return `${part("day")}/${part("month")}/${part("year")} ${part("hour")}:${part("minute")}:${part("second")}`;
}

/** A time of day `HH:MM`: `9 h`, `9 h 30` in French, `9 am`, `9:30 am`, `noon` in English. */
export function formatTime(time: string, language: string): string {
  const [, hour = "", minute = ""] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  if (hour === "") return "";
  const hours = Number(hour);
  if (isFrench(language)) return `${hours}${noBreak}h${minute === "00" ? "" : `${noBreak}${minute}`}`;
  if (time.startsWith("12:00")) return "noon";
  return `${hours % 12 || 12}${minute === "00" ? "" : `:${minute}`}${noBreak}${hours < 12 ? "am" : "pm"}`;
}

/**
 * A price in euros with 2 decimals (spec §9): `12,50 €` in French, `€12.50` in English. Written by hand:
 * Intl's spaces differ between the server's data and a browser's, which would upset hydration.
 */
export function formatPrice(euros: number, language: string): string {
  const sign = euros < 0 ? "-" : "";
  const amount = twoDecimals(Math.abs(euros), language);
  return isFrench(language) ? `${sign}${amount}${noBreak}€` : `${sign}€${amount}`;
}

/**
 * What an answer to a customization costs, as +amount€ or +amount% (spec §9): `+3,00 €` and `+12,5 %` in French, `+3.00€` and
 * `+12.5%` in English. What costs nothing has no text.
 */
export function formatCost({ costType, amount }: SentCost, language: string): string {
  if (costType === "NONE" || amount === 0) return "";
  const space = isFrench(language) ? noBreak : "";
  return costType === "EURO" ? `+${twoDecimals(amount, language)}${space}€` : `+${decimal(amount, language)}${space}%`;
}

/** A bottle's capacity: in cl below 1 L, otherwise in L (spec §9). What holds nothing, a corkscrew, has no text. */
export function formatCapacity(capacity: number, unit: CapacityUnit, language: string): string {
  const centilitres = Math.round(toCentilitres(capacity, unit) * 10) / 10;
  if (centilitres <= 0) return "";
  return centilitres < 100
    ? `${decimal(centilitres, language)}${noBreak}cl`
    : `${decimal(centilitres / 100, language)}${noBreak}L`;
}

/** A number with at most one decimal, the way of the language: `4,5`. */
export function formatDecimal(value: number, language: string): string {
  return decimal(Math.round(value * 10) / 10, language);
}

/** A capacity in centilitres, whatever its unit. */
export function toCentilitres(capacity: number, unit: CapacityUnit): number {
  return unit === "LITER" ? capacity * 100 : capacity;
}

/** The words of some sanitized HTML, for lists: tags and line breaks become spaces. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", noBreak)
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/[^\S\u00a0]+/g, " ")
    .trim();
}

function twoDecimals(value: number, language: string): string {
  const [whole = "0", cents = "00"] = value.toFixed(2).split(".");
  return isFrench(language) ? `${grouped(whole, narrowNoBreak)},${cents}` : `${grouped(whole, ",")}.${cents}`;
}

function grouped(whole: string, separator: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, separator);
}

function decimal(value: number, language: string): string {
  const text = String(Number(value.toFixed(3)));
  return isFrench(language) ? text.replace(".", ",") : text;
}

function isFrench(language: string): boolean {
  return language.startsWith("fr");
}
