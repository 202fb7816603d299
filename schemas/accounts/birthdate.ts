import { isDay, yearsLater } from "../day.ts";

/** The buyer must be 18 (spec §5). */
export const fullAge = 18;

/** Nobody is older, in years. */
const oldest = 130;

/** What is wrong with a date of birth, `YYYY-MM-DD`: none at all, or that of somebody under age on this day in Paris. */
export function birthdateFault(birthdate: string, today: string): "birthdate" | "minor" | null {
  if (!isDay(birthdate) || yearsLater(birthdate, oldest) < today) return "birthdate";
  return yearsLater(birthdate, fullAge) > today ? "minor" : null;
}
