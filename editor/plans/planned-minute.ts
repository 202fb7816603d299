import type { DayTime } from "#editor/kit/day-time-field.tsx";
import { instantIn, timeOf } from "#schemas/paris-day.ts";

/** What somebody has chosen as the minute of something that is to come, by the estate's clock. */
export type PlannedMinute =
  /** `isTwice`: the clocks go back, and that minute comes twice; it is the second. */
  | { readonly kind: "chosen"; readonly at: number; readonly isTwice: boolean }
  | { readonly kind: "unsaid" }
  /** The clocks go forward: that day has no such minute. */
  | { readonly kind: "skipped" }
  | { readonly kind: "past" };

const hour = 3_600_000;

/** The minute that a day and a time name. */
export function plannedMinute({ day, time }: DayTime, now: number): PlannedMinute {
  if (day === "" || time === "") return { kind: "unsaid" };
  const at = instantIn(day, time);
  if (Number.isNaN(at)) return { kind: "unsaid" };
  if (timeOf(at) !== time) return { kind: "skipped" };
  if (at <= now) return { kind: "past" };
  return { kind: "chosen", at, isTwice: timeOf(at - hour) === time };
}
