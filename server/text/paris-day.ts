/** A calendar day as text, `YYYY-MM-DD`, that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(midnight) && new Date(midnight).toISOString().startsWith(text);
}

/** The instant at which a day begins in Paris, in milliseconds (design §2: days are Europe/Paris). */
export function startOfDay(day: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // Paris is ahead of UTC, so its midnight is earlier; the offset is asked where the day begins.
  const guess = utc - parisOffset(utc);
  return utc - parisOffset(guess);
}

/** The calendar day in Paris of an instant. */
export function dayOf(instant: number): string {
  return new Date(instant + parisOffset(instant)).toISOString().slice(0, 10);
}

const hours = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Paris", timeZoneName: "longOffset" });

/** Milliseconds that Paris is ahead of UTC at an instant. */
function parisOffset(instant: number): number {
  const name = hours.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const offset = /GMT\+(\d{2}):(\d{2})/.exec(name);
  return offset ? (Number(offset[1]) * 60 + Number(offset[2])) * 60_000 : 0;
}
