import { type RawBuilder, sql } from "kysely";

import { parseRecord, valuesOf } from "#schemas/collections/record-document.ts";
import type { RecordList, RecordOrder, RecordState } from "#schemas/content/record.ts";
import { fold } from "#schemas/fold.ts";
import { database, now } from "#server/db/context.ts";
import { isRowId } from "#server/db/row-id.ts";

import { onlyOwn, orderOf, searched, wordsOf } from "./listing-sql.ts";
import { namesFor, presented } from "./presented.ts";
import { type UnnamedItem, withReferred } from "./referred-titles.ts";
import { areShown } from "./shown-rows.ts";
import type { CollectionSource } from "./source.ts";

export interface RecordQuery {
  /** Words that each have to occur. */
  readonly search: string;
  /** Only the one of this row; null: all. */
  readonly row: number | null;
  /** Only these; null: all. */
  readonly state: RecordState | null;
  readonly order: RecordOrder;
  readonly page: number;
  readonly nbItem: number;
}

/** Unpublished records are on every page: no estate has more of them at once. */
const mostUnpublished = 500;

/** One page of a collection's public records, and those that visitors don't have. */
export async function listRecordsOf(source: CollectionSource, query: RecordQuery): Promise<RecordList> {
  const { collection } = source;
  const isAsked = (state: RecordState): boolean => query.state === null || query.state === state;
  const unpublished = isAsked("unpublished") ? await withReferred(collection, await unpublishedOf(source, query)) : [];
  if (query.state === "unpublished") return { unpublished, records: [], total: 0 };
  const { rows, total } = await publicRows(source, query);
  const ids = rows.map(({ row }) => row);
  const [values, counted] = [await source.read(ids), await source.count?.(ids)];
  const names = await namesFor(source, [...values.values()]);
  const records = rows.map(({ row, id, changed, planned, shownAt }): UnnamedItem => {
    const state = changed ? "changed" : "public";
    const { title, cells } = presented(collection, values.get(row) ?? {}, names);
    return { id, row, state, plannedAt: planned, shownAt, title, cells: { ...cells, ...counted?.get(row) } };
  });
  return { unpublished, records: await withReferred(collection, records), total };
}

interface PublicRow {
  readonly row: number;
  readonly id: number | null;
  readonly changed: boolean;
  readonly planned: number | null;
  /** From when visitors see it, where that is to come. */
  readonly shownAt: number | null;
}

export async function publicRows({ collection, listing }: CollectionSource, query: RecordQuery) {
  const own = [...onlyOwn(listing), ...areShown(listing, true), ...ofRow(query.row)];
  const conditions = [...own, ...searched(listing, query.search), ...inState(query.state)];
  const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
  const from = sql`from ${sql.table(listing.table)} as t
    left join record as r on r.collection = ${collection.slug} and r.row_id = t.id
    left join draft as d on d.kind = 'record' and d.document_id = r.id and d.sequence > d.base_sequence`;
  const before = (query.page - 1) * query.nbItem;
  const { rows } = await sql<FoundRow>`
    select t.id as "row", r.id as id, case when d.document_id is null then 0 else 1 end as changed, ${plannedAt} as planned,
      ${comingAt(listing)} as coming
    ${from} ${where} order by ${orderOf(listing, query.order)} limit ${query.nbItem} offset ${before}`.execute(
    database(),
  );
  const isLast = rows.length < query.nbItem && (rows.length > 0 || before === 0);
  const counted = isLast
    ? []
    : (await sql<{ total: number }>`select count(*) as total ${from} ${where}`.execute(database())).rows;
  return {
    rows: rows.map(({ row, id, changed, planned, coming }): PublicRow => {
      return { row, id, changed: Number(changed) === 1, planned: instantOf(planned), shownAt: instantOf(coming) };
    }),
    total: isLast ? before + rows.length : Number(counted[0]?.total ?? 0),
  };
}

interface FoundRow extends Pick<PublicRow, "row" | "id"> {
  readonly changed: number;
  readonly planned: number | string | null;
  readonly coming: number | string | null;
}

