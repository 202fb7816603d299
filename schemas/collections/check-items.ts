import { isRecord, under } from "../fields/check.ts";
import { defaultLocale } from "../locale.ts";
import type { Problem } from "../refusal.ts";
import type { RecordValues } from "./collection.ts";

/** What is wrong with the items of a list, each under its place. */
export function each(
  values: RecordValues,
  list: string,
  check: (item: RecordValues) => readonly Problem[],
): readonly Problem[] {
  return itemsIn(values, list).flatMap((item, index) => under(`${list}.${index}`, check(item)));
}

/** What stands twice in a list, of what stands once. */
export function repeated(values: RecordValues, list: string, name: string): readonly Problem[] {
  const said = itemsIn(values, list).map((item) => item[name] ?? null);
  return said.flatMap((value, index): Problem[] =>
    value !== null && value !== "" && said.indexOf(value) < index
      ? [{ key: `${list}.${index}.${name}`, messageKey: "key.repeated" }]
      : [],
  );
}

/** A text that every language falls back to. */
export function said(item: RecordValues, name: string): readonly Problem[] {
  const texts = item[name];
  const isSaid = isRecord(texts) && typeof texts[defaultLocale] === "string" && texts[defaultLocale].trim() !== "";
  return isSaid ? [] : [{ key: `${name}.${defaultLocale}`, messageKey: "key.required" }];
}

/** A value that an item can't go public without. */
export function neededIn(item: RecordValues, name: string): readonly Problem[] {
  const value = item[name] ?? null;
  return value === null || value === "" ? [{ key: name, messageKey: "key.required" }] : [];
}

/** Values that are said together, or not at all. */
export function allOrNone(value: unknown, names: readonly string[]): readonly Problem[] {
  if (!isRecord(value)) return [];
  const missing = names.flatMap((name) => neededIn(value, name));
  return missing.length === names.length ? [] : missing;
}

/** The items of a list; none where it isn't there. */
export function itemsIn(values: RecordValues, list: string): readonly RecordValues[] {
  const items = values[list];
  return Array.isArray(items) ? items.filter(isRecord) : [];
}
