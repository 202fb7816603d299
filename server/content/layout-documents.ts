import { LRUCache } from "lru-cache";

import { definitionsBySlug } from "#blocks/definitions.ts";
import type { LayoutDocument } from "#schemas/page/layout.ts";
import { parseLayout } from "#schemas/page/parse-layout.ts";
import type { Database } from "#server/db/database.ts";
import { currentDatabase, database } from "#server/db/context.ts";

/** A revision's document: parsed, repaired, migrated; null when its text can't be read. */
export type RevisionDocument = { readonly document: LayoutDocument | null };

/**
 * The documents of some revisions. Revisions never change, so each is fetched and parsed once per
 * process and opened database.
 */
export async function revisionDocuments(revisions: readonly number[]): Promise<ReadonlyMap<number, RevisionDocument>> {
  const known = knownDocuments(currentDatabase());
  const found = new Map<number, RevisionDocument>();
  for (const revision of revisions) {
    const entry = known.get(revision);
    if (entry) found.set(revision, entry);
  }
  const missing = revisions.filter((revision) => !found.has(revision));
  if (missing.length === 0) return found;
  const rows = await database()
    .selectFrom("layout_revision")
    .select(["id", "document"])
    .where("id", "in", missing)
    .execute();
  for (const row of rows) {
    const result = parseLayout(row.document, definitionsBySlug);
    const entry = { document: result.ok ? result.value.document : null };
    known.set(row.id, entry, { size: row.document.length + 1 });
    found.set(row.id, entry);
  }
  return found;
}

const byDatabase = new WeakMap<Database, LRUCache<number, RevisionDocument>>();

function knownDocuments(db: Database): LRUCache<number, RevisionDocument> {
  const known = byDatabase.get(db) ?? new LRUCache<number, RevisionDocument>({ maxSize: 16 * 1024 * 1024 });
  byDatabase.set(db, known);
  return known;
}
