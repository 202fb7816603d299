import { makeAutoObservable, runInAction } from "mobx";

/** The way from the button to the open editor, of which its code and its page's data have to come. */
export class Opening {
  state: "idle" | "opening" | "failed" = "idle";
  readonly #open: (isMaking: boolean) => Promise<void>;

  constructor(open: (isMaking: boolean) => Promise<void>) {
    this.#open = open;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** `isMaking`: to ask at once what a new page is to be. */
  async open({ isMaking = false } = {}): Promise<void> {
    this.#set("opening");
    try {
      await this.#open(isMaking);
      this.#set("idle");
    } catch (error) {
      console.warn(error);
      this.#set("failed");
    }
  }

  #set(state: Opening["state"]): void {
    runInAction(() => (this.state = state));
  }
}
