import { isDay } from "#schemas/day.ts";
import { addDays, dayOf, instantIn, weekdayOf } from "#schemas/paris-day.ts";

/** So many days after today something can still be booked. */
export const horizonDays = 60;

/** Orders that one schedule takes on a day, at most. */
export const mostOfSlot = 10_000;

/** A span of a weekday, each week; or of one day: then its weekday is 0. Times `HH:MM` in Paris. */
export interface Schedule {
  readonly weekday: number;
  readonly day: string;
  readonly opens: string;
  readonly closes: string;
}

/** From when to when something can be booked: an instant, in milliseconds, and a day, `YYYY-MM-DD`. */
export interface Window {
  readonly from: number;
  readonly until: string;
}

/** What can be booked now, when an order is ready after so many hours (spec §9). */
export function bookingWindow(now: number, delayHours: number): Window {
  return { from: now + delayHours * 3_600_000, until: addDays(dayOf(now), horizonDays) };
}

/** Tells whether a schedule is one of a day's: its own day's always, a weekly one unless the day is closed. */
export function isOn({ weekday, day }: Schedule, on: string, isClosed: boolean): boolean {
  return weekday === 0 ? day === on : weekday === weekdayOf(on) && !isClosed;
}

/** Tells whether a schedule can be booked for a day: the order is ready when it begins. */
export function isWithin({ opens }: Pick<Schedule, "opens">, on: string, { from, until }: Window): boolean {
  return on <= until && instantIn(on, opens) >= from;
}

/** The days of a month that something can be booked for; the year has four digits. */
export function daysOfMonth(month: number, year: number, { from, until }: Window): readonly string[] {
  const start = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}`;
  const today = dayOf(from);
  return Array.from({ length: 31 }, (_, index) => `${start}-${String(index + 1).padStart(2, "0")}`).filter(
    (day) => day >= today && day <= until && isDay(day),
  );
}

/** `HH:MM`. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
