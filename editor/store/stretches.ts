import type { Draft, LoggedEdit } from "#schemas/content/draft.ts";

import type { DraftPorts } from "./draft-ports.ts";
import { asApplied } from "./opened-copy.ts";
import type { Stretch } from "./step-log.ts";
import type { WorkingCopy } from "./working-copy.ts";

/** What was done before a document was opened. */
export function openedStretch<Document extends object, Command extends object>(
  { author }: Pick<DraftPorts<Document, Command>, "author">,
  { document, edits }: Draft,
): Stretch<Document, Command> {
  return {
    after: document as Document,
    edits: edits.map((logged) => ({ ...stepOf<Command>(logged), isOwn: logged.author === author })),
  };
}

/** What one has done that waits to be saved: the browser had kept it. */
export function ownStretch<Document extends object, Command extends object>(
  { author, now }: Pick<DraftPorts<Document, Command>, "author" | "now">,
  { document, own }: WorkingCopy<Document, Command>,
): Stretch<Document, Command> {
  return { after: document, edits: own.map((edit) => ({ edit, author, isOwn: true, at: now() })) };
}

/** What came from the server while the document was open; `mine`: the ids of what is in one's own history. */
export function missedStretch<Document extends object, Command extends object>(
  after: Document,
  missed: readonly LoggedEdit[],
  mine: ReadonlySet<string | null>,
): Stretch<Document, Command> {
  return { after, edits: missed.map((logged) => ({ ...stepOf<Command>(logged), isOwn: mine.has(logged.id) })) };
}

function stepOf<Command>(logged: LoggedEdit) {
  const { author, at } = logged;
  return { edit: asApplied<Command>(logged), author, at };
}
