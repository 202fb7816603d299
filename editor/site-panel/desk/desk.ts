import { makeAutoObservable, observableRef, runInAction } from "mobx";

import type { EditingKind } from "#schemas/editing/editing-kind.ts";

import type { DocumentWords } from "../../saving/document-words.ts";
import type { OpenEdited } from "../../saving/open-edited.ts";
import { deskDocument, type DeskDocument } from "./desk-document.tsx";

/** A kind of document that the panel edits beside the settings, and one of that kind. */
export interface DeskPlace<Document extends object, Command extends object> {
  readonly kind: string;
  readonly id: number;
  readonly rules: EditingKind<Document, Command>;
  readonly words: DocumentWords<Document, Command>;
}

/** Opens a document's draft, which saves itself from then on. */
export type OpenDraft = <Document extends object, Command extends object>(
  place: DeskPlace<Document, Command>,
) => Promise<OpenEdited<Document, Command>>;

interface OpenedDraft {
  readonly store: DeskDocument["draft"];
  close(): Promise<void>;
}

/** What is said of a document beside what its kind says. */
export type DeskFacts = Pick<
  DeskDocument,
  "what" | "name" | "spotName" | "note" | "isReady" | "onRefused" | "onPublished"
> & {
  readonly isPublic?: () => boolean;
};

/**
 * What is worked on in the panel: the site's settings, or one other document. Whatever was opened stays open, and saves
 * itself, until the panel is left or the document is gone.
 */
export class Desk {
  readonly site: DeskDocument;
  /** What the bar takes back, tells of and makes public. */
  atHand: DeskDocument;
  readonly #openDraft: OpenDraft;
  /** What was asked for, each of its own type. */
  readonly #opened = new Map<string, Promise<unknown>>();
  /** What of it is there. */
  readonly #drafts = new Map<string, OpenedDraft>();

  constructor(site: DeskDocument, openDraft: OpenDraft) {
    this.site = site;
    this.atHand = site;
    this.#openDraft = openDraft;
    makeAutoObservable(this, { site: observableRef, atHand: observableRef }, { autoBind: true });
  }

  /** The drafts that are open, that of the settings first. */
  get drafts(): readonly DeskDocument["draft"][] {
    return [this.site.draft, ...[...this.#drafts.values()].map(({ store }) => store)];
  }

  /** A document's draft, opened when it isn't yet. Rejects when it can't be had: it may be asked for again. */
  async open<Document extends object, Command extends object>(
    place: DeskPlace<Document, Command>,
  ): Promise<OpenEdited<Document, Command>["store"]> {
    const key = `${place.kind}/${place.id}`;
    const opened = this.#opened.get(key) ?? this.#keep(key, this.#openDraft(place));
    // A kind has one type of document and of command.
    return (await (opened as Promise<OpenEdited<Document, Command>>)).store;
  }

  #keep<Document extends object, Command extends object>(
    key: string,
    opening: Promise<OpenEdited<Document, Command>>,
  ): Promise<unknown> {
    const opened = opening.then((edited) => {
      this.#drafts.set(key, edited);
      return edited;
    });
    opened.catch(() => this.#opened.delete(key));
    this.#opened.set(key, opened);
    return opened;
  }

  /** Puts a document that is open before whoever works; gives what puts it away again. */
  show<Document extends object, Command extends object>(
    { rules, words }: Pick<DeskPlace<Document, Command>, "rules" | "words">,
    draft: OpenEdited<Document, Command>["store"],
    facts: DeskFacts,
  ): () => void {
    const shown = deskDocument({ draft, rules, words, ...facts });
    this.atHand = shown;
    return () => runInAction(() => (this.atHand = this.atHand === shown ? this.site : this.atHand));
  }

  /** A document is gone: nothing of it is saved any more. */
  async forget({ kind, id }: Pick<DeskPlace<object, object>, "kind" | "id">): Promise<void> {
    const key = `${kind}/${id}`;
    const edited = this.#drafts.get(key);
    this.#drafts.delete(key);
    this.#opened.delete(key);
    await edited?.close();
  }

  /** Ends the saving of all that was opened here; what waits is saved before. */
  async close(): Promise<void> {
    await Promise.all([...this.#drafts.values()].map(async (edited) => await edited.close()));
  }
}
