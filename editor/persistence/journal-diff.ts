import { asSent, type Edit } from "#schemas/editing/edit.ts";

import type { Kept } from "./journal.ts";

/** What stands in a journal of one page: where each edit stands, and with what. */
export interface Written<Command> {
  readonly head: Pick<Kept<Command>, "since" | "conflicts"> | null;
  /** By the edit's id. */
  readonly edits: ReadonlyMap<string, { readonly at: number; readonly edit: Edit<Command> }>;
  /** Where the next edit will stand. */
  readonly next: number;
}

/** What has to be written so that a journal keeps what it shall. */
export interface JournalDiff<Command> {
  readonly puts: readonly { readonly at: number; readonly edit: Edit<Command> }[];
  readonly deletes: readonly number[];
  /** Undefined: it stands as it is; null: nothing is kept any more. */
  readonly head: Written<Command>["head"] | undefined;
  /** What stands there afterwards. */
  readonly written: Written<Command>;
}

/** A journal that nothing stands in. */
export function nothingWritten<Command>(): Written<Command> {
  return { head: null, edits: new Map(), next: 0 };
}

/** What differs between what stands in a journal and what it shall keep: an edit that is the same object is not written again. */
export function journalDiff<Command>(written: Written<Command>, kept: Kept<Command>): JournalDiff<Command> {
  const edits = new Map<string, { readonly at: number; readonly edit: Edit<Command> }>();
  const puts: { readonly at: number; readonly edit: Edit<Command> }[] = [];
  let { next } = written;
  for (const edit of kept.own) {
    const known = written.edits.get(edit.id);
    const at = known?.at ?? next;
    if (!known) next += 1;
    edits.set(edit.id, { at, edit });
    if (known?.edit !== edit) puts.push({ at, edit: asSent(edit) });
  }
  const deletes = [...written.edits].flatMap(([id, { at }]) => (edits.has(id) ? [] : [at]));
  const { since, conflicts } = kept;
  const isNothing = edits.size === 0 && conflicts.length === 0;
  const isSame = written.head?.since === since && written.head.conflicts === conflicts;
  const head = isNothing ? null : { since, conflicts };
  const isHeadKnown = isNothing ? written.head === null : isSame;
  return { puts, deletes, head: isHeadKnown ? undefined : head, written: { head, edits, next } };
}
