import type { EditingKind } from "#schemas/editing/editing-kind.ts";

import type { DraftOf } from "../persistence/draft-port.ts";
import { type DraftCalls, httpDraftPort } from "../persistence/http-draft-port.ts";
import { idbJournal } from "../persistence/idb-journal.ts";
import { lockedPages } from "../persistence/living-pages.ts";
import { DraftStore } from "../store/draft-store.ts";
import type { Describe } from "../store/edit-label.ts";
import { browserPage } from "./editing-page.ts";
import type { Session } from "./own-session.ts";
import { browserClock, startSaver } from "./saver.ts";

export interface Edited<Document, Command> extends DraftOf {
  readonly rules: EditingKind<Document, Command>;
  readonly describe: Describe<Document, Command>;
  /** The id of the user who edits. */
  readonly author: number;
  readonly calls: DraftCalls;
  readonly session: Session;
}

/** A document that is open, and saves itself. */
export interface OpenEdited<Document extends object, Command extends object> {
  readonly store: DraftStore<Document, Command>;
  /** Ends the saving; what waits is saved before. */
  close(): Promise<void>;
}

/**
 * Opens a document in the browser, to be edited by a user: with what was kept of it, with the server behind it, saving itself
 * from now on. Rejects when nobody can be reached, and with a `SignedOutError` when nobody is logged in.
 */
export async function openEdited<Document extends object, Command extends object>({
  kind,
  id,
  rules,
  describe,
  author,
  calls,
  session,
}: Edited<Document, Command>): Promise<OpenEdited<Document, Command>> {
  const now = (): number => Date.now();
  const place = { place: `${kind}/${id}/${author}`, page: newId() };
  const pages = lockedPages();
  const journal = idbJournal<Command>(place, { pages, now });
  const port = httpDraftPort(calls, { kind, id });
  try {
    const store = await DraftStore.open({ kind: rules, port, journal, describe, author, now, newId });
    const end = startSaver({ draft: store, clock: browserClock, page: browserPage(), session });
    const close = async (): Promise<void> => {
      await end();
      // All of it is written down before others may take it up.
      await journal.write(store.copy);
      pages.leave(place.page);
    };
    return { store, close };
  } catch (error) {
    pages.leave(place.page);
    throw error;
  }
}

/** As many random letters as nobody else draws; a site without HTTPS has no `randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
