import { makeAutoObservable, observableRef, runInAction } from "mobx";

import { wordsForNow } from "../../ports/not-now.ts";
import type { MediaPort } from "./media-port.ts";

/** A file on its way into the library. */
export interface Sending {
  readonly key: number;
  readonly file: File;
  /** How much of it has been sent, from 0 to 1. */
  readonly part: number;
  /** Why it isn't in the library, in words; empty: nobody could be reached. Null: it is on its way. */
  readonly refusal: string | null;
  /** Whether it may be taken when it is sent again: what is too large or of the wrong kind stays so. */
  readonly canRetry: boolean;
}

/**
 * Sends files; each tells how far it is, and stays with what was refused until it is put away. Pictures go side by side,
 * as somebody has said what they show; what is larger goes one after another.
 */
export class MediaUploads {
  sending: readonly Sending[] = [];
  readonly #add: MediaPort["add"];
  readonly #arrived: (id: number) => void;
  #last = 0;
  #large: Promise<void> = Promise.resolve();

  /** `arrived` is told the number of what is in the library now. */
  constructor(port: Pick<MediaPort, "add">, arrived: (id: number) => void) {
    this.#add = port.add;
    this.#arrived = arrived;
    makeAutoObservable(this, { sending: observableRef }, { autoBind: true });
  }

  /** Sends files. Never rejects. */
  async add(files: readonly File[]): Promise<void> {
    const added = files.map((file): Sending => ({
      key: (this.#last += 1),
      file,
      part: 0,
      refusal: null,
      canRetry: true,
    }));
    this.sending = [...this.sending, ...added];
    await Promise.all(added.map(async (one) => await this.#inTurn(one)));
  }

  /** Sends what couldn't be sent, or couldn't be taken just then, once more. */
  async retry(key: number): Promise<void> {
    const one = this.sending.find((each) => each.key === key);
    if (!one || one.refusal === null || !one.canRetry) return;
    this.#change(key, { part: 0, refusal: null });
    await this.#inTurn(one);
  }

  /** Shows what was refused no longer. */
  putAway(key: number): void {
    this.sending = this.sending.filter((one) => one.key !== key);
  }

  async #inTurn(one: Sending): Promise<void> {
    if (one.file.type.startsWith("image/")) return await this.#send(one);
    this.#large = this.#large.then(async () => await this.#send(one));
    await this.#large;
  }

  async #send({ key, file }: Sending): Promise<void> {
    const sent = await this.#add(file, (part) => this.#change(key, { part })).catch((error: unknown) => {
      console.warn("a file could not be sent", error);
      this.#change(key, { refusal: wordsForNow(error) ?? "" });
      return null;
    });
    if (!sent) return;
    if (!sent.ok) return this.#change(key, { refusal: sent.error, canRetry: false });
    runInAction(() => this.putAway(key));
    if (sent.value !== null) this.#arrived(sent.value);
  }

  #change(key: number, change: Partial<Sending>): void {
    runInAction(() => (this.sending = this.sending.map((one) => (one.key === key ? { ...one, ...change } : one))));
  }
}
