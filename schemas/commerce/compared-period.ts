import { addDays, weekdayOf } from "../paris-day.ts";

/** From one calendar day in Paris to another, both counted. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** What figures of a period are summed up by. */
export const periodSteps = ["day", "week", "month"] as const;

export type PeriodStep = (typeof periodSteps)[number];

/** So many days a period has at most: three years, so that no answer is without end. */
export const longestPeriod = 1_100;

/** The days of a period, both ends counted. */
export function daysIn({ from, to }: Period): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1;
}

/**
 * What a period is compared with [F1]: one that begins with a month, with the same days of the month before; one that
 * begins with a year and is longer than its January, with the same days of the year before; of several months, with as many
 * before. Any other with as many days right before it.
 */
export function periodBefore(period: Period): Period {
  const { from, to } = period;
  if (!from.endsWith("-01")) return { from: addDays(from, -daysIn(period)), to: addDays(from, -1) };
  const isOfYear = from.endsWith("-01-01") && from.slice(0, 4) === to.slice(0, 4) && monthOf(to) !== monthOf(from);
  const months = isOfYear ? 12 : monthNumber(to) - monthNumber(from) + 1;
  const end = dayInMonth(monthNumber(to) - months, isLastOfMonth(to) ? 31 : Number(to.slice(8)));
  return { from: dayInMonth(monthNumber(from) - months, 1), to: end };
}

/** The days, weeks from Monday to Sunday or calendar months that a period is made of; the first and the last may be shorter. */
export function stepsIn({ from, to }: Period, by: PeriodStep): readonly Period[] {
  const steps: Period[] = [];
  for (let start = from; start <= to;) {
    const end = endOfStep(start, by);
    steps.push({ from: start, to: end < to ? end : to });
    start = addDays(end, 1);
  }
  return steps;
}

/** By what a period is best shown: up to 45 days by day, up to half a year by week, longer ones by month. */
export function stepFor(period: Period): PeriodStep {
  const days = daysIn(period);
  if (days <= 45) return "day";
  return days <= 190 ? "week" : "month";
}

/** The last day of a calendar month, of which any day is given. */
export function endOfMonth(day: string): string {
  return dayInMonth(monthNumber(day), 31);
}

function endOfStep(day: string, by: PeriodStep): string {
  if (by === "day") return day;
  return by === "week" ? addDays(day, 7 - weekdayOf(day)) : endOfMonth(day);
}

function isLastOfMonth(day: string): boolean {
  return endOfMonth(day) === day;
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** Months since the year nought. */
function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

/** A day of a month; its last one where it has fewer days. */
function dayInMonth(month: number, day: number): string {
  const last = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
  return new Date(Date.UTC(Math.floor(month / 12), month % 12, Math.min(day, last))).toISOString().slice(0, 10);
}
