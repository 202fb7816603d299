import { LRUCache } from "lru-cache";

import { definitionsBySlug } from "#blocks/definitions.ts";
import { reusableIds } from "#schemas/page/expand-layout.ts";
import { type LayoutDocument, type LayoutKind, layoutLimits } from "#schemas/page/layout.ts";
import { findPageType } from "#schemas/page/page-types/catalogue.ts";
import type { PageType } from "#schemas/page/page-types/page-type.ts";
import { parseLayout } from "#schemas/page/parse-layout.ts";
import { onePerContext } from "#server/context.ts";
import { database } from "#server/db/context.ts";
import { prepared } from "#server/db/prepared.ts";
import { isRowId, rowIds } from "#server/db/row-id.ts";
import { recordRead } from "#server/db/tags.ts";
import { shownDocument } from "#server/shown-drafts.ts";

/** A layout as visitors see it. The document is shared between calls: never write to it. */
export interface PublishedLayout {
  readonly id: number;
  readonly kind: LayoutKind;
  readonly name: string;
  /** The revision's id; revisions are immutable. */
  readonly revision: number;
  /** Parsed, repaired and migrated to this code's block versions. */
  readonly document: LayoutDocument;
}

/** A layout's published revision; null when it has none that can be read. */
export async function publishedLayout(layoutId: number): Promise<PublishedLayout | null> {
  return (await publishedLayouts([layoutId])).get(layoutId) ?? null;
}

/** The published revisions of some layouts, in one query once their documents are known; those without one are missing from the map. */
export async function publishedLayouts(layoutIds: Iterable<number>): Promise<ReadonlyMap<number, PublishedLayout>> {
  const wanted = rowIds(layoutIds);
  recordRead(...wanted.map((id) => `layout:${id}`));
  if (wanted.length === 0) return new Map();
  const rows = await publishedRows({ ids: wanted });
  const documents = await revisionDocuments(rows.map(({ revision }) => revision));
  const layouts = await Promise.all(rows.map((row) => readable(row, documents.get(row.revision)?.document ?? null)));
  const published = layouts.filter((layout) => layout !== null).map((layout) => [layout.id, layout] as const);
  return new Map([...published, ...shownLayouts(wanted)]);
}

/** Those that this is shown by as they are edited. */
function shownLayouts(ids: readonly number[]): readonly (readonly [number, PublishedLayout])[] {
  return ids.flatMap((id) => {
    const document = shownDocument("layout", id) as LayoutDocument | undefined;
    return document ? [[id, { id, kind: document.kind, name: "", revision: 0, document }] as const] : [];
  });
}

const publishedRows = prepared(({ ids }: { ids: readonly number[] }) =>
  database()
    .selectFrom("layout")
    .select(["id", "name", "published_revision_id as revision"])
    .where("id", "in", ids)
    .where("published_revision_id", "is not", null)
    .$narrowType<{ revision: number }>(),
);

/** A layout by its kind and name (`frame`, `default`); null when there is none. */
export async function findLayoutByName(kind: LayoutKind, name: string): Promise<{ readonly id: number } | null> {
  recordRead("layout");
  const [row] = await idsByName({ kind, name });
  return row ?? null;
}

const idsByName = prepared(({ kind, name }: { kind: LayoutKind; name: string }) =>
  database().selectFrom("layout").select("id").where("kind", "=", kind).where("name", "=", name),
);

/** Every layout of a kind as visitors see it, in the order of their ids; those that were never published are missing. */
export async function publishedOfKind(kind: LayoutKind): Promise<readonly PublishedLayout[]> {
  recordRead("layout");
  const rows = await database().selectFrom("layout").select("id").where("kind", "=", kind).orderBy("id").execute();
  return [...(await publishedLayouts(rows.map(({ id }) => id))).values()].toSorted((one, other) => one.id - other.id);
}

/**
 * The published documents of some layouts, and of those that these place in turn, by their ids. `published`: where they are had
 * from; who asks for those of all pages has read them all before.
 */
export async function layoutsWithin(
  ids: readonly number[],
  published: typeof publishedLayouts = publishedLayouts,
): Promise<ReadonlyMap<number, LayoutDocument>> {
  const loaded = new Map<number, LayoutDocument>();
  let wanted = ids;
  for (let depth = 0; wanted.length > 0 && depth < layoutLimits.depth; depth += 1) {
    const found = await published([...new Set(wanted)]);
    for (const [id, { document }] of found) loaded.set(id, document);
    wanted = [...found.values()].flatMap(({ document }) => reusableIds(document)).filter((id) => !loaded.has(id));
  }
  return loaded;
}

/** Every layout of a kind, in the order of their ids. */
export async function listLayouts(
  kind: LayoutKind,
): Promise<readonly { readonly id: number; readonly name: string; readonly published: number | null }[]> {
  recordRead("layout");
  return await database()
    .selectFrom("layout")
    .select(["id", "name", "published_revision_id as published"])
    .where("kind", "=", kind)
    .orderBy("id")
    .execute();
}

