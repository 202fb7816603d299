import { type Collection, fieldOf } from "#schemas/collections/collection.ts";
import type { RecordItem } from "#schemas/content/record.ts";
import type { Field } from "#schemas/fields/field.ts";
import type { Localized } from "#schemas/locale.ts";

import { namesFor, presented } from "./presented.ts";
import { collectionSource } from "./sources.ts";

/** A record of a list, before anybody asked what is called how that it refers to. */
export type UnnamedItem = Omit<RecordItem, "referred">;

/** Records of a list with what is called how that they refer to there: one look for each column, however many they are. */
export async function withReferred(
  collection: Collection,
  items: readonly UnnamedItem[],
): Promise<readonly RecordItem[]> {
  const columns: (readonly [string, ReadonlyMap<unknown, Localized<string>>])[] = [];
  for (const name of collection.columns) {
    const slug = referredCollection(fieldOf(collection, name));
    if (slug === null) continue;
    const ids = items.map(({ cells }) => cells[name]).filter((id) => typeof id === "number");
    columns.push([name, await titlesOf(slug, [...new Set(ids)])]);
  }
  return items.map((item) => {
    const named = columns.flatMap(([name, titles]) => {
      const title = titles.get(item.cells[name]);
      return title ? [[name, title] as const] : [];
    });
    return { ...item, referred: Object.fromEntries(named) };
  });
}

/** The collection whose records a field refers to; null: it refers to none. */
function referredCollection(field: Field | undefined): string | null {
  if (field?.kind !== "reference") return null;
  const { as, to } = field.describe() as unknown as { readonly as?: string; readonly to: string };
  if (as === "record") return to;
  return to === "product" ? "products" : null;
}

async function titlesOf(slug: string, ids: readonly number[]): Promise<ReadonlyMap<number, Localized<string>>> {
  const source = ids.length === 0 ? undefined : await collectionSource(slug);
  if (!source) return new Map();
  const values = await source.read(ids);
  const names = await namesFor(source, [...values.values()]);
  return new Map([...values].map(([id, said]) => [id, presented(source.collection, said, names).title]));
}
