import { type PieceKind, pieceKinds } from "#schemas/content/piece.ts";
import { database } from "#server/db/context.ts";
import { isRowId } from "#server/db/row-id.ts";
import { recordRead } from "#server/db/tags.ts";

/** A layout that is kept for other pages. */
export interface StoredPiece {
  readonly id: number;
  readonly kind: PieceKind;
  readonly name: string;
}

/** Every template and every reusable block, in the order of their ids. */
export async function listPieces(): Promise<readonly StoredPiece[]> {
  recordRead("layout");
  return await pieces().orderBy("id").execute();
}

/** A template or a reusable block; null where there is none of this id, and for any other layout. */
export async function findPiece(id: number): Promise<StoredPiece | null> {
  if (!isRowId(id)) return null;
  recordRead(`layout:${id}`);
  return (await pieces().where("id", "=", id).executeTakeFirst()) ?? null;
}

function pieces() {
  return database()
    .selectFrom("layout")
    .select(["id", "kind", "name"])
    .where("kind", "in", pieceKinds)
    .$narrowType<{ kind: PieceKind }>();
}
