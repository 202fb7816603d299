import type { Problem } from "../refusal.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import type { Field, Fields, ViewProps } from "./field.ts";
import { checkProps, collectReferences, describeFields, effectiveProps, type SparseProps, viewProps } from "./props.ts";
import type { FieldLabels } from "./text.ts";

export interface GroupOptions<Item extends Fields> extends FieldLabels {
  readonly item: Item;
  /** What is wrong between its values, each of which is right by itself. */
  readonly against?: (value: SparseProps) => readonly Problem[];
}

/** Some values that are set and taken back as one, sparse: a missing key has its field's initial value. */
export function group<const Item extends Fields>({
  label,
  help,
  item,
  against = () => [],
}: GroupOptions<Item>): Field<SparseProps, ViewProps<Item>> {
  const complete = (stored: SparseProps) => effectiveProps(item, {}, stored).props;
  return {
    kind: "group",
    label,
    localized: false,
    initial: {},
    item,
    check(value): Result<SparseProps, readonly Problem[]> {
      const checked = checkProps(item, value);
      if (!checked.ok) return checked;
      const problems = against(checked.value);
      return problems.length === 0 ? ok(checked.value) : err(problems);
    },
    merge: (_base, over) => over,
    references: (stored) => collectReferences(item, complete(stored)),
    toView: (stored, context) => viewProps(item, complete(stored), context),
    describe: () => ({ kind: "group", label, help, localized: false, initial: {}, item: describeFields(item) }),
  };
}
