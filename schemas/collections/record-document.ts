import { isRecord } from "../fields/check.ts";
import { isLocale, locales, type Localized } from "../locale.ts";
import type { Field } from "../fields/field.ts";
import { type Collection, fieldOf, type RecordValues } from "./collection.ts";

export const recordVersion = 1;

/** A record as it is edited. A text that is empty in a language isn't there. */
export interface RecordDocument {
  readonly version: typeof recordVersion;
  readonly values: RecordValues;
}

/** A record of which nobody has said anything. */
export function blankRecord(collection: Collection): RecordDocument {
  return { version: recordVersion, values: valuesOf(collection, {}) };
}

/** [CO6] The values of a collection's fields; what can't be read is as if nobody had said it. */
export function valuesOf({ fields }: Pick<Collection, "fields">, stored: RecordValues): RecordValues {
  const read = Object.entries(fields).map(([name, field]) => {
    const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
    return [name, readValue(field, value)] as const;
  });
  return Object.fromEntries(read);
}

/** [CO6] Reads a record as it was stored; what its collection makes of it is asked when it is opened. Null: this is none. */
export function parseRecord(text: string): RecordDocument | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(stored) || stored["version"] !== recordVersion || !isRecord(stored["values"])) return null;
  return { version: recordVersion, values: stored["values"] };
}

/** What stands in a record, of a text in one language; undefined where it isn't there. */
export function recordValueAt(
  collection: Pick<Collection, "fields">,
  { values }: RecordDocument,
  { field: name, locale }: { readonly field: string; readonly locale?: string | undefined },
): unknown {
  const field = fieldOf(collection, name);
  if (!field) return undefined;
  const value = Object.hasOwn(values, name) ? values[name] : field.initial;
  if (!field.localized) return value;
  return isLocale(locale) && isRecord(value) && Object.hasOwn(value, locale) ? value[locale] : undefined;
}

function readValue(field: Field, value: unknown): unknown {
  if (field.localized) return textsOf(field, value);
  return value !== undefined && field.check(value).ok ? value : field.initial;
}

function textsOf(field: Field, value: unknown): Localized<string> {
  if (!isRecord(value)) return {};
  const read = locales.flatMap((locale) => {
    const text = Object.hasOwn(value, locale) ? value[locale] : "";
    return text !== "" && field.check({ [locale]: text }).ok ? [[locale, String(text)] as const] : [];
  });
  return Object.fromEntries(read);
}
