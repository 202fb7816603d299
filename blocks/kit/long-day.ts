import type { IntlShape } from "react-intl";

import { firstOfMonth } from "#schemas/first-of-month.ts";

/** A calendar day `YYYY-MM-DD` to come, in words: « mardi 1er juin », "Tuesday, June 1". */
export function longDay(day: string, { formatDate, locale }: IntlShape): string {
  const format = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
  return firstOfMonth(formatDate(`${day}T12:00:00Z`, format), locale);
}
