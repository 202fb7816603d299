import { useIntl } from "react-intl";

/** Who is who among those who edit. */
export interface People {
  /** The id of the user who edits here. */
  readonly self: number;
  /** What somebody is called; null: nobody knows. */
  nameOf(user: number): string | null;
}

/** Gives the function that says who somebody is. */
export function usePersonWords({ self, nameOf }: People): (user: number | null) => string {
  const { formatMessage } = useIntl();
  return (user) => {
    if (user === null) return formatMessage({ id: "editor.saving.people.nobody" });
    if (user === self) return formatMessage({ id: "editor.saving.history.you" });
    return nameOf(user) ?? formatMessage({ id: "editor.saving.people.other" });
  };
}

/** Gives the function that says when something was: an hour of today, else a day and an hour. */
export function useTimeWords(): (at: number) => string {
  const { formatDate, formatTime } = useIntl();
  return (at) => {
    const zone = { timeZone: "Europe/Paris" } as const;
    const day = (time: number): string => formatDate(time, { ...zone, dateStyle: "medium" });
    const hour = formatTime(at, { ...zone, timeStyle: "short" });
    return day(at) === day(Date.now()) ? hour : `${day(at)}, ${hour}`;
  };
}
