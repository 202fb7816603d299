import { ok } from "../result.ts";
import { fault } from "./check.ts";
import type { Field } from "./field.ts";
import type { FieldLabels } from "./text.ts";

export interface ToggleOptions extends FieldLabels {
  /** Left out: false. */
  readonly initial?: boolean;
}

/** Yes or no. */
export function toggle({ label, help, initial = false }: ToggleOptions): Field<boolean, boolean> {
  return {
    kind: "toggle",
    label,
    localized: false,
    initial,
    check: (value) => (typeof value === "boolean" ? ok(value) : fault("key.boolean")),
    merge: (_base, over) => over,
    references: () => [],
    toView: (value) => value,
    describe: () => ({ kind: "toggle", label, help, localized: false, initial }),
  };
}
