/** `2026-05-20 14:00`, as Swedes write it: the time on the estate's clock. */
const format = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris", dateStyle: "short", timeStyle: "short" });

/** An instant as the operator reads it. */
export function inParis(instant: string | number): string {
  return format.format(new Date(instant));
}
