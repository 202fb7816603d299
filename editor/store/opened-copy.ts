import type { Draft, LoggedEdit } from "#schemas/content/draft.ts";
import { applyEdit, type AppliedEdit } from "#schemas/editing/edit.ts";
import type { EditingKind } from "#schemas/editing/editing-kind.ts";

import { type History, historyFromLog, type LoggedStep } from "./history.ts";
import { leavesOfUndo, type WorkingCopy } from "./working-copy.ts";

/** An edit of the log with the commands that take it back. */
export function asApplied<Command>({ id, commands, inverse, undoes }: LoggedEdit): AppliedEdit<Command> {
  const edit = { id, commands, inverse, ...(undoes === null ? {} : { undoes }) };
  return edit as unknown as AppliedEdit<Command>;
}

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
    field: null,
  };
}

/** Walks back from the document as it is: an edit's values are told in the document that it led to. */
function loggedHistory<Document extends object, Command extends object>(
  { kind, author }: Opening<Document, Command>,
  draft: Draft,
): History<Command> {
  const steps: LoggedStep<Command>[] = [];
  let after = draft.document as Document;
  for (const logged of draft.edits.toReversed()) {
    const edit = asApplied<Command>(logged);
    const back = applyEdit(kind, after, { id: edit.id, commands: edit.inverse });
    if (!back.ok) break;
    const before = back.value.document;
    const written = edit.commands.flatMap((command) => kind.writes(before, command));
    steps.unshift({
      edit,
      isOwn: logged.author === author,
      at: logged.at,
      written,
      leaves: leavesOfUndo(kind, after, edit),
    });
    after = before;
  }
  return historyFromLog(steps);
}
