import type { ReactNode } from "react";

import type { Field } from "#schemas/fields/field.ts";
import type { StoredItem } from "#schemas/fields/list.ts";
import type { Locale } from "#schemas/locale.ts";

import type { FieldPorts } from "./field-ports.ts";
import type { FieldOutcome } from "./kind-props.ts";

export interface FieldInputProps {
  readonly field: Field;
  /** What is stored; undefined: nothing. */
  readonly value: unknown;
  /** What counts where nothing is stored. */
  readonly inherited: unknown;
  /** The language of the content that is looked at. */
  readonly locale: Locale;
  readonly ports: FieldPorts;
  /** What visitors read now, where that is known: it tells whether a translation is older than its source. */
  readonly published?: unknown;
  /** What stands at the label's end. */
  readonly aside?: ReactNode;
  readonly isLabelHidden?: boolean;
  /** What the item says that the field is of, where it is of one. */
  readonly beside?: StoredItem;
  /**
   * Called with each change that is right, and undefined to unset; a refusal is shown at the field. `locale`: that
   * language alone. `typedAt`: the place within the value where somebody types; left out, something was chosen.
   */
  readonly onChange: (value: unknown, locale?: Locale, typedAt?: string) => FieldOutcome;
}
