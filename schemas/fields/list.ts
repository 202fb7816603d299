import type { Problem } from "../refusal.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import { fault, under } from "./check.ts";
import type { Field, Fields, ViewProps } from "./field.ts";
import { checkProps, collectReferences, describeFields, effectiveProps, viewProps } from "./props.ts";
import type { FieldLabels } from "./text.ts";

export interface ListOptions<Item extends Fields> extends FieldLabels {
  /** The fields of each item. */
  readonly item: Item;
  /** The most items; 50 when left out. */
  readonly max?: number;
  /** The fields whose values are what an item is called; left out: its first text. */
  readonly named?: readonly (keyof Item & string)[];
}

/** One item, sparse: a missing key has its field's initial value. */
export type StoredItem = Readonly<Record<string, unknown>>;

/** Several records of the same fields, in order. */
export function list<const Item extends Fields>(
  options: ListOptions<Item>,
): Field<readonly StoredItem[], readonly ViewProps<Item>[]> {
  const { label, help, item, max = 50, named } = options;
  return {
    kind: "list",
    label,
    localized: false,
    initial: [],
    item,
    check: (value) => checkItems(item, max, value),
    merge: (_base, over) => over,
    references: (items) => items.flatMap((stored) => collectReferences(item, complete(item, stored))),
    toView: (items, context) => items.map((stored) => viewProps(item, complete(item, stored), context)),
    describe: () => ({
      kind: "list",
      label,
      help,
      localized: false,
      initial: [],
      max,
      named,
      item: describeFields(item),
    }),
  };
}

function complete<Item extends Fields>(item: Item, stored: StoredItem) {
  return effectiveProps(item, {}, stored).props;
}

function checkItems(item: Fields, max: number, value: unknown): Result<readonly StoredItem[], readonly Problem[]> {
  if (!Array.isArray(value)) return fault("key.list");
  if (value.length > max) return fault("key.tooMany", { max, count: value.length });
  const items: StoredItem[] = [];
  const problems: Problem[] = [];
  for (const [index, entry] of value.entries()) {
    const checked = checkProps(item, entry);
    if (checked.ok) items.push(checked.value);
    else problems.push(...under(String(index), checked.error));
  }
  return problems.length === 0 ? ok(items) : err(problems);
}
