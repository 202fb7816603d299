import { startOfDay } from "#schemas/paris-day.ts";
import type { RecordValues } from "#schemas/collections/collection.ts";

const minute = 60_000;

/** From when visitors see what has a day, as save commands take it: its own instant, or the beginning of the day. */
export function publishedAtOf({ date, publishedAt }: RecordValues): number {
  return typeof publishedAt === "string" ? Date.parse(publishedAt) : startOfDay(String(date));
}

/** The same of a row, as its record says it: to the minute, and nothing where it is the beginning of the day. */
export function shownFromOf({ day, published_at: at }: { readonly day: string; readonly published_at: number }) {
  return at === startOfDay(day) ? null : new Date(Math.floor(at / minute) * minute).toISOString();
}
