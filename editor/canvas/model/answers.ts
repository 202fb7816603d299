import { observable, runInAction } from "mobx";

import type { KeyedNeeds } from "#renderer/data/resolve-block.ts";
import type { Need } from "#schemas/contract/need.ts";
import type { Locale } from "#schemas/locale.ts";

export interface AnswerPorts {
  resolve(need: Need, locale: Locale): Promise<unknown>;
  note(text: string, error: unknown): void;
  /** Milliseconds that only grow. */
  now(): number;
}

interface Failed {
  readonly need: Need;
  readonly locale: Locale;
  readonly at: number;
}

/** After how long what could not be had is asked for again by whoever is drawn anew, in milliseconds. */
const patience = 30_000;

/** What blocks' needs were answered with, asked live of the API, each once; what failed is asked for again. */
export class Answers {
  readonly #known = observable.map<string, unknown>([], { deep: false });
  readonly #asked = new Set<string>();
  readonly #failed = new Map<string, Failed>();
  readonly #ports: AnswerPorts;

  constructor(ports: AnswerPorts) {
    this.#ports = ports;
  }

  /** The answers that are there; what can't be had is null. What nobody has asked for is asked for. */
  of(needs: KeyedNeeds, locale: Locale): ReadonlyMap<string, unknown> {
    const answers = new Map<string, unknown>();
    for (const [, key, need] of needs) {
      const name = `${locale} ${key}`;
      const isKnown = this.#known.has(name);
      if (isKnown) answers.set(key, this.#known.get(name));
      if (!isKnown || this.#isDue(name)) this.#ask(name, need, locale);
    }
    return answers;
  }

  /** Asks at once for all that could not be had: the server can be reached again. */
  again(): void {
    for (const [name, { need, locale }] of this.#failed) this.#ask(name, need, locale);
  }

  #isDue(name: string): boolean {
    const failed = this.#failed.get(name);
    return failed !== undefined && this.#ports.now() - failed.at >= patience;
  }

  #ask(name: string, need: Need, locale: Locale): void {
    // A page of one's own (cart, account) shows its samples: nobody's data stands on the canvas.
    if (this.#asked.has(name) || need.private) return;
    this.#asked.add(name);
    this.#failed.delete(name);
    this.#ports.resolve(need, locale).then(
      (value) => runInAction(() => this.#known.set(name, value)),
      (error: unknown) => {
        this.#ports.note(`${need.call} could not be had`, error);
        this.#asked.delete(name);
        this.#failed.set(name, { need, locale, at: this.#ports.now() });
        runInAction(() => this.#known.set(name, null));
      },
    );
  }
}
