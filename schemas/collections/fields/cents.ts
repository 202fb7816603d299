import type { Field } from "../../fields/field.ts";
import { number } from "../../fields/number.ts";
import type { FieldLabels } from "../../fields/text.ts";

export interface CentsOptions extends FieldLabels {
  /** 0 when left out. */
  readonly min?: number;
  readonly max?: number;
}

/** An amount in cents; people write it in euros. */
export function cents({ min = 0, max = 100_000_000, ...labels }: CentsOptions): Field<number, number> {
  const field = number({ ...labels, min, max, integer: true });
  return { ...field, describe: () => ({ ...field.describe(), as: "cents" }) };
}
