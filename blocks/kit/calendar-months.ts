/** What a day of a calendar is: there is something left, all is taken, nobody is there, or it isn't within what is told. */
export type DayState = "open" | "full" | "closed" | "outside";

export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** From 1, Monday. */
  readonly weekday: number;
  /** The row of its month as it is shown, from 1. */
  readonly week: number;
  readonly state: DayState;
}

export interface CalendarMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly days: readonly CalendarDay[];
}

/** The months from the first day that is told to the last, by weeks; weeks that nothing is told of are left out. */
export function calendarMonths(open: readonly string[], full: readonly string[]): readonly CalendarMonth[] {
  const told = [...open, ...full].toSorted();
  const [first, last] = [told.at(0), told.at(-1)];
  if (first === undefined || last === undefined) return [];
  const months: CalendarMonth[] = [];
  for (let month = first.slice(0, 7); month <= last.slice(0, 7); month = monthAfter(month)) {
    const days = daysOf(month).map((date) => ({ date, ...placeOf(date), state: stateOf(date) }));
    const weeks = [...new Set(days.filter(({ state }) => state !== "outside").map(({ week }) => week))];
    const shown = days.filter(({ week }) => weeks.includes(week));
    months.push({ month, days: shown.map((day) => ({ ...day, week: weeks.indexOf(day.week) + 1 })) });
  }
  return months;

  function stateOf(date: string): DayState {
    if (open.includes(date)) return "open";
    if (full.includes(date)) return "full";
    return first !== undefined && last !== undefined && date > first && date < last ? "closed" : "outside";
  }
}

function placeOf(date: string): Pick<CalendarDay, "weekday" | "week"> {
  const weekday = weekdayOf(date);
  const firstWeekday = weekdayOf(`${date.slice(0, 8)}01`);
  return { weekday, week: Math.ceil((Number(date.slice(8)) + firstWeekday - 1) / 7) };
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

function daysOf(month: string): readonly string[] {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`);
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}
