import type { Field } from "../../fields/field.ts";
import { recordOf, type RecordOfOptions } from "./record-of.ts";

export interface RowOfOptions extends Omit<RecordOfOptions, "to"> {
  /** What is sold (a vintage in a size), or one value of a variation: parts of records, which have no page or form. */
  readonly to: "declination" | "variation-value";
}

/** A part of another record by its row's id, or none. */
export function rowOf(options: RowOfOptions): Field<number | null, number | null> {
  const field = recordOf(options);
  return { ...field, describe: () => ({ ...field.describe(), as: "row" }) };
}
