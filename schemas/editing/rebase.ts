import type { Refusal } from "../refusal.ts";
import { applyEdit, type AppliedEdit, type Edit, type EditedDocument } from "./edit.ts";
import type { EditingKind } from "./editing-kind.ts";
import { type Leaf, overlap, shared } from "./leaf.ts";
import { sameValue } from "./same-value.ts";

/** One's own edits, and what others did to the same document meanwhile. */
export interface Diverged<Document, Command> {
  /** The document that both sides began with. */
  readonly base: Document;
  /** What others did, in order, as it was applied. */
  readonly missed: readonly Edit<Command>[];
  /** What one did oneself, in order; all of it was applied to the base. What of it arrived is among `missed` too. */
  readonly own: readonly Edit<Command>[];
}

/** An edit of one's own that can't stand beside what others did. It is kept and shown, never dropped. */
export interface Conflict<Command> {
  readonly edit: Edit<Command>;
  /** The values that it would overwrite and who wrote them, by the id of their edit. */
  readonly overwrites: readonly Written[];
  /** Why it can't be applied any more; null: it can, but would overwrite. */
  readonly refusal: Refusal<string> | null;
}

export interface Rebased<Document, Command> {
  /** What others made of the base. */
  readonly theirs: Document;
  /** Theirs, with one's own edits that stand. */
  readonly document: Document;
  /** One's own edits as they were applied to it. An edit whose meaning has come about already is not among them. */
  readonly kept: readonly AppliedEdit<Command>[];
  readonly conflicts: readonly Conflict<Command>[];
  /** Every value that others left behind. */
  readonly written: readonly Written[];
}

/** A value that somebody's edit left behind. */
export interface Written {
  readonly leaf: Leaf;
  /** The id of the edit. */
  readonly by: string;
}

/**
 * Replays one's own edits on what others made of the document (SPEC.md, EM3 to EM8). Throws when what others did can't be
 * applied to the base: then it isn't the base.
 */
export function rebase<Document, Command>(
  kind: EditingKind<Document, Command>,
  { base, missed, own }: Diverged<Document, Command>,
): Rebased<Document, Command> {
  const arrived = new Set(missed.map(({ id }) => id));
  const { document: theirs, ...followed } = follow(kind, base, missed);
  const mine = new Set(own.map(({ id }) => id));
  const written = followed.written.filter(({ by }) => !mine.has(by));
  const kept: AppliedEdit<Command>[] = [];
  const conflicts: Conflict<Command>[] = [];
  let [past, now] = [base, theirs];
  for (const edit of own) {
    const replayed = arrived.has(edit.id) ? null : replay(kind, edit, { past, now, written });
    if (replayed && "conflict" in replayed) conflicts.push(replayed.conflict);
    else if (replayed) {
      now = replayed.document;
      if (replayed.edit.commands.length > 0) kept.push(replayed.edit);
    }
    past = must(applyEdit(kind, past, edit)).document;
  }
  return { theirs, document: now, kept, conflicts, written };
}

/** One of one's own edits on what others made of the document; or why it can't stand there. */
function replay<Document, Command>(
  kind: EditingKind<Document, Command>,
  edit: Edit<Command>,
  { past, now, written }: { readonly past: Document; readonly now: Document; readonly written: readonly Written[] },
): EditedDocument<Document, Command> | { readonly conflict: Conflict<Command> } {
  const adapted = asAdapted(edit, adaptAll(kind, edit, { past, now }));
  const replayed = applyEdit(kind, now, adapted);
  if (!replayed.ok) return { conflict: { edit, overwrites: [], refusal: replayed.error } };
  const overwrites = overwritten(kind, adapted, { now, after: replayed.value.document, written });
  return overwrites.length > 0 ? { conflict: { edit, overwrites, refusal: null } } : replayed.value;
}

/** An edit with the commands that it takes now. One that takes another back by other commands than that one's is an edit like any. */
function asAdapted<Command>(edit: Edit<Command>, commands: readonly Command[]): Edit<Command> {
  const { undoes, ...plain } = edit;
  return undoes === undefined || sameValue(commands, edit.commands) ? { ...edit, commands } : { ...plain, commands };
}

/** What others made of a document, and every value that they left behind. */
function follow<Document, Command>(
  kind: EditingKind<Document, Command>,
  base: Document,
  missed: readonly Edit<Command>[],
): { readonly document: Document; readonly written: readonly Written[] } {
  let document = base;
  const written: Written[] = [];
  for (const { id: by, commands } of missed) {
    for (const command of commands) {
      written.push(...kind.writes(document, command).map((leaf) => ({ leaf, by })));
      document = must(kind.apply(document, command)).document;
    }
  }
  return { document, written };
}

/** An edit's commands, each adapted to where the ones before it lead, on one's own way and on theirs. */
function adaptAll<Document, Command>(
  kind: EditingKind<Document, Command>,
  { commands }: Edit<Command>,
  documents: { readonly past: Document; readonly now: Document },
): readonly Command[] {
  let { past, now } = documents;
  return commands.flatMap((command) => {
    const adapted = kind.adapt(command, { past, now });
    for (const one of adapted) {
      const applied = kind.apply(now, one);
      if (applied.ok) now = applied.value.document;
    }
    past = must(kind.apply(past, command)).document;
    return adapted;
  });
}

/** Which values of others an edit would change. One that writes what stands there already changes none. */
export function overwritten<Document, Command>(
  kind: EditingKind<Document, Command>,
  { commands }: Edit<Command>,
  { now, after, written }: { readonly now: Document; readonly after: Document; readonly written: readonly Written[] },
): Conflict<Command>["overwrites"] {
  if (written.length === 0) return [];
  const touched: Leaf[] = [];
  let document = now;
  for (const command of commands) {
    touched.push(...kind.overwrites(document, command));
    document = must(kind.apply(document, command)).document;
  }
  const found = new Map<Leaf, string>();
  for (const { leaf, by } of written) {
    for (const other of touched) {
      if (overlap(leaf, other)) found.set(shared(leaf, other), by);
    }
  }
  return [...found]
    .filter(([leaf]) => !sameValue(kind.valueAt(now, leaf), kind.valueAt(after, leaf)))
    .map(([leaf, by]) => ({ leaf, by }));
}

function must<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Refusal<string> },
): Value {
  if (result.ok) return result.value;
  throw new Error(`An edit that was applied before is refused: ${result.error.code}, ${result.error.messageKey}`);
}
