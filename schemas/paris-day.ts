/** The instant at which a day begins in Paris, in milliseconds (design §2: days are Europe/Paris). */
export function startOfDay(day: string): number {
  return instantIn(day, "00:00");
}

/**
 * The instant of a time `HH:MM` of a day in Paris. Of the hour that comes twice in autumn it is the second; a time of the
 * hour that spring leaves out is as much later as the clocks go forward.
 */
export function instantIn(day: string, time: string): number {
  const utc = Date.parse(`${day}T${time}:00Z`);
  // Paris is ahead of UTC, so its time comes earlier; the offset is asked where it comes.
  const guess = utc - parisOffset(utc);
  return utc - parisOffset(guess);
}

/** The calendar day so many days after another one. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The weekday of a calendar day; 1 is Monday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The calendar day in Paris of an instant. */
export function dayOf(instant: number): string {
  return new Date(instant + parisOffset(instant)).toISOString().slice(0, 10);
}

/** The time `HH:MM` in Paris of an instant. */
export function timeOf(instant: number): string {
  return new Date(instant + parisOffset(instant)).toISOString().slice(11, 16);
}

const hours = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Paris", timeZoneName: "longOffset" });

/** Milliseconds that Paris is ahead of UTC at an instant. */
function parisOffset(instant: number): number {
  const name = hours.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const offset = /GMT\+(\d{2}):(\d{2})/.exec(name);
  return offset ? (Number(offset[1]) * 60 + Number(offset[2])) * 60_000 : 0;
}
