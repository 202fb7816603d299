import type { Field } from "../../fields/field.ts";

/** On which other field of its item, or of the item around that, it depends whether a field is asked. */
export interface OnlyWhere {
  readonly name: string;
  /** What that field says where nothing is stored. */
  readonly initial: unknown;
  readonly values: readonly unknown[];
}

/** A field that is asked only where another of the item, or of the item around that, has one of some values. */
export function onlyWhere<Value, Stored, View>(
  name: string,
  of: Field<Value, unknown>,
  values: readonly NoInfer<Value>[],
  field: Field<Stored, View>,
): Field<Stored, View> {
  const only: OnlyWhere = { name, initial: of.initial, values };
  return { ...field, describe: () => ({ ...field.describe(), only }) };
}
