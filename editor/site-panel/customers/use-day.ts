import { useCallback } from "react";
import { useIntl } from "react-intl";

/** Gives the function that writes the day of an instant, as the calendar of the estate has it. */
export function useDay(): (at: number) => string {
  const { formatDate } = useIntl();
  return useCallback((at) => formatDate(at, { dateStyle: "medium", timeZone: "Europe/Paris" }), [formatDate]);
}
