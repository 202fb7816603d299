import { makeAutoObservable, observableRef, runInAction } from "mobx";

import type { Draft } from "#schemas/content/draft.ts";
import type { Conflict } from "#schemas/editing/rebase.ts";
import type { Refusal } from "#schemas/refusal.ts";
import { ok, type Result } from "#schemas/result.ts";

import type { Past, SaveAnswer, SaveOptions, SeenDraft } from "../persistence/draft-port.ts";
import { afterSaving } from "./after-saving.ts";
import type { DraftPorts, RestoreOutcome, SavingState, UnpublishOutcome } from "./draft-ports.ts";
import { nextBatch } from "./next-batch.ts";
import { openWithLeft } from "./open-with-left.ts";
import { openedField } from "./open-field.ts";
import { asApplied, openedCopy } from "./opened-copy.ts";
import { replayedOn } from "./recovered-copy.ts";
import { type Step, StepLog } from "./step-log.ts";
import { missedStretch, openedStretch, ownStretch } from "./stretches.ts";
import { type Reach, Turns } from "./turns.ts";
import {
  afterEdit,
  afterSave,
  caughtUp,
  jumped,
  remembering,
  stepped,
  type UndoRefusal,
  withoutRefused,
  type WorkingCopy,
} from "./working-copy.ts";

/**
 * A document that somebody edits (SPEC.md of `schemas/editing`, ES1 to ES14): their copy of it, and the way of their edits
 * to the server. When it saves, and when it looks what others do, is the saver's business.
 */
export class DraftStore<Document extends object, Command extends object> {
  copy: WorkingCopy<Document, Command>;
  /** The public revision that was seen last. */
  published: number | null;
  /** The number of the last edit that is public. */
  baseSequence: number;
  /** Steps of this page that others can see by now. */
  publicSteps: ReadonlySet<string> = new Set();
  /** Whether the browser takes what isn't saved: in a private window, or on a full disk, it doesn't. */
  isKept = true;
  /** The copy that the browser has. */
  #keptCopy: WorkingCopy<Document, Command> | null = null;
  readonly #turns = new Turns();
  readonly #log: StepLog<Document, Command>;
  readonly #ports: DraftPorts<Document, Command>;

  private constructor(ports: DraftPorts<Document, Command>, draft: Draft, copy: WorkingCopy<Document, Command>) {
    this.#ports = ports;
    this.copy = copy;
    this.published = draft.published;
    this.baseSequence = draft.baseSequence;
    this.#log = new StepLog(ports);
    this.#log.add(openedStretch(ports, draft));
    this.#log.add(ownStretch(ports, copy));
    makeAutoObservable(this, { copy: observableRef, publicSteps: observableRef }, { autoBind: true });
  }

  /**
   * Opens a draft. [ES7] What the browser kept of it (after a crash, a closed tab, a lost line, a session that ended) is
   * taken up before anything can be done, which would be kept in its place. Rejects when nobody can be reached: then it
   * stays kept.
   */
  static async open<Document extends object, Command extends object>(
    ports: DraftPorts<Document, Command>,
  ): Promise<DraftStore<Document, Command>> {
    const { draft, copy, isRecovered } = await openWithLeft(ports);
    const store = new DraftStore(ports, draft, copy);
    if (isRecovered) store.#change(copy);
    return store;
  }

  get document(): Document {
    return this.copy.document;
  }

  get reach(): Reach {
    return this.#turns.reach;
  }

  get state(): SavingState {
    if (this.copy.conflicts.length > 0 && this.reach !== "gone") return "conflict";
    if (this.reach !== "reached") return this.reach;
    return this.copy.own.length > 0 ? "saving" : "saved";
  }

  /** Whether the document has changes that are not public. */
  get hasChanges(): boolean {
    return this.copy.own.length > 0 || this.copy.since > this.baseSequence;
  }

  /** [LA2] What was done by everybody since the document was last published, and in this page; the latest first. */
  get steps(): readonly Step[] {
    return this.#log.steps(this.copy.history);
  }

  /** What of it is not public: what was done since, and what one has taken back of what is. */
  get unpublishedSteps(): readonly Step[] {
    return this.steps.filter(({ id, isUndone }) => this.publicSteps.has(id) === isUndone);
  }

