import type { AppliedEdit, Edit } from "#schemas/editing/edit.ts";
import { type Leaf, overlap } from "#schemas/editing/leaf.ts";
import type { Written } from "#schemas/editing/rebase.ts";

/** One thing that somebody remembers to have done: what "undo" takes back at once. */
export interface HistoryEntry<Command> {
  readonly id: string;
  /** The edits that stand in the document for it; taking them back, last first, takes the entry back. */
  readonly edits: readonly AppliedEdit<Command>[];
  /** What is typed in one go has one group; null: it is never joined. */
  readonly group: string | null;
  /** When the last of it was done, in milliseconds. */
  readonly at: number;
  /** The values that taking it back would write. */
  readonly leaves: readonly Leaf[];
  /** The id of an edit of somebody else's that wrote one of these values since; null: none did. */
  readonly overwrittenBy: string | null;
}

/** What was done, the oldest first, and what was taken back, the latest first. Never written to. */
export interface History<Command> {
  readonly done: readonly HistoryEntry<Command>[];
  readonly undone: readonly HistoryEntry<Command>[];
  /** What could be neither taken back nor done again, and was left as it is. */
  readonly passed: readonly PassedEntry<Command>[];
}

export interface PassedEntry<Command> extends HistoryEntry<Command> {
  /** Whether it had been taken back. */
  readonly isUndone: boolean;
}

/** How long somebody may pause while typing until what follows is a thing of its own, in milliseconds. */
export const typingPause = 1000;

export function emptyHistory<Command>(): History<Command> {
  return { done: [], undone: [], passed: [] };
}

export interface NewEntry<Command> {
  readonly edit: AppliedEdit<Command>;
  readonly group: string | null;
  readonly at: number;
  readonly leaves: readonly Leaf[];
}

/** [HI1] [HI2] Remembers what was just done. What was typed before, without a pause, in the same group is one with it. */
export function record<Command>(
  { done, passed }: History<Command>,
  { edit, group, at, leaves }: NewEntry<Command>,
): History<Command> {
  const last = done.at(-1);
  const isJoined = last !== undefined && joins(last, { group, at });
  if (!isJoined) {
    const entry = { id: edit.id, edits: [edit], group, at, leaves, overwrittenBy: null };
    return { done: [...done, entry], undone: [], passed };
  }
  const edits = [...last.edits.filter(({ id }) => id !== edit.id), edit];
  const joined = { ...last, edits, at, leaves: [...new Set([...last.leaves, ...leaves])] };
  return { done: [...done.slice(0, -1), joined], undone: [], passed };
}

/** Whether what is done now belongs to an entry. */
export function joins(
  entry: Pick<HistoryEntry<unknown>, "group" | "at" | "overwrittenBy">,
  { group, at }: { readonly group: string | null; readonly at: number },
): boolean {
  return group !== null && entry.group === group && entry.overwrittenBy === null && at - entry.at < typingPause;
}

/** [HI3] The edits that take an entry back, in order. */
export function takenBack<Command>({ edits }: HistoryEntry<Command>, newId: () => string): readonly Edit<Command>[] {
  return edits.toReversed().map(({ id, inverse }) => ({ id: newId(), commands: inverse, undoes: id }));
}

/** [HI3] The history after an edit of the last entry was taken back by another one. */
export function afterUndo<Command>(history: History<Command>, edit: AppliedEdit<Command>): History<Command> {
  const { done, undone } = history;
  const [last, first] = [done.at(-1), undone[0]];
  if (!last) return history;
  const moved = moveEdit(last, first, edit);
  return {
    ...history,
    done: [...done.slice(0, -1), ...moved.left],
    undone: [moved.grown, ...(first?.id === last.id ? undone.slice(1) : undone)],
  };
}

