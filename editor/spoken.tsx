import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { type IntlShape, RawIntlProvider } from "react-intl";

import type { Locale } from "#schemas/locale.ts";

import { allEditorWords } from "./words.ts";

/** The editor's words: its own at first, and the server's rules' as soon as there is time for them. */
export class Spoken {
  intl: IntlShape;
  #asked: Promise<void> | null = null;

  constructor(intl: IntlShape) {
    this.intl = intl;
    makeAutoObservable(this, { intl: observableRef });
  }

  /** Asks for the rest, once; what can't be had now is asked for again when the network is back. Never rejects. */
  async complete(locale: Locale): Promise<void> {
    this.#asked ??= this.#take(locale);
    await this.#asked;
  }

  async #take(locale: Locale): Promise<void> {
    try {
      const all = await allEditorWords(locale);
      runInAction(() => (this.intl = all));
    } catch (error) {
      this.#asked = null;
      console.warn("the words of the rules could not be had", error);
      addEventListener("online", () => void this.complete(locale), { once: true });
    }
  }
}

/** What is said within, in these words. */
export const InWords = observer(function InWords(props: { readonly spoken: Spoken; readonly children: ReactNode }) {
  return <RawIntlProvider value={props.spoken.intl}>{props.children}</RawIntlProvider>;
});
