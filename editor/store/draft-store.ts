import { makeAutoObservable, observableRef, runInAction } from "mobx";

import type { Draft, LoggedEdit } from "#schemas/content/draft.ts";
import type { Edit } from "#schemas/editing/edit.ts";
import type { EditingKind } from "#schemas/editing/editing-kind.ts";
import type { Conflict } from "#schemas/editing/rebase.ts";
import type { Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";

import type { DraftPort, SaveAnswer } from "../persistence/draft-port.ts";
import type { Journal } from "../persistence/journal.ts";
import { openedCopy } from "./opened-copy.ts";
import {
  afterEdit,
  afterSave,
  asSent,
  caughtUp,
  recovered,
  redone,
  undone,
  type UndoRefusal,
  withoutRefused,
  type WorkingCopy,
} from "./working-copy.ts";

/** Where one's own work stands: with the server, on its way, kept in the browser, or waiting for a decision. */
export type SavingState = "saved" | "saving" | "offline" | "signed-out" | "conflict";

/** What came of wanting to publish; a text says why the document can't be public as it is. */
export type PublishOutcome = "published" | "behind" | "not-saved" | "signed-out" | { readonly message: string };

export interface DraftPorts<Document, Command> {
  readonly kind: EditingKind<Document, Command>;
  readonly port: DraftPort;
  readonly journal: Journal<Document, Command>;
  /** The id of the user who edits. */
  readonly author: number;
  /** Milliseconds. */
  readonly now: () => number;
  readonly newId: () => string;
}

/** How many edits are sent at once; the rest follows. */
const mostAtOnce = 100;

/**
 * A document that somebody edits (SPEC.md of `schemas/editing`, ES1 to ES9): their copy of it, and the way of their edits
 * to the server. When it saves, and when it looks what others do, is the saver's business.
 */
export class DraftStore<Document extends object, Command extends object> {
  copy: WorkingCopy<Document, Command>;
  /** The public revision that was seen last. */
  published: number | null;
  /** The number of the last edit that is public. */
  baseSequence: number;
  reach: "reached" | "offline" | "signed-out" = "reached";
  isSaving = false;
  readonly #ports: DraftPorts<Document, Command>;

  private constructor(
    ports: DraftPorts<Document, Command>,
    draft: Pick<Draft, "published" | "baseSequence">,
    copy: WorkingCopy<Document, Command>,
  ) {
    this.#ports = ports;
    this.copy = copy;
    this.published = draft.published;
    this.baseSequence = draft.baseSequence;
    makeAutoObservable(this, { copy: observableRef }, { autoBind: true });
  }

  /**
   * Opens a draft. [ES7] What the browser kept of it (after a crash, a closed tab, a lost line, a session that ended) is
   * taken up before anything can be done, which would be kept in its place. Rejects when nobody can be reached: then it
   * stays kept.
   */
  static async open<Document extends object, Command extends object>(
    ports: DraftPorts<Document, Command>,
  ): Promise<DraftStore<Document, Command>> {
    const { port, journal, kind, now } = ports;
    const [draft, kept] = await Promise.all([port.open(), journal.read()]);
    const opened = openedCopy(ports, draft);
    if (!kept || kept.own.length + kept.conflicts.length === 0) return new DraftStore(ports, draft, opened);
    const missed = (await port.missedSince(kept.since)).map(asEdit<Command>);
    const store = new DraftStore(ports, draft, recovered(kind, opened, { kept, missed, at: now() }));
    store.#change(store.copy);
    return store;
  }

  get document(): Document {
    return this.copy.document;
  }

  get state(): SavingState {
    if (this.copy.conflicts.length > 0) return "conflict";
    if (this.reach !== "reached") return this.reach;
    return this.copy.own.length > 0 ? "saving" : "saved";
  }

  /** Whether the document has changes that are not public. */
  get hasChanges(): boolean {
    return this.copy.own.length > 0 || this.copy.since > this.baseSequence;
  }

  /** [ES1] [ES2] Does something; a refusal changes nothing. `group`: the go of typing that it belongs to. */
  edit(commands: readonly Command[], group: string | null = null): Result<null, Refusal<string>> {
    const { kind, newId, now } = this.#ports;
    return this.#take(afterEdit(kind, this.copy, { edit: { id: newId(), commands }, at: now(), group }));
  }

  /** [ES3] Takes back what was done last. Refused with null when there is nothing. */
  undo(): Result<null, UndoRefusal | null> {
    return this.#take(undone(this.#ports.kind, this.copy, this.#ports.newId));
  }

  /** [ES3] Does again what was taken back last. Refused with null when there is nothing. */
  redo(): Result<null, UndoRefusal | null> {
    return this.#take(redone(this.#ports.kind, this.copy, this.#ports.newId));
  }

  /** [ES4] Saves what waits; replays it on what others did, as often as they are faster. Never rejects. */
  async save(): Promise<void> {
    await this.#reaching(async () => {
      while (this.copy.own.length > 0 && this.reach === "reached") {
        const sent = this.copy.own.slice(0, mostAtOnce);
        this.#change({ ...this.copy, inFlight: sent.length });
        await this.#saved(await this.#ports.port.save(this.copy.since, sent.map(asSent)));
      }
    });
  }

  /** [ES5] Brings in what others did since. Never rejects. */
  async look(): Promise<void> {
    await this.#reaching(async () => await this.#catchUp());
  }

  /** [ES6] Decides a conflict: one's own over theirs. Refused when the document doesn't take it any more. */
  keepMine(conflict: Conflict<Command>): Result<null, Refusal<string>> {
    const done = this.edit(conflict.edit.commands);
    if (done.ok) this.keepTheirs(conflict);
    return done;
  }

  /** [ES6] Decides a conflict: theirs stays. */
  keepTheirs(conflict: Conflict<Command>): void {
    this.#change({ ...this.copy, conflicts: this.copy.conflicts.filter((other) => other !== conflict) });
  }

  /** [ES8] Makes public what is seen: what waits is saved first. */
  async publish(label: string): Promise<PublishOutcome> {
    await this.save();
    if (this.state !== "saved") return "not-saved";
    const { since } = this.copy;
    const answer = await this.#ports.port.publish(since, this.published, label);
    if (answer.kind === "behind") await this.#reaching(async () => await this.#seeAnew());
    if (answer.kind === "refused") return { message: answer.message };
    if (answer.kind === "published") this.#set({ published: answer.revision, baseSequence: since });
    return answer.kind;
  }

  async #saved(answer: SaveAnswer): Promise<void> {
    const { kind } = this.#ports;
    if (answer.kind === "saved") this.#change(afterSave(kind, this.copy, answer.sequence));
    else if (answer.kind === "behind") await this.#catchUp();
    else if (answer.kind === "signed-out") this.#set({ reach: "signed-out" });
    else {
      const refusal = { code: "refused", messageKey: "draft.refused", values: { message: answer.message } } as const;
      this.#change(withoutRefused(kind, this.copy, { edit: answer.edit, refusal }));
    }
  }

  /** Brings in what others did, and what of it they published: who looks at that may publish after them. */
  async #seeAnew(): Promise<void> {
    const { published, baseSequence } = await this.#ports.port.open();
    await this.#catchUp();
    this.#set({ published, baseSequence });
  }

  async #catchUp(): Promise<void> {
    const missed = (await this.#ports.port.missedSince(this.copy.since)).map(asEdit<Command>);
    this.#change(caughtUp(this.#ports.kind, this.copy, missed));
  }

  /** Asks the server, one thing at a time; nobody there is a state, not an error. */
  async #reaching(work: () => Promise<void>): Promise<void> {
    if (this.isSaving) return;
    this.#set({ isSaving: true, reach: "reached" });
    try {
      await work();
    } catch {
      this.#set({ reach: "offline" });
    } finally {
      this.#set({ isSaving: false });
    }
  }

  #set(state: Partial<Pick<this, "isSaving" | "reach" | "published" | "baseSequence" | "copy">>): void {
    runInAction(() => Object.assign(this, state));
  }

  #take<Problem>(result: Result<WorkingCopy<Document, Command>, Problem>): Result<null, Problem> {
    if (!result.ok) return result;
    this.#change(result.value);
    return ok(null);
  }

  #change(copy: WorkingCopy<Document, Command>): void {
    this.#set({ copy });
    const { base, since, own, conflicts } = copy;
    void this.#ports.journal.write({ base, since, own: own.map(asSent), conflicts });
  }
}

function asEdit<Command>({ id, commands }: LoggedEdit): Edit<Command> {
  return { id, commands: commands as unknown as readonly Command[] };
}
