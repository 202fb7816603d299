import { fault, isRowId } from "../../fields/check.ts";
import type { Field } from "../../fields/field.ts";
import type { FieldLabels } from "../../fields/text.ts";
import { ok } from "../../result.ts";

export interface RecordOfOptions extends FieldLabels {
  /** The collection's slug. */
  readonly to: string;
}

/** A record of another collection by its row's id, or none; whether it is there is asked when it goes public. */
export function recordOf({ label, help, to }: RecordOfOptions): Field<number | null, number | null> {
  return {
    kind: "reference",
    label,
    localized: false,
    initial: null,
    check: (value) => (value === null || isRowId(value) ? ok(value) : fault("key.reference")),
    merge: (_base, over) => over,
    references: () => [],
    toView: (value) => value,
    describe: () => ({ kind: "reference", label, help, localized: false, initial: null, as: "record", to }),
  };
}
