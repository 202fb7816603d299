import { makeAutoObservable, runInAction } from "mobx";

import { GoneError, SignedOutError } from "../persistence/draft-port.ts";

/** How often in a row the server may say that others were faster when nobody was, until it is left alone for a while. */
const mostFutile = 20;

/** Whether the server answers, to whom it is known, and of something that is there. */
export type Reach = "reached" | "offline" | "signed-out" | "gone";

/** What is asked of the server: one thing at a time. Nobody there, or nobody logged in, is a state and not an error. */
export class Turns {
  reach: Reach = "reached";
  #asking: Promise<void> | null = null;
  #futile = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Does something once all that was begun before is done. Never rejects. */
  async take(work: () => Promise<void>): Promise<void> {
    while (this.#asking) await this.#asking;
    this.#asking = this.#do(work);
    await this.#asking;
  }

  /** The server has answered: somebody is logged in, or nobody. */
  answered(reach: "reached" | "signed-out" = "reached"): void {
    this.reach = reach;
  }

  /** Notes whether the server took something, or said that others were faster. */
  noteProgress(): void {
    this.#futile = 0;
  }

  /** Throws when it has become too often. */
  noteFutile(): void {
    this.#futile += 1;
    if (this.#futile > mostFutile) throw new Error("The server says that others were faster, and nobody was");
  }

  async #do(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      runInAction(() => {
        if (error instanceof GoneError) this.reach = "gone";
        else this.reach = error instanceof SignedOutError ? "signed-out" : "offline";
      });
    }
    this.#asking = null;
  }
}
