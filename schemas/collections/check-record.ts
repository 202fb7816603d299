import { isRecord, isRowId, under } from "../fields/check.ts";
import { defaultLocale } from "../locale.ts";
import type { Problem } from "../refusal.ts";
import { type Collection, fieldOf, type RecordValues } from "./collection.ts";

/** [CO8] What keeps a record from going public, by field (`title.fr_FR`, `pictures.2`). The server's save command has the last word. */
export function checkRecord(collection: Collection, values: RecordValues): readonly Problem[] {
  const problems = Object.entries(collection.fields).flatMap(([name, field]) => {
    const checked = field.check(values[name] ?? field.initial);
    return checked.ok ? [] : under(name, checked.error);
  });
  return [...problems, ...untitled(collection, values), ...(collection.check?.(values) ?? [])];
}

function untitled(collection: Collection, values: RecordValues): readonly Problem[] {
  const field = fieldOf(collection, collection.title);
  const title = values[collection.title];
  const text = field?.localized && isRecord(title) ? title[defaultLocale] : title;
  if (typeof text === "string" ? text.trim() !== "" : isRowId(text)) return [];
  const key = field?.localized ? `${collection.title}.${defaultLocale}` : collection.title;
  return [{ key, messageKey: "key.required" }];
}
