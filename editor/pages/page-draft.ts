import { makeAutoObservable, observableRef, runInAction } from "mobx";

import type { PageSettings } from "#schemas/page-settings/page-settings.ts";
import type { SetSetting } from "#schemas/page-settings/set-setting.ts";

import type { OpenEdited } from "../saving/open-edited.ts";
import type { DraftStore } from "../store/draft-store.ts";

export type SettingsStore = DraftStore<PageSettings, SetSetting>;

/** The draft of a page's settings, which is opened when somebody first looks at it. */
export class PageDraft {
  state: "waiting" | "opening" | "open" | "failed" = "waiting";
  /** Null until it is open. */
  store: SettingsStore | null = null;
  #opening: Promise<void> | null = null;
  #close: () => Promise<void> = async () => {};
  readonly #open: () => Promise<OpenEdited<PageSettings, SetSetting>>;

  constructor(open: () => Promise<OpenEdited<PageSettings, SetSetting>>) {
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
