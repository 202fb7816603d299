import { applyEdit, type Edit } from "#schemas/editing/edit.ts";
import type { EditingKind } from "#schemas/editing/editing-kind.ts";
import { type Conflict, overwritten, type Written } from "#schemas/editing/rebase.ts";
import { sameValue } from "#schemas/editing/same-value.ts";

import type { WorkingCopy } from "./working-copy.ts";

/**
 * [ES14] A field that somebody is in. It shows what stood there when they came, whatever others write meanwhile: what is
 * typed there is written over what was seen, and over nothing that came since.
 */
export interface OpenField<Document, Command> {
  /** The conflicts that there were when it was opened. */
  readonly before: readonly Conflict<Command>[];
  /** What others wrote since. */
  readonly written: readonly Written[];
  /** The document before the first of that. */
  readonly seen: Document;
  /** The conflict that what is typed there has made. */
  readonly typed: Conflict<Command> | null;
}

/** [ES14] A field to which somebody has just come: what stands there now is seen. */
export function openedField<Document, Command>({
  conflicts,
  document,
}: WorkingCopy<Document, Command>): OpenField<Document, Command> {
  return { before: conflicts, written: [], seen: document, typed: null };
}

/** [ES14] The field after others' edits came. */
export function staleField<Document, Command>(
  { field, document }: WorkingCopy<Document, Command>,
  written: readonly Written[],
): OpenField<Document, Command> | null {
  if (field === null || written.length === 0) return field;
  return {
    ...field,
    seen: field.written.length === 0 ? document : field.seen,
    written: [...field.written, ...written],
  };
}

/**
 * [ES14] The copy after somebody typed over what others have written since the field was opened: a conflict, one for all
 * that is typed there. Null: what is typed is over nothing of others.
 */
export function typedOver<Document, Command>(
  kind: EditingKind<Document, Command>,
  copy: WorkingCopy<Document, Command>,
  edit: Edit<Command>,
): WorkingCopy<Document, Command> | null {
  const { field, document } = copy;
  if (field === null || field.written.length === 0) return null;
  const applied = applyEdit(kind, document, edit);
  if (!applied.ok) {
    const wasPossible = applyEdit(kind, field.seen, edit).ok;
    const conflict = { edit, overwrites: [], refusal: applied.error };
    return wasPossible ? withConflict(kind, copy, { field, conflict, isAsSeen: false }) : null;
  }
  const after = applied.value.document;
  const overwrites = overwritten(kind, edit, { now: document, after, written: field.written });
  if (overwrites.length === 0) return null;
  const isAsSeen = overwrites.every(({ leaf }) => sameValue(kind.valueAt(after, leaf), kind.valueAt(field.seen, leaf)));
  return withConflict(kind, copy, { field, conflict: { edit, overwrites, refusal: null }, isAsSeen });
}

/**
 * One conflict stands for a go of typing: the last that was typed is what is meant. What was typed and taken back again,
 * letter by letter, is nothing to decide on; but what was done before others wrote is.
 */
function withConflict<Document, Command>(
  kind: EditingKind<Document, Command>,
  copy: WorkingCopy<Document, Command>,
  {
    field,
    conflict,
    isAsSeen,
  }: {
    readonly field: OpenField<Document, Command>;
    readonly conflict: Conflict<Command>;
    readonly isAsSeen: boolean;
  },
): WorkingCopy<Document, Command> {
  const isContinued = (other: Conflict<Command>): boolean =>
    !field.before.includes(other) && isSaidBy(kind, other.edit, conflict.edit);
  const continued = copy.conflicts.filter(isContinued);
  const others = copy.conflicts.filter((other) => !continued.includes(other));
  const isTyped = continued.every((other) => other === field.typed);
  if (isTyped && isAsSeen) return { ...copy, conflicts: others, field: { ...field, typed: null } };
  return { ...copy, conflicts: [...others, conflict], field: { ...field, typed: isTyped ? conflict : null } };
}

/** Whether an edit says all that an earlier one said. */
function isSaidBy<Document, Command>(
  kind: EditingKind<Document, Command>,
  { commands: [first, ...more] }: Edit<Command>,
  { commands: [second, ...others] }: Edit<Command>,
): boolean {
  if (first === undefined || second === undefined || more.length + others.length > 0) return false;
  return kind.squash(first, second) !== null;
}
