import { applyEdit, type AppliedEdit } from "#schemas/editing/edit.ts";
import type { EditingKind } from "#schemas/editing/editing-kind.ts";

import type { Describe, EditLabel } from "./edit-label.ts";
import type { History, HistoryEntry } from "./history.ts";

/** A thing that was done to the document, by whomever, for a list of all. */
export interface Step {
  /** Of one's own: the id of the entry in one's history, to which one can jump. */
  readonly id: string;
  readonly isOwn: boolean;
  /** The user who did it; null: nobody who is known. */
  readonly author: number | null;
  readonly at: number;
  readonly label: EditLabel | null;
  /** What it did to what: it was done, it took something back, or it did something again. */
  readonly manner: "did" | "undid" | "redid";
  /** One's own that one has taken back, and can do again. */
  readonly isUndone: boolean;
  /** The id of an edit of somebody else's that wrote over it since; null: none did. */
  readonly overwrittenBy: string | null;
}

/** Edits of a log, and the document that they led to. */
export interface Stretch<Document, Command> {
  readonly after: Document;
  readonly edits: readonly LoggedStep<Command>[];
}

export interface LoggedStep<Command> {
  readonly edit: AppliedEdit<Command>;
  readonly author: number | null;
  /** Whether it is in one's own history. */
  readonly isOwn: boolean;
  readonly at: number;
}

interface StepPorts<Document, Command> {
  readonly kind: EditingKind<Document, Command>;
  readonly describe: Describe<Document, Command>;
  /** The id of the user who edits. */
  readonly author: number;
}

/** What was done to a document, by everybody, in words (LA1, LA2). Words are found when somebody wants to read them. */
export class StepLog<Document, Command> {
  readonly #ports: StepPorts<Document, Command>;
  readonly #labels = new Map<string, EditLabel>();
  /** By the id of the edit that takes it back. */
  readonly #undoes = new Map<string, string>();
  readonly #others: LoggedStep<Command>[] = [];
  #unread: Stretch<Document, Command>[] = [];

  constructor(ports: StepPorts<Document, Command>) {
    this.#ports = ports;
  }

  /** Takes note of one's own edit as it is made. */
  note(before: Document, { id, commands }: Pick<AppliedEdit<Command>, "id" | "commands">): void {
    this.#labels.set(id, this.#ports.describe(before, commands));
  }

  /** Takes note of what came from the server or from the browser's memory, later than all that it brought before. */
  add(stretch: Stretch<Document, Command>): void {
    this.#unread.push(stretch);
    for (const step of stretch.edits) {
      const { id, undoes } = step.edit;
      if (undoes !== undefined) this.#undoes.set(id, undoes);
      if (!step.isOwn) this.#others.push(step);
    }
  }

  /** [LA2] Every step, the latest first; what one has taken back stands where it was done. */
  steps({ done, undone, passed }: History<Command>): readonly Step[] {
    this.#read();
    const own = [
      ...done.map((entry) => this.#ownStep(entry, false)),
      ...undone.map((entry) => this.#ownStep(entry, true)),
      ...passed.map((entry) => this.#ownStep(entry, entry.isUndone)),
    ];
    const others = this.#others.map(({ edit, author, at }): Step => {
      const origin = this.#originOf(edit.id);
      const label = author === null ? ({ key: "publishedElsewhere" } as const) : this.#labels.get(origin.id);
      const manner = origin.steps === 0 ? "did" : origin.steps % 2 === 1 ? "undid" : "redid";
      return {
        id: edit.id,
        isOwn: false,
        author,
        at,
        label: label ?? null,
        manner,
        isUndone: false,
        overwrittenBy: null,
      };
    });
    return [...own, ...others].toSorted((one, other) => one.at - other.at).toReversed();
  }

  #ownStep({ id, at, overwrittenBy }: HistoryEntry<Command>, isUndone: boolean): Step {
    const label = this.#labels.get(this.#originOf(id).id) ?? null;
    return { id, isOwn: true, author: this.#ports.author, at, label, manner: "did", isUndone, overwrittenBy };
  }

  /** What an edit is about in the end: what takes back a thing, or does it again, is about that thing. */
  #originOf(edit: string): { readonly id: string; readonly steps: number } {
    let [id, steps] = [edit, 0];
    for (let next = this.#undoes.get(id); next !== undefined; next = this.#undoes.get(id)) {
      id = next;
      steps += 1;
    }
    return { id, steps };
  }

  /** Walks back through what was not read yet: an edit is described in the document that it was applied to. */
  #read(): void {
    const { kind } = this.#ports;
    const unread = this.#unread;
    this.#unread = [];
    for (const stretch of unread) {
      let { after } = stretch;
      for (const { edit } of stretch.edits.toReversed()) {
        const back = applyEdit(kind, after, { id: edit.id, commands: edit.inverse });
        if (!back.ok) break;
        after = back.value.document;
        if (!this.#labels.has(edit.id)) this.note(after, edit);
      }
    }
  }
}
