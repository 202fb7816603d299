import type { Field } from "#schemas/fields/field.ts";
import { isRecord } from "#schemas/fields/check.ts";
import type { RecordValues } from "#schemas/collections/collection.ts";
import { locales } from "#schemas/locale.ts";
import { csvRow } from "#server/text/csv.ts";

import { publicRows } from "./list-records.ts";
import type { CollectionSource } from "./source.ts";

const atOnce = 200;

/** All public records as CSV, in the order of the site: a column for each field, and for each language of a text. */
export async function* exportRecordsOf(source: CollectionSource): AsyncGenerator<Uint8Array> {
  const columns = Object.entries(source.collection.fields).flatMap(([name, field]) => columnsOf(name, field));
  const told = Object.keys(source.collection.counted ?? {});
  yield Buffer.from(`\ufeff${csvRow(["id", ...columns.map(({ head }) => head), ...told])}`);
  for (let page = 1; ; page += 1) {
    const { rows } = await publicRows(source, {
      search: "",
      row: null,
      state: null,
      order: "own",
      page,
      nbItem: atOnce,
    });
    const ids = rows.map(({ row }) => row);
    const [values, counted] = [await source.read(ids), await source.count?.(ids)];
    for (const { row } of rows) {
      const own = values.get(row);
      if (!own) continue;
      const counts = told.map((name) => String(counted?.get(row)?.[name] ?? 0));
      yield Buffer.from(csvRow([String(row), ...columns.map(({ cell }) => cell(own)), ...counts]));
    }
    if (rows.length < atOnce) return;
  }
}

interface Column {
  readonly head: string;
  readonly cell: (values: RecordValues) => string;
}

function columnsOf(name: string, field: Field): readonly Column[] {
  if (!field.localized) return [{ head: name, cell: (values) => cellOf(values[name]) }];
  return locales.map((locale) => ({
    head: `${name} ${locale}`,
    cell: (values) => {
      const texts = values[name];
      return isRecord(texts) ? cellOf(texts[locale]) : "";
    },
  }));
}

/** A value as one reads it in a table; what has parts is JSON. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) return value.join(", ");
  return JSON.stringify(value);
}