/** [HI3] The history after an edit of what was last taken back was done again by another one. */
export function afterRedo<Command>(history: History<Command>, edit: AppliedEdit<Command>): History<Command> {
  const { done, undone } = history;
  const [first, last] = [undone[0], done.at(-1)];
  if (!first) return history;
  const moved = moveEdit(first, last, edit);
  return {
    ...history,
    done: [...(last?.id === first.id ? done.slice(0, -1) : done), moved.grown],
    undone: [...moved.left, ...undone.slice(1)],
  };
}

/** [HI8] The history once it was said that the next thing can't be taken back, or done again: it stays, and older ones are next. */
export function afterPassing<Command>(history: History<Command>, from: "done" | "undone"): History<Command> {
  const { done, undone, passed } = history;
  const entry = from === "done" ? done.at(-1) : undone[0];
  if (!entry) return history;
  const left = from === "done" ? { done: done.slice(0, -1) } : { undone: undone.slice(1) };
  return { ...history, ...left, passed: [...passed, { ...entry, isUndone: from === "undone" }] };
}

/** Takes the edit that another one takes back out of an entry, and puts that one into the entry's other half. */
function moveEdit<Command>(
  from: HistoryEntry<Command>,
  to: HistoryEntry<Command> | undefined,
  edit: AppliedEdit<Command>,
): { readonly left: readonly HistoryEntry<Command>[]; readonly grown: HistoryEntry<Command> } {
  const edits = from.edits.filter(({ id }) => id !== edit.undoes);
  const grown = to?.id === from.id ? [...to.edits, edit] : [edit];
  return {
    left: edits.length === 0 ? [] : [{ ...from, edits }],
    grown: { ...from, edits: grown, group: null },
  };
}

/**
 * [HI5] The history after others' edits came: one's own that were replayed are as they were applied, those that
 * conflict are none of it, and entries whose values others wrote say so.
 */
export function afterRebase<Command>(
  history: History<Command>,
  {
    replayed,
    dropped,
    written,
  }: {
    readonly replayed: readonly AppliedEdit<Command>[];
    /** The ids of one's own edits that don't stand any more. */
    readonly dropped: ReadonlySet<string>;
    readonly written: readonly Written[];
  },
): History<Command> {
  const byId = new Map(replayed.map((edit) => [edit.id, edit]));
  const rebased = <Entry extends HistoryEntry<Command>>(entry: Entry): readonly Entry[] => {
    const edits = entry.edits.filter(({ id }) => !dropped.has(id)).map((edit) => byId.get(edit.id) ?? edit);
    const over = written.find(({ leaf }) => entry.leaves.some((own) => overlap(own, leaf)));
    return edits.length === 0 ? [] : [{ ...entry, edits, overwrittenBy: over?.by ?? entry.overwrittenBy }];
  };
  const { done, undone, passed } = history;
  return { done: done.flatMap(rebased), undone: undone.flatMap(rebased), passed: passed.flatMap(rebased) };
}

/** A line of a draft's log. */
export interface LoggedStep<Command> {
  readonly edit: AppliedEdit<Command>;
  readonly isOwn: boolean;
  readonly at: number;
  /** What it left behind. */
  readonly written: readonly Leaf[];
  /** What taking it back would write. */
  readonly leaves: readonly Leaf[];
}

/** [HI6] One's own history, as a draft's log tells it. */
export function historyFromLog<Command>(log: readonly LoggedStep<Command>[]): History<Command> {
  return log.reduce<History<Command>>((history, { edit, isOwn, at, written, leaves }) => {
    if (!isOwn) {
      const theirs = written.map((leaf) => ({ leaf, by: edit.id }));
      return afterRebase(history, { replayed: [], dropped: new Set(), written: theirs });
    }
    const isTakenBack = (entry: HistoryEntry<Command> | undefined): boolean =>
      entry?.edits.some(({ id }) => id === edit.undoes) ?? false;
    if (isTakenBack(history.done.at(-1))) return afterUndo(history, edit);
    if (isTakenBack(history.undone[0])) return afterRedo(history, edit);
    return record(history, { edit, group: leaves.join(" ") || null, at, leaves });
  }, emptyHistory());
}
