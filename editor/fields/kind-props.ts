import type { ReactNode } from "react";

import type { Field } from "#schemas/fields/field.ts";
import type { Locale } from "#schemas/locale.ts";
import type { Result } from "#schemas/result.ts";

import type { FieldPorts } from "./field-ports.ts";
import type { FieldRefusal } from "./use-checked.ts";

/** What a change of a field is told with. */
export interface ChangeOf {
  /** One language of a localized value. */
  readonly locale?: Locale;
  /** Where within the value somebody types: changes of one place, close to each other, are one. Left out: it was chosen. */
  readonly typedAt?: string;
}

export type FieldOutcome = Result<unknown, FieldRefusal> | void;

/** What the input of each kind of field receives. */
export interface KindProps<Stored> {
  readonly field: Field<Stored, unknown>;
  readonly label: string;
  readonly help?: string;
  readonly aside?: ReactNode;
  readonly isLabelHidden?: boolean;
  /** What is in force: what is stored, else what is inherited. */
  readonly value: Stored;
  readonly locale: Locale;
  readonly ports: FieldPorts;
  /** Undefined unsets. */
  readonly onChange: (value: Stored | undefined, how?: ChangeOf) => FieldOutcome;
}
