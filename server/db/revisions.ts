import { database, now } from "./context.ts";

/** What was published of which document. */
interface RevisionOf {
  /** The kind's name among drafts. */
  readonly kind: string;
  readonly documentId: number;
}

/** The revision that a document was last published as; null: nobody has published any. */
export async function lastRevision({ kind, documentId }: RevisionOf): Promise<number | null> {
  const last = await database()
    .selectFrom("revision")
    .select((select) => select.fn.max("id").as("id"))
    .where("kind", "=", kind)
    .where("document_id", "=", documentId)
    .executeTakeFirst();
  return last?.id ?? null;
}

export interface RevisionToKeep extends RevisionOf {
  readonly document: object;
  readonly label: string;
  readonly authorId: number | null;
  /** The revision that it follows. */
  readonly base: number | null;
}

/** Keeps a published state of a document, in the caller's transaction; gives its id. */
export async function keepRevision({ kind, documentId, document, label, authorId, base }: RevisionToKeep) {
  const row = { kind, document_id: documentId, document: JSON.stringify(document), label };
  const { id } = await database()
    .insertInto("revision")
    .values({ ...row, author_id: authorId, base_id: base, created_at: now() })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
