import type { IntlShape } from "react-intl";

const kilobyte = 1024;

/** A size for people: in kilobytes, or in megabytes with one digit behind the comma. */
export function bytesIn({ formatNumber }: Pick<IntlShape, "formatNumber">, bytes: number): string {
  const isLarge = bytes >= kilobyte * kilobyte;
  const value = isLarge ? bytes / (kilobyte * kilobyte) : Math.max(1, Math.round(bytes / kilobyte));
  const unit = isLarge ? "megabyte" : "kilobyte";
  return formatNumber(value, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: isLarge ? 1 : 0 });
}
