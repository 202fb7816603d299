import { number } from "../../fields/number.ts";
import type { Field } from "../../fields/field.ts";
import { optional } from "./optional.ts";

/** The row that an item of a list is; null: it has none yet. Nobody writes it, and a copy of an item has none. */
export function ownId(): Field<number | null, number | null> {
  const label = { fr_FR: "Numéro", en_US: "Number" };
  const field = optional(number({ label, min: 1, max: 2_147_483_647, integer: true }));
  return { ...field, describe: () => ({ ...field.describe(), as: "own-id" }) };
}
