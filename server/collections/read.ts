import {
  blankRecord,
  parseRecord,
  type RecordDocument,
  recordVersion,
  valuesOf,
} from "#schemas/collections/record-document.ts";
import type { RecordValues } from "#schemas/collections/collection.ts";
import { sameValue } from "#schemas/editing/same-value.ts";
import type { OpenedRecord, RecordList } from "#schemas/content/record.ts";
import { database } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";
import { lastRevision } from "#server/db/revisions.ts";
import { isRowId } from "#server/db/row-id.ts";

import { listRecordsOf, type RecordQuery } from "./engine/list-records.ts";
import { exportRecordsOf } from "./engine/export-records.ts";
import { isWithdrawn } from "./engine/shown-rows.ts";
import type { CollectionSource } from "./engine/source.ts";
import { collectionSource } from "./engine/sources.ts";

/** A record that is edited: its collection, and what is public of it. */
export interface StoredRecord extends OpenedRecord {
  readonly source: CollectionSource;
  /** Whether its row is there, which visitors may have or not. */
  readonly isRow: boolean;
  /** What its row holds, as it reads; nothing where there is none. */
  readonly stored: RecordValues;
  readonly document: RecordDocument;
}

/** A record by its document's id; null where there is none, or its collection is gone. */
export async function findRecord(id: number): Promise<StoredRecord | null> {
  if (!isRowId(id)) return null;
  const row = await database().selectFrom("record").selectAll().where("id", "=", id).executeTakeFirst();
  const source = row && (await collectionSource(row.collection));
  if (!row || !source) return null;
  const { collection } = source;
  const values = row.row_id === null ? undefined : (await source.read([row.row_id])).get(row.row_id);
  const isRow = values !== undefined;
  const isPublic = row.row_id !== null && isRow && !(await isWithdrawn(source, row.row_id));
  const isAsPublished = !isRow || sameValue(readJson(row.row_values), values);
  const kept = isAsPublished ? parseRecord(row.document)?.values : values;
  const document: RecordDocument = kept
    ? { version: recordVersion, values: valuesOf(collection, kept) }
    : blankRecord(collection);
  const counted = isRow && row.row_id !== null ? await countedOf(source, row.row_id) : {};
  return { id, row: row.row_id, isRow, isPublic, counted, source, stored: values ?? {}, document };
}

/** What the shop counts of a row. */
export async function countedOf(source: CollectionSource, row: number): Promise<Readonly<Record<string, number>>> {
  return (await source.count?.([row]))?.get(row) ?? {};
}

/** What is public of a record, as drafts begin with it; null when there is no such record. */
export async function publicRecord(
  id: number,
): Promise<{ readonly document: RecordDocument; readonly revision: number | null } | null> {
  const record = await findRecord(id);
  if (!record) return null;
  const revision = record.isPublic ? await lastRevision({ kind: "record", documentId: id }) : null;
  return { document: record.document, revision };
}

/** The records of a collection; null: there is no such collection. */
export async function listRecords(slug: string, query: RecordQuery): Promise<RecordList | null> {
  const source = await collectionSource(slug);
  return source ? await listRecordsOf(source, query) : null;
}

/** The public records of a collection as CSV; null: there is no such collection. */
export async function exportRecords(slug: string): Promise<AsyncIterable<Uint8Array> | null> {
  const source = await collectionSource(slug);
  return source ? exportRecordsOf(source) : null;
}

export type { RecordQuery } from "./engine/list-records.ts";
export { titlesOfRecords } from "./engine/record-titles.ts";
