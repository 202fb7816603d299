import { makeAutoObservable, runInAction } from "mobx";

/** Whether the text editor's code could be had: who waits for it says so. */
class TextEditorCode {
  hasFailed = false;

  constructor() {
    makeAutoObservable(this, { take: false });
  }

  async take<Code>(load: () => Promise<Code>): Promise<Code> {
    try {
      const code = await load();
      runInAction(() => (this.hasFailed = false));
      return code;
    } catch (error) {
      runInAction(() => (this.hasFailed = true));
      throw error;
    }
  }
}

export const textEditorCode = new TextEditorCode();
