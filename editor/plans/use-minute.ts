import { useState } from "react";

import { dayOf, timeOf } from "#schemas/paris-day.ts";

import type { DayTime } from "../kit/day-time-field.tsx";
import type { MinuteFieldProps } from "./minute-field.tsx";
import { plannedMinute } from "./planned-minute.ts";

const hour = 3_600_000;

/** A minute that somebody chooses; it begins with one that is given, else with the next full hour but one. */
export function useMinute(first?: number): MinuteFieldProps {
  const [{ value, now }, set] = useState(() => {
    const at = first ?? (Math.floor(Date.now() / hour) + 2) * hour;
    return { value: { day: dayOf(at), time: timeOf(at) }, now: Date.now() };
  });
  const onChange = (next: DayTime): void => set({ value: next, now: Date.now() });
  return { value, onChange, minute: plannedMinute(value, now) };
}
