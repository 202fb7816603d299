import { applyEdit, type AppliedEdit, asSent, type Edit } from "#schemas/editing/edit.ts";
import type { EditingKind } from "#schemas/editing/editing-kind.ts";
import type { Leaf } from "#schemas/editing/leaf.ts";
import { type Conflict, rebase } from "#schemas/editing/rebase.ts";
import type { Refusal } from "#schemas/refusal.ts";
import { err, ok, type Result } from "#schemas/result.ts";

import {
  afterPassing,
  afterRebase,
  afterRedo,
  afterUndo,
  type History,
  type HistoryEntry,
  joins,
  record,
  takenBack,
} from "./history.ts";
import { type OpenField, staleField, typedOver } from "./open-field.ts";

/** A document as somebody edits it: what the server has, and what they did to it since. Never written to. */
export interface WorkingCopy<Document, Command> {
  /** The document as the server had it after its edit `since`. */
  readonly base: Document;
  readonly since: number;
  /** What was done to the base and waits to be saved, in order. */
  readonly own: readonly AppliedEdit<Command>[];
  /** How many of these have been sent and may have arrived: nothing is joined to them any more. */
  readonly inFlight: number;
  /** The document with all that was done. */
  readonly document: Document;
  readonly history: History<Command>;
  /** What can't stand beside what others did, until somebody decides. */
  readonly conflicts: readonly Conflict<Command>[];
  /** The field that somebody is in; null: they are in none. */
  readonly field: OpenField<Document, Command> | null;
}

type Kind<Document, Command> = EditingKind<Document, Command>;

/** When something was done, and in which go of typing. */
export interface DoneAt {
  readonly at: number;
  readonly group: string | null;
}

/** Why something can't be taken back: it is refused, or others wrote over it. */
export type UndoRefusal = Refusal<string> | { readonly overwrittenBy: string };

/**
 * [ES1] [ES2] The copy after something was done. What is typed in one go is joined to what still waits. [ES14] What is typed
 * over something that wasn't seen is a conflict.
 */
export function afterEdit<Document, Command>(
  kind: Kind<Document, Command>,
  copy: WorkingCopy<Document, Command>,
  { edit, ...when }: DoneAt & { readonly edit: Edit<Command> },
): Result<WorkingCopy<Document, Command>, Refusal<string>> {
  const conflicting = typedOver(kind, copy, edit);
  if (conflicting) return ok(conflicting);
  const applied = applyEdit(kind, copy.document, edit);
  if (!applied.ok) return applied;
  const { document } = applied.value;
  const squashed = squash(kind, copy, applied.value.edit, when);
  const done = squashed ?? applied.value.edit;
  const own = [...(squashed ? copy.own.slice(0, -1) : copy.own), done];
  const history = record(copy.history, { edit: done, ...when, leaves: leavesOfUndo(kind, document, done) });
  return ok({ ...copy, document, own, history });
}

/** [ES3] The copy after the last thing was taken back. */
function undone<Document, Command>(
  kind: Kind<Document, Command>,
  copy: WorkingCopy<Document, Command>,
  newId: () => string,
): Result<WorkingCopy<Document, Command>, UndoRefusal | null> {
  const last = copy.history.done.at(-1);
  return last ? take(kind, copy, { entry: last, newId, after: afterUndo }) : err(null);
}

/** [ES3] The copy after what was taken back last was done again. */
function redone<Document, Command>(
  kind: Kind<Document, Command>,
  copy: WorkingCopy<Document, Command>,
  newId: () => string,
): Result<WorkingCopy<Document, Command>, UndoRefusal | null> {
  const [next] = copy.history.undone;
  return next ? take(kind, copy, { entry: next, newId, after: afterRedo }) : err(null);
}

/** What came of going a step back, or on again. */
export interface Stepped<Document, Command> {
  readonly copy: WorkingCopy<Document, Command>;
  readonly result: Result<null, UndoRefusal | null>;
}

/** [HI8] The copy after a step back, or on again; of one that can't be gone it knows that it was told. */
export function stepped<Document, Command>(
  kind: Kind<Document, Command>,
  copy: WorkingCopy<Document, Command>,
  { from, newId }: { readonly from: "done" | "undone"; readonly newId: () => string },
): Stepped<Document, Command> {
  const taken = (from === "done" ? undone : redone)(kind, copy, newId);
  if (taken.ok) return { copy: taken.value, result: ok(null) };
  return { copy: { ...copy, history: afterPassing(copy.history, from) }, result: taken };
}

/** [ES3] The copy after so many things were taken back, or done again, that one of them is the last; null: that none is. */
export function jumped<Document, Command>(
  kind: Kind<Document, Command>,
  copy: WorkingCopy<Document, Command>,
  { entry, newId }: { readonly entry: string | null; readonly newId: () => string },
): Result<WorkingCopy<Document, Command>, UndoRefusal | null> {
  const step = copy.history.undone.some(({ id }) => id === entry) ? redone : undone;
  let result = copy;
  while ((result.history.done.at(-1)?.id ?? null) !== entry) {
    const next = step(kind, result, newId);
    if (!next.ok) return next;
    result = next.value;
  }
  return ok(result);
}

