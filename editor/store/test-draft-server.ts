import type { Draft, LoggedEdit, Revision } from "#schemas/content/draft.ts";
import { applyEdit, type Edit } from "#schemas/editing/edit.ts";
import type { EditingKind } from "#schemas/editing/editing-kind.ts";

import {
  type DraftOf,
  type DraftPort,
  GoneError,
  type SaveAnswer,
  type SeenDraft,
  SignedOutError,
} from "../persistence/draft-port.ts";

/** What a server with one draft does, in memory: several authors can share it, and it can fail as servers do. */
export class TestDraftServer<Document extends object, Command extends object> {
  readonly of: DraftOf;
  document: Document;
  log: LoggedEdit[] = [];
  published: number | null = null;
  baseSequence = 0;
  /** Why it doesn't go public; null: it does. */
  refusal: string | null = null;
  isGone = false;
  /** What the next calls meet instead of an answer, one after the other. */
  readonly troubles: (
    | "unreachable"
    | "gone"
    | "signed-out"
    | "answer-lost"
    | "behind"
    | { readonly refuses: string }
    | null
  )[] = [];
  /** Called before a save is taken: somebody else may be faster. */
  beforeSave: () => void = () => {};
  /** The commands that make the document another one. */
  become: (document: Document) => readonly Command[] = () => [];
  readonly #kind: EditingKind<Document, Command>;
  readonly #revisions = new Map<number, Document>();

  constructor(kind: EditingKind<Document, Command>, document: Document) {
    this.#kind = kind;
    this.of = { kind: kind.name, id: 1 };
    this.document = document;
  }

  /** The draft as one author opens it. */
  open(): Draft {
    const { document, published, baseSequence } = this;
    const edits = this.log.filter(({ sequence }) => sequence > baseSequence);
    return { document, sequence: this.log.length, base: published, baseSequence, published, edits };
  }

  /** The server as one author reaches it. */
  port(author: number): DraftPort {
    return {
      of: this.of,
      open: async () => {
        if (this.isGone) throw new GoneError();
        return await Promise.resolve(this.open());
      },
      missedSince: async (since) => {
        if (this.#meetTrouble() === "signed-out") throw new SignedOutError();
        return Promise.resolve(this.log.filter(({ sequence }) => sequence > since));
      },
      save: async (since, edits) => {
        const trouble = this.#meetTrouble();
        if (trouble === "signed-out") return { kind: "signed-out" };
        if (trouble === "behind") return { kind: "behind" };
        if (typeof trouble === "object" && trouble) return { kind: "refused", edit: trouble.refuses, message: "No." };
        this.beforeSave();
        const answer = this.#save(since, edits as readonly Edit<Command>[], author);
        if (trouble === "answer-lost") throw new Error("The line broke");
        return Promise.resolve(answer);
      },
      unpublish: (published) => {
        if (published !== this.published) return Promise.resolve({ kind: "behind" });
        this.published = null;
        return Promise.resolve({ kind: "unpublished" });
      },
      revisions: () => Promise.resolve(this.#listRevisions()),
      revision: (id) => {
        const document = this.#revisions.get(id);
        if (!document) throw new GoneError();
        return Promise.resolve({ id, document });
      },
      restore: (revision, since, id) => {
        if (since !== this.log.length) return Promise.resolve({ kind: "behind" });
        const commands = this.become(this.#revisions.get(revision) ?? this.document);
        this.#save(since, [{ id, commands }], author);
        return Promise.resolve({ kind: "restored" });
      },
    };
  }

  /** Whether its draft isn't as somebody saw it. */
  hasMoved({ since, published }: SeenDraft): boolean {
    return since !== this.log.length || published !== this.published;
  }

  /** Makes the draft public; gives the revision. */
  publish(): number {
    this.published = (this.published ?? 0) + 1;
    this.baseSequence = this.log.length;
    this.#revisions.set(this.published, this.document);
    return this.published;
  }

  #listRevisions(): readonly Revision[] {
    const revision = (id: number): Revision => {
      const [base, isPublished] = [id > 1 ? id - 1 : null, id === this.published];
      return { id, label: `Number ${id}`, at: id, author: null, base, isPublished, preview: null };
    };
    return [...this.#revisions.keys()].map(revision).toReversed();
  }

  #meetTrouble() {
    const trouble = this.troubles.shift();
    if (trouble === "unreachable") throw new Error("Nobody there");
    if (trouble === "gone") throw new GoneError();
    return trouble;
  }

  #save(since: number, edits: readonly Edit<Command>[], author: number): SaveAnswer {
    const known = new Set(edits.map(({ id }) => id));
    if (since > this.log.length) return { kind: "behind" };
    if (this.log.some(({ sequence, id }) => sequence > since && !known.has(id))) return { kind: "behind" };
    for (const edit of edits.filter(({ id }) => !this.log.some((logged) => logged.id === id))) {
      const commands = this.log.find(({ id }) => id === edit.undoes)?.inverse ?? edit.commands;
      const applied = applyEdit(this.#kind, this.document, { ...edit, commands: commands as readonly Command[] });
      if (!applied.ok) return { kind: "refused", edit: edit.id, message: applied.error.messageKey };
      this.document = applied.value.document;
      const { id, inverse, undoes = null } = applied.value.edit;
      this.log.push({ sequence: this.log.length + 1, id, commands, inverse, undoes, author, at: this.log.length });
    }
    return { kind: "saved", sequence: this.log.length };
  }
}
