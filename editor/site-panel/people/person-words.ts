import { useCallback } from "react";
import { useIntl } from "react-intl";

interface Named {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** Gives the function that says what somebody is called: by their names, else by their address. */
export function useFullName(): (person: Named) => string {
  return useCallback(
    ({ email, firstname, lastname }) => [firstname, lastname].filter((part) => part !== "").join(" ") || email,
    [],
  );
}

/** Gives the function that writes an instant, in milliseconds since 1970 or as ISO 8601 has it, as the clock of the estate shows it. */
export function useMoment(): (at: number | string) => string {
  const { formatDate } = useIntl();
  return useCallback(
    (at) => formatDate(at, { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Paris" }),
    [formatDate],
  );
}
