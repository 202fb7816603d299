import { parseRecord, valuesOf } from "#schemas/collections/record-document.ts";
import { defaultLocale, type Locale } from "#schemas/locale.ts";
import { database } from "#server/db/context.ts";

import { namesFor, presented } from "./presented.ts";
import { collectionSource } from "./sources.ts";

/** What records are called, by their documents' ids: as they are edited, else as they stand; none of those that are gone. */
export async function titlesOfRecords(ids: readonly number[], locale: Locale): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database()
    .selectFrom("record as r")
    .leftJoin("draft as d", (join) => join.onRef("d.document_id", "=", "r.id").on("d.kind", "=", "record"))
    .select(["r.id", "r.collection", "r.row_id", "r.document", "d.document as draft"])
    .where("r.id", "in", ids)
    .execute();
  const titles: (readonly [number, string])[] = [];
  for (const [slug, records] of Map.groupBy(rows, ({ collection }) => collection)) {
    const source = await collectionSource(slug);
    if (!source) continue;
    const stored = await source.read(records.flatMap(({ row_id: row }) => (row === null ? [] : [row])));
    const said = records.map(({ row_id: row, draft, document }) => {
      const edited = draft === null ? undefined : parseRecord(draft)?.values;
      const values = edited ?? (row === null ? undefined : stored.get(row)) ?? parseRecord(document)?.values;
      return valuesOf(source.collection, values ?? {});
    });
    const names = await namesFor(source, said);
    for (const [index, { id }] of records.entries()) {
      const { title } = presented(source.collection, said[index] ?? {}, names);
      const other = Object.values(title).find((text) => text.trim() !== "");
      titles.push([id, title[locale]?.trim() || title[defaultLocale]?.trim() || other || ""]);
    }
  }
  return new Map(titles);
}
