import { makeAutoObservable, observableRef, runInAction } from "mobx";

import type { DraftStore } from "../store/draft-store.ts";
import type { OpenEdited } from "./open-edited.ts";

/** A draft beside that of the layout, which is opened when somebody first looks at it. */
export class LazyDraft<Document extends object, Command extends object> {
  state: "waiting" | "opening" | "open" | "failed" = "waiting";
  /** Null until it is open. */
  store: DraftStore<Document, Command> | null = null;
  #opening: Promise<void> | null = null;
  #close: () => Promise<void> = async () => {};
  readonly #open: () => Promise<OpenEdited<Document, Command>>;

  constructor(open: () => Promise<OpenEdited<Document, Command>>) {
    this.#open = open;
    makeAutoObservable(this, { store: observableRef }, { autoBind: true });
  }

  /** Opens it, once; what failed is tried anew. Never rejects. */
  async open(): Promise<void> {
    this.#opening ??= this.#take();
    await this.#opening;
  }

  /** Ends the saving, of what is open and of what is about to be; what waits is saved before. */
  async close(): Promise<void> {
    await this.#opening;
    await this.#close();
  }

  async #take(): Promise<void> {
    this.#set({ state: "opening" });
    try {
      const { store, close } = await this.#open();
      this.#close = close;
      this.#set({ state: "open", store });
    } catch (error) {
      console.warn(error);
      this.#opening = null;
      this.#set({ state: "failed" });
    }
  }

  #set(state: Partial<Pick<this, "state" | "store">>): void {
    runInAction(() => Object.assign(this, state));
  }
}
