import { makeAutoObservable, observableRef, runInAction } from "mobx";

import type { PictureWords } from "#editor/ports/send-picture.ts";
import { middle } from "#schemas/content/image.ts";

/** A picture of which somebody is asked what it says. */
export interface Asked {
  readonly file: File;
  /** What was said of it before, where it couldn't be sent then. */
  readonly words: PictureWords;
}

const nothing: PictureWords = { alt: {}, isDecorative: false, focal: middle };

/** Asks what pictures say, one after the other; `AddPicture` shows the question. */
export class AskedWords {
  asked: Asked | null = null;
  #settle: (words: PictureWords | null) => void = () => {};
  #last: Promise<unknown> = Promise.resolve();
  readonly #said = new WeakMap<File, PictureWords>();

  constructor() {
    makeAutoObservable(this, { asked: observableRef }, { autoBind: true });
  }

  /** What somebody says of a picture, once all before it are done with; null: they don't want to add it. */
  async ask(file: File): Promise<PictureWords | null> {
    const before = this.#last;
    const answer = before.then(async () => await this.#askNow(file));
    this.#last = answer;
    return await answer;
  }

  answer(words: PictureWords | null): void {
    const { asked } = this;
    if (asked === null) return;
    if (words !== null) this.#said.set(asked.file, words);
    this.asked = null;
    this.#settle(words);
  }

  async #askNow(file: File): Promise<PictureWords | null> {
    return await new Promise((resolve) => {
      this.#settle = resolve;
      runInAction(() => (this.asked = { file, words: this.#said.get(file) ?? nothing }));
    });
  }
}
