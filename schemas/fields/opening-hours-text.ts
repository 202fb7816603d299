import type { Localized } from "../locale.ts";
import { defaultLocale } from "../locale.ts";
import type { Problem } from "../refusal.ts";
import type { Result } from "../result.ts";
import { ok } from "../result.ts";
import { fault } from "./check.ts";

/** A time of a day during which it is open: `HH:MM`, Europe/Paris, both on that day. */
export interface OpenPeriod {
  readonly opens: string;
  readonly closes: string;
}

/** One weekday's opening hours. Neither closed nor with any period: its hours aren't said, its remark alone is. */
export interface DayHours {
  readonly isClosed: boolean;
  readonly periods: readonly OpenPeriod[];
  /** What times don't say: by appointment, in summer only. */
  readonly remark: Localized<string>;
}

/** Hours as far as the first bracket, and what stands between that one and the last, which ends the text. */
const shape = /^([^(]*)(?:\((.*)\))?$/s;

const period = /^(\d\d:\d\d)\s*-\s*(\d\d:\d\d)$/;

/**
 * Reads a day's hours from their text: `10:00-12:00, 14:00-18:00`, `closed`, with a remark in brackets behind them or
 * alone, `(by appointment)`: JSON of all languages, or words, which count as the default language's. An empty text
 * says nothing. Whether the times can be is for the field to check.
 */
export function parseDayHours(text: string): Result<DayHours | null, readonly Problem[]> {
  const [, hours = "", words = ""] = shape.exec(text.trim()) ?? [];
  const said = hours.trim();
  if (said === "" && words.trim() === "") return text.trim() === "" ? ok(null) : fault("key.openingHours");
  const periods = said === "" || said === "closed" ? [] : periodsIn(said);
  if (periods === null) return fault("key.openingHours");
  return ok({ isClosed: said === "closed", periods, remark: readRemark(words.trim()) });
}

/** Writes a day's hours; null where they say nothing. */
export function formatDayHours(value: DayHours | null, remarkOf: (remark: Localized<string>) => string): string | null {
  if (value === null) return null;
  const { isClosed, periods, remark } = value;
  const times = periods.map(({ opens, closes }) => `${opens}-${closes}`).join(", ");
  const words = remarkOf(remark);
  const parts = [isClosed ? "closed" : times, words === "" ? "" : `(${words})`];
  const text = parts.filter(Boolean).join(" ");
  return text === "" ? null : text;
}

function periodsIn(text: string): readonly OpenPeriod[] | null {
  const periods = text.split(",").map((part) => {
    const [, opens = "", closes = ""] = period.exec(part.trim()) ?? [];
    return { opens, closes };
  });
  return periods.every(({ opens }) => opens !== "") ? periods : null;
}

function readRemark(words: string): Localized<string> {
  if (words === "") return {};
  if (!words.startsWith("{")) return { [defaultLocale]: words };
  try {
    return JSON.parse(words) as Localized<string>;
  } catch {
    return { [defaultLocale]: words };
  }
}
