import type { IntlShape } from "react-intl";

/** A number as it stands in a field, in the language of who edits, and as it can be typed again. NaN and null: nothing does. */
export function writtenNumber(intl: IntlShape, value: number | null, digits = 0): string {
  if (value === null || Number.isNaN(value)) return "";
  return intl.formatNumber(value, { useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: 10 });
}
