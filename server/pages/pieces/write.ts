import { type PieceKind, pieceLimits } from "#schemas/content/piece.ts";
import type { Fragment } from "#schemas/page/commands/fragment.ts";
import { layoutVersion } from "#schemas/page/layout.ts";
import { refuse, type Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";
import { command, commandOn } from "#server/db/command.ts";
import type { ConstraintKeys } from "#server/db/constraint.ts";
import { database, dropTags } from "#server/db/context.ts";

import { createLayout, publishLayout } from "../layouts/write.ts";
import { findPiece, listPieces } from "./read.ts";

export interface PieceToKeep {
  readonly kind: PieceKind;
  readonly name: string;
  /** Blocks with all that stands in them, under the ids that they have. */
  readonly fragment: Fragment;
  readonly authorId: number;
}

/**
 * [PD26] Keeps blocks as a template or a reusable block of its own, published as it is. Refused for a name that another of its
 * kind has, for more of a kind than a site keeps, and for what couldn't be published.
 */
export async function createPiece(input: PieceToKeep): Promise<Result<{ readonly id: number }, Refusal>> {
  const { kind, fragment, authorId } = input;
  return await command(async () => {
    const kept = (await listPieces()).filter((piece) => piece.kind === kind);
    if (kept.length >= pieceLimits.count)
      return refuse("unprocessable", "piece.tooMany", { values: { limit: pieceLimits.count } });
    const made = await createLayout({ kind, name: input.name.trim() });
    if (!made.ok) return made;
    const document = { version: layoutVersion, kind, root: fragment.root, blocks: fragment.blocks };
    const published = await publishLayout({ layoutId: made.value.id, document, label: "", authorId });
    return published.ok ? made : published;
  });
}

/** Calls a template or a reusable block something else; gives the name as it is kept. Names are unique within a kind. */
export async function renamePiece(id: number, newName: string): Promise<Result<{ readonly name: string }, Refusal>> {
  const name = newName.trim();
  return await commandOn(keys, async () => {
    if (!(await findPiece(id))) return refuse("not-found", "row.missing");
    await database().updateTable("layout").set({ name }).where("id", "=", id).execute();
    dropTags("layout", `layout:${id}`);
    return ok({ name });
  });
}

/** What the caller calls the columns. */
const keys: ConstraintKeys = { "layout.name": "name" };

/** Removes a piece. Whether something places it has been asked before, in the same transaction; what was edited is left to others. */
export async function deletePiece(id: number): Promise<Result<null, Refusal>> {
  return await command(async () => {
    if (!(await findPiece(id))) return refuse("not-found", "row.missing");
    await database().deleteFrom("layout").where("id", "=", id).execute();
    dropTags("layout", `layout:${id}`);
    return ok(null);
  });
}
