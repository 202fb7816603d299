import type { DayHours, OpenPeriod } from "#schemas/fields/opening-hours-text.ts";

export type DayState = "open" | "closed" | "unsaid";

/** A day of which nothing is said. */
export const nothingSaid: DayHours = { isClosed: false, periods: [], remark: {} };

/** What a day begins with when it is opened. */
const wholeDay: OpenPeriod = { opens: "09:00", closes: "18:00" };

export function stateOf({ isClosed, periods }: DayHours): DayState {
  if (isClosed) return "closed";
  return periods.length > 0 ? "open" : "unsaid";
}

/** The day opened, closed, or without a word about it; its remark stays. */
export function withState({ remark }: DayHours, state: DayState): DayHours {
  return { isClosed: state === "closed", periods: state === "open" ? [wholeDay] : [], remark };
}

/** The day, or null where nothing is said of it. */
export function withoutNothing(day: DayHours): DayHours | null {
  const isSilent = stateOf(day) === "unsaid" && Object.keys(day.remark).length === 0;
  return isSilent ? null : day;
}

/** The next time it may be open after the last one: an hour later, for as long as four hours; null: the day is over. */
export function nextPeriod(periods: readonly OpenPeriod[]): OpenPeriod | null {
  const last = periods.at(-1);
  if (!last) return wholeDay;
  const end = minutesOf(last.closes);
  if (!Number.isFinite(end)) return null;
  const opens = end + 60;
  const closes = Math.min(opens + 4 * 60, 23 * 60 + 59);
  return opens < closes ? { opens: timeOf(opens), closes: timeOf(closes) } : null;
}

function minutesOf(time: string): number {
  const [hours = "", minutes = ""] = time.split(":");
  return hours === "" ? Number.NaN : Number(hours) * 60 + Number(minutes);
}

function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
