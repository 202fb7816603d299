import { applyEdit, type AppliedEdit, asSent, type Edit } from "#schemas/editing/edit.ts";
import type { EditingKind } from "#schemas/editing/editing-kind.ts";
import { type Conflict, rebase } from "#schemas/editing/rebase.ts";

import type { Kept } from "../persistence/journal.ts";
import { remembering, type WorkingCopy } from "./working-copy.ts";

interface Recovery<Command> {
  readonly kept: Kept<Command>;
  /** What the server was given since, in order, as it was applied. */
  readonly missed: readonly AppliedEdit<Command>[];
  readonly at: number;
}

type Kind<Document, Command> = EditingKind<Document, Command>;

/** [ES7] A copy that was just opened, with what a page that is gone left behind. */
export function recovered<Document, Command>(
  kind: Kind<Document, Command>,
  copy: WorkingCopy<Document, Command>,
  { kept, missed, at }: Recovery<Command>,
): WorkingCopy<Document, Command> {
  const base = baseOf(kind, copy, { kept, missed });
  if (base === null) return replayedOn(kind, copy, { ...kept, at });
  const { document, ...rebased } = rebase(kind, { base, missed: [...missed, ...copy.own], own: kept.own });
  const own = [...copy.own, ...rebased.kept];
  const conflicts = [...copy.conflicts, ...kept.conflicts, ...rebased.conflicts];
  return rememberingAll(kind, { ...copy, own, document, conflicts }, { edits: rebased.kept, at });
}

/**
 * [ES7] A copy with edits that were done on another state than any that the server knows (it was brought back to an older
 * one): they are done again as far as they can be, the others wait as conflicts.
 */
export function replayedOn<Document, Command>(
  kind: Kind<Document, Command>,
  copy: WorkingCopy<Document, Command>,
  { own, conflicts, at }: Omit<Kept<Command>, "since"> & { readonly at: number },
): WorkingCopy<Document, Command> {
  let { document } = copy;
  const replayed: AppliedEdit<Command>[] = [];
  const refused: Conflict<Command>[] = [];
  for (const edit of own) {
    const applied = applyEdit(kind, document, edit);
    if (applied.ok) {
      document = applied.value.document;
      replayed.push(applied.value.edit);
    } else refused.push({ edit: asSent(edit), overwrites: [], refusal: applied.error });
  }
  const next = {
    ...copy,
    own: [...copy.own, ...replayed],
    document,
    conflicts: [...copy.conflicts, ...conflicts, ...refused],
  };
  return rememberingAll(kind, next, { edits: replayed, at });
}

/** The document that what was kept was done on, as the server's log leads back to it; null: none does. */
function baseOf<Document, Command>(
  kind: Kind<Document, Command>,
  copy: WorkingCopy<Document, Command>,
  { kept, missed }: Omit<Recovery<Command>, "at">,
): Document | null {
  if (kept.since + missed.length !== copy.since) return null;
  const back = missed.toReversed().map(({ id, inverse }) => ({ id, commands: inverse }));
  const base = after(kind, copy.base, back);
  return base !== null && after(kind, base, kept.own) !== null ? base : null;
}

/** A document after some edits; null when one of them is refused. */
function after<Document, Command>(
  kind: Kind<Document, Command>,
  before: Document,
  edits: readonly Edit<Command>[],
): Document | null {
  let document = before;
  for (const edit of edits) {
    const applied = applyEdit(kind, document, edit);
    if (!applied.ok) return null;
    document = applied.value.document;
  }
  return document;
}

function rememberingAll<Document, Command>(
  kind: Kind<Document, Command>,
  copy: WorkingCopy<Document, Command>,
  { edits, at }: { readonly edits: readonly AppliedEdit<Command>[]; readonly at: number },
): WorkingCopy<Document, Command> {
  return edits.reduce<WorkingCopy<Document, Command>>((past, edit) => remembering(kind, past, { edit, at }), copy);
}
