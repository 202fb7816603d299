import { sql } from "kysely";

import type { Field, Fields } from "#schemas/fields/field.ts";
import type { RecordValues } from "#schemas/collections/collection.ts";
import { isRecord } from "#schemas/fields/check.ts";
import type { Problem } from "#schemas/refusal.ts";
import { database } from "#server/db/context.ts";
import { rowIds } from "#server/db/row-id.ts";
import type { TableWithId } from "#server/db/write-row.ts";

/** A row that something of a record points to, and where it does so: `pictures.2.picture`. */
interface Pointer {
  readonly key: string;
  readonly table: TableWithId;
  readonly id: number;
}

/**
 * What of a record points to rows that aren't there, each at its own place: the database refuses them as well, and doesn't
 * always say which.
 */
export async function missingRows(fields: Fields, values: RecordValues): Promise<readonly Problem[]> {
  const pointers = pointersIn(fields, values);
  const byTable = Map.groupBy(pointers, ({ table }) => table);
  const missing: Problem[] = [];
  for (const [table, own] of byTable) {
    const known = await idsIn(table, rowIds(own.map(({ id }) => id)));
    missing.push(
      ...own.filter(({ id }) => !known.has(id)).map(({ key }) => ({ key, messageKey: "key.reference" as const })),
    );
  }
  return missing;
}

async function idsIn(table: TableWithId, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const found = sql<{ id: number }>`select id from ${sql.table(table)} where id in (${sql.join(ids)})`;
  const { rows } = await found.execute(database());
  return new Set(rows.map(({ id }) => id));
}

/** Where what references name stands. */
const tables: Readonly<Record<string, TableWithId>> = {
  page: "page",
  product: "product",
  products: "product",
  form: "form",
  "blog-folder": "blog_folder",
  "company-address": "company_address",
  "shipping-service": "shipping_service",
};

function pointersIn(fields: Fields, values: RecordValues, before = ""): readonly Pointer[] {
  return Object.entries(fields).flatMap(([name, field]) => pointersOf(field, values[name], `${before}${name}`));
}

function pointersOf(field: Field, value: unknown, key: string): readonly Pointer[] {
  if (field.item && Array.isArray(value)) {
    const { item } = field;
    return value.flatMap((entry, index) => (isRecord(entry) ? pointersIn(item, entry, `${key}.${index}.`) : []));
  }
  if (field.item && isRecord(value)) return pointersIn(field.item, value, `${key}.`);
  if (field.kind === "image" && isRecord(value)) return [{ key, table: "media", id: Number(value["id"]) }];
  const { to, of } = field.describe() as { readonly to?: string; readonly of?: string };
  const table = tables[to ?? of ?? ""];
  return table !== undefined && typeof value === "number" ? [{ key, table, id: value }] : [];
}