/** From when visitors see a row, where they don't yet. */
function comingAt({ shownAt }: CollectionSource["listing"]): RawBuilder<unknown> {
  if (shownAt === undefined) return sql`null`;
  const column = sql`t.${sql.ref(shownAt)}`;
  return sql`case when ${column} > ${now()} then ${column} end`;
}

/** Those that visitors don't have: records without a row, and rows that are withdrawn. */
async function unpublishedOf(source: CollectionSource, query: RecordQuery): Promise<readonly UnnamedItem[]> {
  const items = [...(await withoutRow(source, query.row)), ...(await withdrawnRows(source, query.row))];
  const words = wordsOf(query.search);
  return items.filter(({ title }) => {
    const text = fold(Object.values(title).join(" "));
    return words.every((word) => text.includes(word));
  });
}

async function withoutRow(source: CollectionSource, only: number | null): Promise<readonly UnnamedItem[]> {
  const { collection, listing } = source;
  const asked = only === null ? sql`` : sql`and r.row_id = ${isRowId(only) ? only : 0}`;
  const { rows } = await sql<{ id: number; row: number | null; document: string; planned: number | string | null }>`
    select r.id as id, r.row_id as "row", coalesce(d.document, r.document) as document, ${plannedAt} as planned
    from record as r left join draft as d on d.kind = 'record' and d.document_id = r.id
    where r.collection = ${collection.slug} ${asked}
      and not exists (select 1 from ${sql.table(listing.table)} as t where t.id = r.row_id)
    order by r.id desc limit ${mostUnpublished}`.execute(database());
  const said = rows.map(({ document }) => valuesOf(collection, parseRecord(document)?.values ?? {}));
  const names = await namesFor(source, said);
  return rows.map(({ id, row, planned }, index): UnnamedItem => {
    return {
      id,
      row,
      state: "unpublished",
      plannedAt: instantOf(planned),
      shownAt: null,
      ...presented(collection, said[index] ?? {}, names),
    };
  });
}

interface Withdrawn {
  readonly row: number;
  readonly id: number | null;
  readonly document: string | null;
  readonly planned: number | string | null;
}

/** As they are edited, or else as they stand. */
async function withdrawnRows(source: CollectionSource, only: number | null): Promise<readonly UnnamedItem[]> {
  const { collection, listing } = source;
  if (listing.shown === undefined) return [];
  const conditions = [...onlyOwn(listing), ...areShown(listing, false), ...ofRow(only)];
  const { rows } = await sql<Withdrawn>`
    select t.id as "row", r.id as id, d.document as document, ${plannedAt} as planned
    from ${sql.table(listing.table)} as t
    left join record as r on r.collection = ${collection.slug} and r.row_id = t.id
    left join draft as d on d.kind = 'record' and d.document_id = r.id and d.sequence > d.base_sequence
    where ${sql.join(conditions, sql` and `)} order by t.id desc limit ${mostUnpublished}`.execute(database());
  const stored = await source.read(rows.map(({ row }) => row));
  const said = rows.map(({ row, document }) => {
    const edited = document === null ? undefined : parseRecord(document)?.values;
    return valuesOf(collection, edited ?? stored.get(row) ?? {});
  });
  const names = await namesFor(source, said);
  return rows.map(({ id, row, planned }, index): UnnamedItem => {
    return {
      id,
      row,
      state: "unpublished",
      plannedAt: instantOf(planned),
      shownAt: null,
      ...presented(collection, said[index] ?? {}, names),
    };
  });
}

/** The next that is planned of a record; a plan that failed waits for somebody. */
const plannedAt: RawBuilder<unknown> = sql`(
  select min(p.due_at) from planned_document as pd inner join publication_plan as p on p.id = pd.plan_id
  where pd.kind = 'record' and pd.document_id = r.id and p.state = 'WAITING')`;

function ofRow(row: number | null): readonly RawBuilder<unknown>[] {
  return row === null ? [] : [sql`t.id = ${isRowId(row) ? row : 0}`];
}

function inState(state: RecordState | null): readonly RawBuilder<unknown>[] {
  if (state === "changed") return [sql`d.document_id is not null`];
  return state === "public" ? [sql`d.document_id is null`] : [];
}

function instantOf(value: number | string | null): number | null {
  return value === null ? null : Number(value);
}
