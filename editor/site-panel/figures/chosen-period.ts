import { endOfMonth, longestPeriod, type Period } from "#schemas/commerce/compared-period.ts";
import { addDays } from "#schemas/paris-day.ts";

/** What somebody looks at: the month or the year that goes on, the ones before, or days of their own. */
export const periodNames = ["month", "lastMonth", "year", "lastYear", "own"] as const;

export type PeriodName = (typeof periodNames)[number];

/** The days of a named period, of which today is known; those of their own stay as they are. */
export function namedPeriod(name: PeriodName, today: string, own: Period): Period {
  const year = Number(today.slice(0, 4));
  switch (name) {
    case "month":
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case "lastMonth": {
      const last = addDays(`${today.slice(0, 7)}-01`, -1);
      return { from: `${last.slice(0, 7)}-01`, to: endOfMonth(last) };
    }
    case "year":
      return { from: `${year}-01-01`, to: today };
    case "lastYear":
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
    case "own":
      return own;
  }
}

/** What is wrong with days that somebody chose: `order`, where they end before they begin, or `long`; null: nothing. */
export function periodFault({ from, to }: Period): "order" | "long" | null {
  if (to < from) return "order";
  return to > addDays(from, longestPeriod - 1) ? "long" : null;
}
