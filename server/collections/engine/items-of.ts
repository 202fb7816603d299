import type { RecordValues } from "#schemas/collections/collection.ts";
import { isRecord } from "#schemas/fields/check.ts";
import type { Field, Fields } from "#schemas/fields/field.ts";
import { effectiveProps } from "#schemas/fields/props.ts";

/** [CO16] A list's items, each with all its fields; what a field can't read stays as it is stored. */
export function itemsOf({ item: fields = {} }: Pick<Field, "item">, value: unknown): readonly RecordValues[] {
  const items = Array.isArray(value) ? value.filter(isRecord) : [];
  return items.map((item) => ({ ...effectiveProps(fields, {}, item).props, ...unreadIn(fields, item) }));
}

function unreadIn(fields: Fields, item: RecordValues): RecordValues {
  const unread = Object.entries(fields).filter(([name, field]) => {
    const value = Object.hasOwn(item, name) ? item[name] : undefined;
    return value !== undefined && value !== null && !field.check(value).ok;
  });
  return Object.fromEntries(unread.map(([name]) => [name, item[name]]));
}
