import type { Draft } from "#schemas/content/draft.ts";
import { applyEdit, type AppliedEdit } from "#schemas/editing/edit.ts";
import type { EditingKind } from "#schemas/editing/editing-kind.ts";

import { type History, historyFromLog, type LoggedStep } from "./history.ts";
import { leavesOfUndo, type WorkingCopy } from "./working-copy.ts";

interface Opening<Document, Command> {
  readonly kind: EditingKind<Document, Command>;
  /** The id of the user who edits. */
  readonly author: number;
}

/** A draft as it was opened: nothing waits, and one's own history goes on where it ended (HI6). */
export function openedCopy<Document extends object, Command extends object>(
  opening: Opening<Document, Command>,
  draft: Draft,
): WorkingCopy<Document, Command> {
  const document = draft.document as Document;
  return {
    base: document,
    since: draft.sequence,
    own: [],
    inFlight: 0,
    document,
    history: loggedHistory(opening, draft),
    conflicts: [],
  };
}

/** Walks back from the document as it is: an edit's values are told in the document that it led to. */
function loggedHistory<Document extends object, Command extends object>(
  { kind, author }: Opening<Document, Command>,
  draft: Draft,
): History<Command> {
  const steps: LoggedStep<Command>[] = [];
  let after = draft.document as Document;
  for (const { id, commands, inverse, undoes, at, author: by } of draft.edits.toReversed()) {
    const edit = { id, commands, inverse, ...(undoes === null ? {} : { undoes }) } as unknown as AppliedEdit<Command>;
    const back = applyEdit(kind, after, { id, commands: edit.inverse });
    if (!back.ok) break;
    const before = back.value.document;
    const written = edit.commands.flatMap((command) => kind.writes(before, command));
    steps.unshift({ edit, isOwn: by === author, at, written, leaves: leavesOfUndo(kind, after, edit) });
    after = before;
  }
  return historyFromLog(steps);
}
