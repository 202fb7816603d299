const minute = 60_000;
/** The instants that people can write (`schemas/fields/date-time.ts`); beyond them there is no beginning and no end. */
const sayable = { from: Date.UTC(2000, 0, 1), to: Date.UTC(2200, 0, 1) };

/** A stored instant as records hold it: to the minute. */
export function minuteOf(instant: number | null): string | null {
  if (instant === null || instant < sayable.from || instant >= sayable.to) return null;
  return new Date(Math.floor(instant / minute) * minute).toISOString();
}

/** An instant of a record as save commands take it; null: none is said. */
export function instantOf(value: unknown): number | null {
  return typeof value === "string" ? Date.parse(value) : null;
}
