import type { Field } from "../../fields/field.ts";
import { number } from "../../fields/number.ts";

/** Where a record stands among the others; those of the same number stand in the order in which they were made. */
export function order(): Field<number, number> {
  return number({
    label: { fr_FR: "Rang", en_US: "Rank" },
    help: { fr_FR: "Les plus petits d’abord.", en_US: "The smallest first." },
    min: -1_000_000,
    max: 1_000_000,
    integer: true,
  });
}
