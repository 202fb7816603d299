import { type Collection, fieldOf, type RecordValues } from "#schemas/collections/collection.ts";
import type { RecordItem } from "#schemas/content/record.ts";
import { isRecord } from "#schemas/fields/check.ts";
import { defaultLocale, type Localized } from "#schemas/locale.ts";

import type { CollectionSource } from "./source.ts";

/** What is called how that records are called by, by its row's id. */
export type Names = ReadonlyMap<number, Localized<string>>;

/** What some records are called by, where their titles refer to something. */
export async function namesFor(
  { collection, names }: Pick<CollectionSource, "collection" | "names">,
  records: readonly RecordValues[],
): Promise<Names> {
  const titles = records.map((values) => values[collection.title]);
  return (await names?.(titles.filter((title) => typeof title === "number"))) ?? new Map();
}

/** A record's title in its languages, and what its list shows beside that. */
export function presented(
  collection: Collection,
  values: RecordValues,
  names: Names,
): Pick<RecordItem, "title" | "cells"> {
  return {
    title: titleOf(collection, values[collection.title], names),
    cells: Object.fromEntries(collection.columns.map((name) => [name, values[name] ?? null])),
  };
}

function titleOf(collection: Collection, title: unknown, names: Names): Localized<string> {
  if (typeof title === "number") return names.get(title) ?? {};
  const isText = fieldOf(collection, collection.title)?.localized === true && isRecord(title);
  return isText ? (title as Localized<string>) : { [defaultLocale]: typeof title === "string" ? title : "" };
}
