import {
  endOfMonth,
  longestPeriod,
  periodBefore,
  type Period,
  type PeriodStep,
  stepFor,
} from "#schemas/commerce/compared-period.ts";
import { addDays } from "#schemas/paris-day.ts";
import { type Refusal, refuseInput } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";

/** Between these days somebody may ask: nothing was sold before, and calendars go on for long. */
const [first, last] = ["2000-01-01", "2099-12-31"] as const;

/** What is asked for: a period, and what it is compared with. */
export interface AskedPeriod {
  readonly period: Period;
  readonly before: Period;
  readonly by: PeriodStep;
}

/** What a query says of a period. */
export interface PeriodWords {
  readonly from?: string;
  readonly to?: string;
  readonly by?: PeriodStep;
}

/**
 * The period that a query names: from its first day, or that of its last one's month, to its last day, or today. Refused
 * where it ends before it begins, or has more than 1100 days.
 */
export function periodIn({ from, by, ...asked }: PeriodWords, today: string): Result<AskedPeriod, Refusal> {
  const to = asked.to ?? (from !== undefined && from > today ? endOfMonth(from) : today);
  const period = { from: from ?? `${to.slice(0, 7)}-01`, to };
  const latest = [addDays(period.from, longestPeriod - 1), last].toSorted()[0] ?? last;
  if (period.from < first) return refuseInput([{ key: "from", messageKey: "key.dayFrom", values: { day: first } }]);
  if (to < period.from) return refuseInput([{ key: "to", messageKey: "key.dayFrom", values: { day: period.from } }]);
  if (to > latest) return refuseInput([{ key: "to", messageKey: "key.dayTo", values: { day: latest } }]);
  return ok({ period, before: periodBefore(period), by: by ?? stepFor(period) });
}

/** The day that a query names, or today; refused far from our time. */
export function dayIn(asked: { readonly day?: string }, today: string): Result<string, Refusal> {
  const day = asked.day ?? today;
  if (day < first) return refuseInput([{ key: "day", messageKey: "key.dayFrom", values: { day: first } }]);
  if (day > last) return refuseInput([{ key: "day", messageKey: "key.dayTo", values: { day: last } }]);
  return ok(day);
}
