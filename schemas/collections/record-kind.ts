import type { EditingKind } from "../editing/editing-kind.ts";
import type { Leaf } from "../editing/leaf.ts";
import { sameValue } from "../editing/same-value.ts";
import { locales } from "../locale.ts";
import type { Collection } from "./collection.ts";
import { type RecordDocument, recordValueAt } from "./record-document.ts";
import { type RecordCommand, setRecord, type SetRecordField } from "./set-record.ts";

export type RecordKind = EditingKind<RecordDocument, RecordCommand>;

/** The records of a collection as documents that are edited by commands (`schemas/editing`). */
export function recordKind(collection: Pick<Collection, "fields">): RecordKind {
  const valueAt = (document: RecordDocument, leaf: Leaf): unknown => {
    const [field = "", locale] = leaf.split("/");
    return recordValueAt(collection, document, { field, locale });
  };
  const leaves = Object.entries(collection.fields).flatMap(([name, field]) =>
    field.localized ? locales.map((locale) => `${name}/${locale}`) : [name],
  );
  const leavesOf = (document: RecordDocument, command: RecordCommand): readonly Leaf[] => {
    if (command.type === "set") return [recordLeaf(command)];
    const other = { ...document, values: command.values };
    return leaves.filter((leaf) => !sameValue(valueAt(document, leaf), valueAt(other, leaf)));
  };
  return {
    name: "record",
    apply: (document, command) => setRecord(collection, document, command),
    writes: leavesOf,
    overwrites: leavesOf,
    squash: (first, second) =>
      first.type === "set" && second.type === "set" && recordLeaf(first) === recordLeaf(second) ? second : null,
    valueAt,
    // What is set is where it is, whatever others set.
    adapt: (command) => [command],
  };
}

/** The leaf that a command sets. */
export function recordLeaf({ field, locale }: Pick<SetRecordField, "field" | "locale">): Leaf {
  return locale === undefined ? field : `${field}/${locale}`;
}
