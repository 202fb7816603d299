import { sql } from "kysely";

import { database } from "#server/db/context.ts";
import { rowIds } from "#server/db/row-id.ts";
import type { Row, Tables } from "#server/db/tables.ts";

/** Some rows of a table by one of its columns; the ids come from lists or are checked to be rows' own. */
export async function rowsBy<Table extends keyof Tables>(
  table: Table,
  column: keyof Row<Table> & string,
  ids: readonly number[],
): Promise<readonly Row<Table>[]> {
  const wanted = rowIds(ids);
  if (wanted.length === 0) return [];
  const { rows } = await sql<Row<Table>>`
    select * from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(wanted)})`.execute(database());
  return rows;
}

/** The picture of a row as records hold it. */
export function pictureOf(mediaId: number | null) {
  return mediaId === null ? null : { id: mediaId };
}

/** The medium of a record's picture, as save commands take it. */
export function mediaIdOf(picture: unknown): number | null {
  return (picture as { readonly id: number } | null)?.id ?? null;
}

/** The row that a reference of a record names, as save commands take it. */
export function rowIdOf(reference: unknown): number | null {
  return typeof reference === "number" ? reference : null;
}

/** The row that a save command writes; a new one where there is no id. */
export function withId(id: number | undefined): { readonly id?: number } {
  return id === undefined ? {} : { id };
}
