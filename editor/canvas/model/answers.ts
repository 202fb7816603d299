import { observable, runInAction } from "mobx";

import type { KeyedNeeds } from "#renderer/data/resolve-block.ts";
import type { Need } from "#schemas/contract/need.ts";
import type { Locale } from "#schemas/locale.ts";

/** What blocks' needs were answered with, asked live of the API, each once. */
export class Answers {
  readonly #known = observable.map<string, unknown>([], { deep: false });
  readonly #asked = new Set<string>();
  readonly #resolve: (need: Need, locale: Locale) => Promise<unknown>;
  readonly #note: (text: string, error: unknown) => void;

  constructor(resolve: (need: Need, locale: Locale) => Promise<unknown>, note: (text: string, error: unknown) => void) {
    this.#resolve = resolve;
    this.#note = note;
  }

  /** The answers that are there; what can't be had is null. What nobody has asked for is asked for. */
  of(needs: KeyedNeeds, locale: Locale): ReadonlyMap<string, unknown> {
    const answers = new Map<string, unknown>();
    for (const [, key, need] of needs) {
      const name = `${locale} ${key}`;
      if (this.#known.has(name)) answers.set(key, this.#known.get(name));
      else this.#ask(name, need, locale);
    }
    return answers;
  }

  /** Asks for everything anew: somebody has changed what the pages are made of. */
  forget(): void {
    this.#asked.clear();
    runInAction(() => this.#known.clear());
  }

  #ask(name: string, need: Need, locale: Locale): void {
    // A page of one's own (cart, account) shows its samples: nobody's data stands on the canvas.
    if (this.#asked.has(name) || need.private) return;
    this.#asked.add(name);
    this.#resolve(need, locale).then(
      (value) => runInAction(() => this.#known.set(name, value)),
      (error: unknown) => {
        this.#note(`${need.call} could not be had`, error);
        runInAction(() => this.#known.set(name, null));
      },
    );
  }
}
