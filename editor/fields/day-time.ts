import type { DayTime } from "#editor/kit/day-time-field.tsx";
import type { DayMeans } from "#schemas/fields/date-time.ts";
import { addDays, dayOf, instantIn, startOfDay, timeOf } from "#schemas/paris-day.ts";

/** An instant as people say it, by the estate's clock: midnight is no time of day, and the end of a day is that day's. */
export function toDayTime(instant: string | null, means: DayMeans): DayTime {
  if (instant === null) return { day: "", time: "" };
  const at = Date.parse(instant);
  const [day, time] = [dayOf(at), timeOf(at)];
  if (time !== "00:00") return { day, time };
  return { day: means === "end" ? addDays(day, -1) : day, time: "" };
}

/** The instant that people mean; null: they named no day. */
export function fromDayTime({ day, time }: DayTime, means: DayMeans): string | null {
  if (day === "") return null;
  if (time !== "") return new Date(instantIn(day, time)).toISOString();
  return new Date(startOfDay(means === "end" ? addDays(day, 1) : day)).toISOString();
}