/** [ES4] The copy after the server took the first of what waited. */
export function afterSave<Document, Command>(
  kind: Kind<Document, Command>,
  copy: WorkingCopy<Document, Command>,
  { sequence, count }: { readonly sequence: number; readonly count: number },
): WorkingCopy<Document, Command> {
  const base = copy.own.slice(0, count).reduce((document, edit) => {
    const applied = applyEdit(kind, document, edit);
    return applied.ok ? applied.value.document : document;
  }, copy.base);
  return { ...copy, base, since: sequence, own: copy.own.slice(count), inFlight: Math.max(0, copy.inFlight - count) };
}

/**
 * [ES5] The copy after others' edits came in. What arrived although its answer was lost is among them, and what was done
 * by another way than one's own edits, `mine`.
 */
export function caughtUp<Document, Command>(
  kind: Kind<Document, Command>,
  copy: WorkingCopy<Document, Command>,
  missed: readonly Edit<Command>[],
  mine: string | null = null,
): WorkingCopy<Document, Command> {
  const arrived = new Set(missed.map(({ id }) => id));
  const sent = new Set(copy.own.slice(0, copy.inFlight).map(({ id }) => id));
  const rebased = rebase(kind, { base: copy.base, missed, own: copy.own });
  const written = rebased.written.filter(({ by }) => by !== mine);
  const standing = new Set([...arrived, ...rebased.kept.map(({ id }) => id)]);
  return {
    base: rebased.theirs,
    since: copy.since + missed.length,
    own: rebased.kept,
    inFlight: rebased.kept.filter(({ id }) => sent.has(id)).length,
    document: rebased.document,
    history: afterRebase(copy.history, {
      replayed: rebased.kept,
      dropped: new Set(copy.own.flatMap(({ id }) => (standing.has(id) ? [] : [id]))),
      written,
    }),
    conflicts: [...copy.conflicts, ...rebased.conflicts],
    field: staleField(copy, written),
  };
}

/** [ES12] The copy that remembers what was done by another way than one's own edits. */
export function remembering<Document, Command>(
  kind: Kind<Document, Command>,
  copy: WorkingCopy<Document, Command>,
  { edit, at }: { readonly edit: AppliedEdit<Command>; readonly at: number },
): WorkingCopy<Document, Command> {
  const leaves = leavesOfUndo(kind, copy.document, edit);
  return { ...copy, history: record(copy.history, { edit, group: null, at, leaves }) };
}

/** [ES9] The copy without an edit that the server refuses: it is set aside as a conflict, with what can't stand without it. */
export function withoutRefused<Document, Command>(
  kind: Kind<Document, Command>,
  copy: WorkingCopy<Document, Command>,
  { edit: id, refusal }: { readonly edit: string; readonly refusal: Refusal<string> },
): WorkingCopy<Document, Command> {
  const refused = copy.own.find((edit) => edit.id === id) ?? copy.own[0];
  const conflicts: Conflict<Command>[] = [];
  const own: AppliedEdit<Command>[] = [];
  let document = copy.base;
  for (const edit of copy.own) {
    const applied = edit === refused ? err(refusal) : applyEdit(kind, document, edit);
    if (applied.ok) {
      document = applied.value.document;
      own.push(applied.value.edit);
    } else conflicts.push({ edit: asSent(edit), overwrites: [], refusal: applied.error });
  }
  const dropped = new Set(conflicts.map(({ edit }) => edit.id));
  const history = afterRebase(copy.history, { replayed: own, dropped, written: [] });
  return { ...copy, document, own, inFlight: 0, history, conflicts: [...copy.conflicts, ...conflicts] };
}

/** The values that taking an edit back would write, in the document that it led to. */
export function leavesOfUndo<Document, Command>(
  kind: Kind<Document, Command>,
  document: Document,
  { inverse }: AppliedEdit<Command>,
): readonly Leaf[] {
  return inverse.flatMap((command) => kind.overwrites(document, command));
}

/** What was typed and what is typed now as one edit; null when the first has left, or they are two things. */
function squash<Document, Command>(
  kind: Kind<Document, Command>,
  { own, inFlight, history }: WorkingCopy<Document, Command>,
  edit: AppliedEdit<Command>,
  when: DoneAt,
): AppliedEdit<Command> | null {
  const [waiting, entry] = [own.length > inFlight ? own.at(-1) : undefined, history.done.at(-1)];
  if (waiting === undefined || entry?.edits.at(-1)?.id !== waiting.id || !joins(entry, when)) return null;
  const [[first, ...more], [second, ...others]] = [waiting.commands, edit.commands];
  if (first === undefined || second === undefined || more.length + others.length > 0) return null;
  const command = kind.squash(first, second);
  return command && { ...waiting, commands: [command] };
}

function take<Document, Command>(
  kind: Kind<Document, Command>,
  copy: WorkingCopy<Document, Command>,
  {
    entry,
    newId,
    after,
  }: {
    readonly entry: HistoryEntry<Command>;
    readonly newId: () => string;
    readonly after: typeof afterUndo<Command>;
  },
): Result<WorkingCopy<Document, Command>, UndoRefusal> {
  if (entry.overwrittenBy !== null) return err({ overwrittenBy: entry.overwrittenBy });
  let { document, history, own } = copy;
  for (const edit of takenBack(entry, newId)) {
    const applied = applyEdit(kind, document, edit);
    if (!applied.ok) return applied;
    document = applied.value.document;
    history = after(history, applied.value.edit);
    own = [...own, applied.value.edit];
  }
  return ok({ ...copy, document, history, own });
}
