import { applyEdit } from "#schemas/editing/edit.ts";
import type { EditingKind } from "#schemas/editing/editing-kind.ts";
import type { Leaf } from "#schemas/editing/leaf.ts";
import type { Conflict } from "#schemas/editing/rebase.ts";

import type { DocumentWords } from "./document-words.ts";

/** One value that two people wrote. */
export interface ConflictSide {
  readonly leaf: Leaf;
  /** What one's own edit would put there; undefined: nothing. */
  readonly mine: unknown;
  /** What stands there now; undefined: nothing. */
  readonly theirs: unknown;
  /** The id of the edit that put it there; null: nobody's, one's own is refused for another reason. */
  readonly by: string | null;
}

/**
 * What stands against what in a conflict: every value that one's own edit would overwrite. Of one that is refused what it
 * would have written, so that its words aren't lost.
 */
export function conflictSides<Document, Command>(
  { kind, words }: { readonly kind: EditingKind<Document, Command>; readonly words: DocumentWords<Document, Command> },
  document: Document,
  { edit, overwrites }: Conflict<Command>,
): readonly ConflictSide[] {
  if (overwrites.length === 0) {
    return edit.commands.flatMap(words.values).map(({ leaf, value }) => {
      return { leaf, mine: value, theirs: kind.valueAt(document, leaf), by: null };
    });
  }
  const applied = applyEdit(kind, document, edit);
  return overwrites.map(({ leaf, by }) => {
    const mine = applied.ok ? kind.valueAt(applied.value.document, leaf) : undefined;
    return { leaf, mine, theirs: kind.valueAt(document, leaf), by };
  });
}
