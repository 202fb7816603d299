/** A calendar day as text, `YYYY-MM-DD`, that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(midnight) && new Date(midnight).toISOString().startsWith(text);
}

/** The same day of a later year, to be compared with; of a 29 February in other years: before the 1 March. */
export function yearsLater(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, "0")}${day.slice(4)}`;
}
