import type { Field } from "../../fields/field.ts";
import { number } from "../../fields/number.ts";
import type { FieldLabels } from "../../fields/text.ts";

export interface HundredthsOptions extends FieldLabels {
  /** In hundredths, as the value is. 0 when left out. */
  readonly min?: number;
  readonly max: number;
  readonly initial?: number;
  /** What it is so many of; left out: another field says. */
  readonly unit?: "%";
}

/** A number in hundredths, so that none is rounded: 550 for 5.5. People write the number. */
export function hundredths({ min = 0, unit, ...options }: HundredthsOptions): Field<number, number> {
  const field = number({ ...options, min, integer: true });
  return { ...field, describe: () => ({ ...field.describe(), as: "hundredths", ...(unit && { unit }) }) };
}