  /** [ES10] Whether nothing would be lost if the page went away now: all is saved, or the browser has it. Ask it, don't observe it. */
  isSafe(): boolean {
    return this.copy.own.length + this.copy.conflicts.length === 0 || (this.isKept && this.#keptCopy === this.copy);
  }

  /** [ES1] [ES2] Does something; a refusal changes nothing. `group`: the go of typing that it belongs to. */
  edit(commands: readonly Command[], group: string | null = null): Result<null, Refusal<string>> {
    const { kind, newId, now } = this.#ports;
    const [edit, before] = [{ id: newId(), commands }, this.copy];
    const done = this.#take(afterEdit(kind, before, { edit, at: now(), group }));
    if (done.ok && this.copy.history.done.at(-1)?.id === edit.id) this.#log.note(before.document, edit);
    return done;
  }

  /** [ES14] Somebody comes to a field, which shows what stands there now until they leave it. */
  setField(isIn: boolean): void {
    this.#change({ ...this.copy, field: isIn ? openedField(this.copy) : null });
  }

  /** [ES3] Takes back what was done last. Refused with null when there is nothing. */
  undo(): Result<null, UndoRefusal | null> {
    return this.#step("done");
  }

  /** [ES3] Does again what was taken back last. Refused with null when there is nothing. */
  redo(): Result<null, UndoRefusal | null> {
    return this.#step("undone");
  }

  /** [ES3] Takes back, or does again, until a thing of one's history is the last that was done; null: until none is. All or nothing. */
  jumpTo(entry: string | null): Result<null, UndoRefusal | null> {
    return this.#take(jumped(this.#ports.kind, this.copy, { entry, newId: this.#ports.newId }));
  }

  /** [ES4] Saves what waits; replays it on what others did, as often as they are faster. Never rejects. */
  async save(options: SaveOptions = {}): Promise<void> {
    await this.#turns.take(async () => {
      const waiting = new Set(this.copy.own.map(({ id }) => id));
      let goesOn = true;
      while (goesOn && this.copy.own.some(({ id }) => waiting.has(id))) {
        const sent = nextBatch(this.copy.own);
        this.#change({ ...this.copy, inFlight: Math.max(sent.length, this.copy.inFlight) });
        const answer = await this.#ports.port.save(this.copy.since, sent, options);
        goesOn = await this.#saved(answer, sent.length);
      }
    });
  }

  /** [ES11] The page goes away: what waits is sent once more, whatever is on its way; nothing is joined to it any more. */
  leave(): void {
    const { own, since } = this.copy;
    if (own.length === 0) return;
    this.#change({ ...this.copy, inFlight: own.length });
    this.#ports.port.save(since, nextBatch(own), { isLeaving: true }).catch(() => {});
  }

  /** [ES5] Brings in what others did since. Never rejects. */
  async look(): Promise<void> {
    await this.#turns.take(async () => void (await this.#catchUp()));
  }

  /** [ES6] Decides a conflict: one's own over theirs. Refused when the document doesn't take it any more. */
  keepMine(conflict: Conflict<Command>): Result<null, Refusal<string>> {
    this.setField(true);
    const done = this.edit(conflict.edit.commands);
    if (done.ok) this.keepTheirs(conflict);
    return done;
  }

  /** [ES6] Decides a conflict: theirs stays. */
  keepTheirs(conflict: Conflict<Command>): void {
    this.#change({ ...this.copy, conflicts: this.copy.conflicts.filter((other) => other !== conflict) });
  }

  /** What goes public when it is published now: what the server has. */
  get seen(): SeenDraft {
    return { ...this.#ports.port.of, since: this.copy.since, published: this.published };
  }

  /** [ES8] Does something with what is seen: what waits is saved first, and until it is done nothing else is. Never rejects. */
  async whileSaved<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | "not-saved" | "signed-out"> {
    return await afterSaving(this, this.#turns, work);
  }

  /** Notes what is saved by now, but for some edits. What it gives is told when that is public, or was when others published. */
  noteSaved(...but: readonly Pick<Step, "id">[]): (now: Pick<Draft, "published" | "baseSequence">) => void {
    const except = [...this.copy.own, ...but];
    const done = this.steps.filter(({ id, isUndone }) => !isUndone && !except.some((edit) => edit.id === id));
    return (now) => this.#set({ ...now, publicSteps: new Set(done.map(({ id }) => id)) });
  }

  /** [ES8] Brings in what others did since, and what of it they published: who looks at that may publish after them. Never rejects. */
  async lookAnew(): Promise<void> {
    await this.#turns.take(async () => await this.#seeAnew());
  }

  /** [EM28] Takes what is public away from visitors; the draft stays. Never rejects. */
  async unpublish(): Promise<UnpublishOutcome> {
    return await afterSaving(this, this.#turns, async () => {
      const answer = await this.#ports.port.unpublish(this.published);
      if (answer.kind === "behind") await this.#seeAnew();
      if (answer.kind === "unpublished") this.#set({ published: null });
      return answer.kind === "refused" ? { message: answer.message } : answer.kind;
    });
  }

  /** What was published of it. Whatever is asked rejects when nobody can be reached. */
  get past(): Past {
    return this.#ports.port;
  }

  /** [ES12] Makes the draft what a revision was, as a thing that can be taken back. Never rejects. */
  async restore(revision: number): Promise<RestoreOutcome> {
    return await afterSaving(this, this.#turns, async () => {
      const id = this.#ports.newId();
      const answer = await this.#ports.port.restore(revision, this.copy.since, id);
      if (answer.kind === "refused") return { message: answer.message };
      await this.#catchUp(id);
      return answer.kind;
    });
  }

  /** Gives whether there is more to do. */
  async #saved(answer: SaveAnswer, count: number): Promise<boolean> {
    const { kind } = this.#ports;
    this.#turns.answered(answer.kind === "signed-out" ? answer.kind : "reached");
    if (answer.kind === "signed-out") return false;
    if (answer.kind !== "behind") this.#turns.noteProgress();
    if (answer.kind === "saved") this.#change(afterSave(kind, this.copy, { sequence: answer.sequence, count }));
    else if (answer.kind === "behind") await this.#catchUpOrStartOver();
    else {
      const refusal = { code: "refused", messageKey: "draft.refused", values: { message: answer.message } } as const;
      this.#change(withoutRefused(kind, this.copy, { edit: answer.edit, refusal }));
    }
    return true;
  }

  async #seeAnew(): Promise<void> {
    const { published, baseSequence, edits } = await this.#ports.port.open();
    await this.#catchUp();
    this.noteSaved(...edits)({ published, baseSequence });
  }

  /** Gives whether anything was missed. `mine`: an edit of one's own that was made by another way. */
  async #catchUp(mine: string | null = null): Promise<boolean> {
    const { kind, port, now } = this.#ports;
    const logged = await port.missedSince(this.copy.since);
    this.#turns.answered();
    if (logged.length === 0) return false;
    const [before, missed] = [this.copy, logged.map(asApplied<Command>)];
    const copy = caughtUp(kind, before, missed, mine);
    this.#log.add(missedStretch(copy.base, logged, new Set([mine, ...before.own.map(({ id }) => id)])));
    const edit = missed.find(({ id }) => id === mine);
    this.#change(edit ? remembering(kind, copy, { edit, at: now() }) : copy);
    return true;
  }

  /**
   * [ES13] One is behind. When nothing was missed, the server either speaks of what it is just writing down, or was brought
   * back to an older state, where one begins anew.
   */
  async #catchUpOrStartOver(): Promise<void> {
    if (await this.#catchUp()) return;
    const draft = await this.#ports.port.open();
    const { own, conflicts, since } = this.copy;
    if (draft.sequence >= since) return this.#turns.noteFutile();
    const opened = openedCopy(this.#ports, draft);
    this.#change(replayedOn(this.#ports.kind, opened, { own, conflicts, at: this.#ports.now() }));
    this.#set({ published: draft.published, baseSequence: draft.baseSequence });
  }

  #set(state: Partial<Pick<this, "isKept" | "published" | "publicSteps" | "baseSequence" | "copy">>): void {
    runInAction(() => Object.assign(this, state));
  }

  #step(from: "done" | "undone"): Result<null, UndoRefusal | null> {
    const { copy, result } = stepped(this.#ports.kind, this.copy, { from, newId: this.#ports.newId });
    this.#change(copy);
    return result;
  }

  #take<Problem>(result: Result<WorkingCopy<Document, Command>, Problem>): Result<null, Problem> {
    if (!result.ok) return result;
    this.#change(result.value);
    return ok(null);
  }

  #change(copy: WorkingCopy<Document, Command>): void {
    this.#set({ copy });
    const { since, own, conflicts } = copy;
    void this.#ports.journal.write({ since, own, conflicts }).then((isKept) => {
      if (isKept) this.#keptCopy = copy;
      this.#set({ isKept });
    });
  }
}
