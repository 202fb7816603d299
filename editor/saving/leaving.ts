import { makeAutoObservable, runInAction } from "mobx";

/** A draft that somebody is about to leave. */
export interface LeftDraft {
  save(): Promise<void>;
  isSafe(): boolean;
}

/** [SV8] Asks before the editor is left when something would be lost; `LeaveQuestion` shows the question. */
export class Leaving {
  isAsking = false;
  readonly #drafts: () => readonly (LeftDraft | null)[];
  #settle: (isLeaving: boolean) => void = () => {};

  constructor(drafts: () => readonly (LeftDraft | null)[]) {
    this.#drafts = drafts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Saves what waits; whether nothing would be lost then, or somebody leaves all the same. Never rejects. */
  async mayLeave(): Promise<boolean> {
    const drafts = this.#drafts().filter((draft) => draft !== null);
    await Promise.all(drafts.map(async (draft) => await draft.save()));
    if (drafts.every((draft) => draft.isSafe())) return true;
    // Who asks twice is asked once more.
    this.#settle(false);
    return await new Promise((resolve) => {
      this.#settle = resolve;
      runInAction(() => (this.isAsking = true));
    });
  }

  answer(isLeaving: boolean): void {
    this.isAsking = false;
    this.#settle(isLeaving);
  }
}
