import { makeAutoObservable, runInAction } from "mobx";

/** The way from the button to the open editor, of which its code and its page's data have to come. */
export class Opening {
  state: "idle" | "opening" | "failed" = "idle";
  readonly #open: () => Promise<void>;

  constructor(open: () => Promise<void>) {
    this.#open = open;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async open(): Promise<void> {
    this.#set("opening");
    try {
      await this.#open();
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