/** Every layout, of whatever kind, in the order of their ids. */
export async function allLayouts(): Promise<
  readonly { readonly id: number; readonly kind: LayoutKind; readonly name: string }[]
> {
  recordRead("layout");
  return await database()
    .selectFrom("layout")
    .select(["id", "kind", "name"])
    .orderBy("id")
    .$narrowType<{ kind: LayoutKind }>()
    .execute();
}

/** The published revision of every layout that has one, by the layout's id. */
export async function publishedRevisions(): Promise<ReadonlyMap<number, number>> {
  recordRead("layout");
  const rows = await database()
    .selectFrom("layout")
    .select(["id", "published_revision_id as revision"])
    .where("published_revision_id", "is not", null)
    .$narrowType<{ revision: number }>()
    .execute();
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

/** What a layout is, whether it was ever published or not; null when there is none. */
export async function findLayout(id: number): Promise<{
  readonly kind: LayoutKind;
  /** The published revision's id; null: none is. */
  readonly published: number | null;
} | null> {
  if (!isRowId(id)) return null;
  recordRead(`layout:${id}`);
  const row = await database()
    .selectFrom("layout")
    .select(["kind", "published_revision_id as published"])
    .where("id", "=", id)
    .$narrowType<{ kind: LayoutKind }>()
    .executeTakeFirst();
  return row ?? null;
}

/** The types of the pages that a layout belongs to, each once. */
export async function pageTypesOf(layoutId: number): Promise<readonly PageType[]> {
  recordRead("page");
  const pages = await database()
    .selectFrom("page")
    .select("type")
    .where("layout_id", "=", layoutId)
    .orderBy("id")
    .execute();
  return [...new Set(pages.map(({ type }) => findPageType(type)))].filter((type) => type !== undefined);
}

/** The slugs that the types of some pages require, each once. */
export function slugsRequiredBy(types: readonly PageType[]): readonly string[] {
  return [...new Set(types.flatMap(({ requires }) => requires))];
}

interface LayoutRow {
  readonly id: number;
  readonly name: string;
  readonly revision: number;
}

/** A revision that can't be read gives way to the newest published one before it that can (reliability R-21). */
async function readable(row: LayoutRow, document: LayoutDocument | null): Promise<PublishedLayout | null> {
  if (document) return { ...row, kind: document.kind, document };
  const older = await database()
    .selectFrom("revision")
    .select("id")
    .where("kind", "=", "layout")
    .where("document_id", "=", row.id)
    .where("id", "<", row.revision)
    .orderBy("id", "desc")
    .limit(20)
    .execute();
  const revisions = older.map(({ id }) => id);
  const documents = await revisionDocuments(revisions);
  for (const revision of revisions) {
    const earlier = documents.get(revision)?.document;
    if (earlier) return { ...row, revision, kind: earlier.kind, document: earlier };
  }
  return null;
}

/** A revision's document: parsed, repaired, migrated; null when its text can't be read. */
export type RevisionDocument = { readonly document: LayoutDocument | null };

/**
 * The documents of some revisions. Revisions never change, so each is fetched and parsed once per
 * process and opened database.
 */
export async function revisionDocuments(revisions: readonly number[]): Promise<ReadonlyMap<number, RevisionDocument>> {
  const known = currentDocuments();
  const found = new Map<number, RevisionDocument>();
  for (const revision of revisions) {
    const entry = known.get(revision);
    if (entry) found.set(revision, entry);
  }
  const missing = revisions.filter((revision) => !found.has(revision));
  if (missing.length === 0) return found;
  const rows = await database().selectFrom("revision").select(["id", "document"]).where("id", "in", missing).execute();
  for (const row of rows) {
    const result = parseLayout(row.document, definitionsBySlug);
    const entry = { document: result.ok ? result.value.document : null };
    known.set(row.id, entry, { size: row.document.length + 1 });
    found.set(row.id, entry);
  }
  return found;
}

const currentDocuments = onePerContext(() => new LRUCache<number, RevisionDocument>({ maxSize: 16 * 1024 * 1024 }));

/** A layout as visitors have it, with its document as it is stored. */
interface LayoutText {
  readonly id: number;
  readonly kind: LayoutKind;
  readonly name: string;
  readonly text: string;
}

/** The published layouts in whose documents a text stands, letter by letter. */
export async function layoutsThatName(text: string): Promise<readonly LayoutText[]> {
  recordRead("layout");
  return await database()
    .selectFrom("layout")
    .innerJoin("revision", "revision.id", "layout.published_revision_id")
    .select(["layout.id", "layout.kind", "layout.name", "revision.document as text"])
    .where("revision.document", "like", `%${text}%`)
    .orderBy("layout.id")
    .$narrowType<{ kind: LayoutKind }>()
    .execute();
}
