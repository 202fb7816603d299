import { useIntl } from "react-intl";

const zone = { timeZone: "Europe/Paris" } as const;

/** Gives the function that says the minute of a plan, by the estate's clock: `samedi 28 novembre 2026 à 10:00`. */
export function useMinuteWords(): (at: number) => string {
  const { formatDate } = useIntl();
  return (at) => formatDate(at, { ...zone, dateStyle: "full", timeStyle: "short" });
}

/** Gives the functions that say its day and its time in figures. */
export function useMinuteFigures(): (at: number) => { readonly day: string; readonly time: string } {
  const { formatDate, formatTime } = useIntl();
  return (at) => ({
    day: formatDate(at, { ...zone, day: "2-digit", month: "2-digit", year: "numeric" }),
    time: formatTime(at, { ...zone, hour: "numeric", minute: "2-digit" }),
  });
}
