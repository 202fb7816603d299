import { sql } from "kysely";
import { LRUCache } from "lru-cache";

import type { MediaUseKind } from "#schemas/content/media.ts";
import { onePerContext } from "#server/context.ts";
import { database } from "#server/db/context.ts";
import { readJson } from "#server/db/json-text.ts";

import { readFileName } from "../rules.ts";
import { findInDocument, findInText, type FoundMedia, nothingFound } from "./media-in.ts";
import { type UsePlace, usePlaces } from "./use-places.ts";

/** A medium at a place of the site. */
export interface FoundUse {
  readonly media: number;
  readonly kind: MediaUseKind;
  /** The number of what it stands in; null: it has none. */
  readonly id: number | null;
  /** What a layout or a setting calls itself; empty: it is called by texts of its own. */
  readonly name: string;
  readonly isDraft: boolean;
}

/**
 * Every medium of the library with every place where it stands: in tables, in layouts as they are published, and in
 * what is edited and not yet public. Earlier revisions don't count: a picture that is gone is missing from them.
 */
export async function everyUse(): Promise<readonly FoundUse[]> {
  const names = await idsByName();
  const uses: FoundUse[] = [];
  const keep = ({ ids, names: found }: FoundMedia, at: Omit<FoundUse, "media">): void => {
    const named = [...found].flatMap((name) => names.get(name) ?? names.get(readFileName(name)?.path ?? "") ?? []);
    for (const media of new Set([...ids, ...named])) uses.push({ media, ...at });
  };
  for (const place of usePlaces) await readPlace(place, keep);
  await readLayouts(keep);
  await readDrafts(keep);
  return uses;
}

type Keep = (found: FoundMedia, at: Omit<FoundUse, "media">) => void;

async function idsByName(): Promise<ReadonlyMap<string, number>> {
  const former = await database().selectFrom("media_former_path").select(["path", "media_id as id"]).execute();
  const present = await database().selectFrom("media").select(["path", "id"]).execute();
  return new Map([...former, ...present].map(({ path, id }) => [path, id]));
}

/** Rows that can't name a medium aren't fetched: most of a site's texts have no address of a file in them. */
async function readPlace(place: UsePlace, keep: Keep): Promise<void> {
  const { kind, table, owner, media = [], documents = [], texts = [] } = place;
  const own = owner === undefined ? sql`null` : sql.ref(owner);
  const columns = [...media, ...documents, ...texts].map((column) => sql.ref(column));
  const conditions = [
    ...media.map((column) => sql`${sql.ref(column)} is not null`),
    ...documents.map((column) => sql`${sql.ref(column)} <> ''`),
    ...texts.map((column) => sql`(${sql.ref(column)} like '%/media/%' or ${sql.ref(column)} like '%/images/%')`),
  ];
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select ${own} as use_owner, ${sql.join(columns)} from ${sql.table(table)} where ${sql.join(conditions, sql` or `)}
  `.execute(database());
  for (const row of rows) {
    const found = nothingFound();
    for (const column of media) if (typeof row[column] === "number") found.ids.add(row[column]);
    for (const column of documents) findInDocument(readJson(textOf(row[column])), found);
    for (const column of texts) findInText(textOf(row[column]), found);
    const id = typeof row["use_owner"] === "number" ? row["use_owner"] : null;
    keep(found, { kind, id, name: "", isDraft: false });
  }
}

async function readLayouts(keep: Keep): Promise<void> {
  const rows = await database()
    .selectFrom("layout")
    .select(["id", "published_revision_id as revision"])
    .where("published_revision_id", "is not", null)
    .$narrowType<{ revision: number }>()
    .execute();
  const placesOf = await layoutPlaces();
  const foundOf = await foundInRevisions(rows.map(({ revision }) => revision));
  for (const { id, revision } of rows) {
    const found = foundOf.get(revision) ?? nothingFound();
    for (const at of placesOf(id)) keep(found, { ...at, isDraft: false });
  }
}

/** Revisions never change: what one names is read once. */
const knownRevisions = onePerContext(() => new LRUCache<number, FoundMedia>({ max: 5000 }));

/** How many documents are read at once: some weigh megabytes, and an engine binds only so many values. */
const atOnce = 100;

async function foundInRevisions(ids: readonly number[]): Promise<ReadonlyMap<number, FoundMedia>> {
  const known = knownRevisions();
  const found = new Map(ids.flatMap((id) => [[id, known.get(id)] as const]));
  const missing = ids.filter((id) => found.get(id) === undefined);
  for (let from = 0; from < missing.length; from += atOnce) {
    const wanted = missing.slice(from, from + atOnce);
    const rows = await database().selectFrom("revision").select(["id", "document"]).where("id", "in", wanted).execute();
    for (const { id, document } of rows) {
      const own = foundIn(document);
      found.set(id, own);
      known.set(id, own);
    }
  }
  return new Map([...found].flatMap(([id, own]) => (own ? [[id, own] as const] : [])));
}

/** What is edited and not yet public, and what was planned to be, as it was then. */
async function readDrafts(keep: Keep): Promise<void> {
  const edited = database()
    .selectFrom("draft")
    .select(["kind", "document_id as id", "document"])
    .whereRef("sequence", ">", "base_sequence");
  const planned = database().selectFrom("planned_document").select(["kind", "document_id as id", "document"]);
  const rows = await edited.unionAll(planned).execute();
  const placesOf = await layoutPlaces();
  for (const { kind, id, document } of rows) {
    const found = foundIn(document);
    for (const at of kind === "layout" ? placesOf(id) : draftPlaces(kind, id)) keep(found, { ...at, isDraft: true });
  }
}

type Place = Pick<FoundUse, "kind" | "id" | "name">;

/** Where a layout is seen: on the pages that it belongs to, else by its own name. */
async function layoutPlaces(): Promise<(layout: number) => readonly Place[]> {
  const layouts = await database().selectFrom("layout").select(["id", "kind", "name"]).execute();
  const pages = await database().selectFrom("page").select(["id", "layout_id"]).execute();
  const pagesOf = Map.groupBy(pages, ({ layout_id: layout }) => layout);
  const byId = new Map(layouts.map((layout) => [layout.id, layout]));
  return (id) => {
    const own = pagesOf.get(id) ?? [];
    if (own.length > 0) return own.map((page) => ({ kind: "page", id: page.id, name: "" }));
    const { kind = "page", name = "" } = byId.get(id) ?? {};
    return [{ kind: layoutKinds[kind] ?? "page", id: null, name }];
  };
}

const layoutKinds: Readonly<Record<string, MediaUseKind>> = {
  frame: "frame",
  reusable: "reusable",
  template: "template",
};

/** What is edited of other documents; those of which there is one have no number. */
function draftPlaces(kind: string, id: number): readonly Place[] {
  if (kind === "site") return [{ kind: "settings", id: null, name: "" }];
  if (kind === "config") return [{ kind: "blocks", id: null, name: "" }];
  const named = ["page", "popup", "form", "record"] as const;
  return named.flatMap((each) => (each === kind ? [{ kind: each, id, name: "" }] : []));
}

function foundIn(document: string): FoundMedia {
  const found = nothingFound();
  findInDocument(readJson(document), found);
  return found;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
