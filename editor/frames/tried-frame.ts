import { reaction } from "mobx";

import type { PageDraft } from "../pages/page-draft.ts";

/** How a page is asked for: what of it is edited, in which frame it is shown, and as of when. */
export class TriedFrame {
  /** The layout of the frame that is edited; undefined: the page itself is. */
  readonly #edited: number | undefined;
  /** The frame that the page's settings name by now, public or not; null: its type's. Undefined: the public one. */
  #around: number | null | undefined;
  /** The moment that the page is looked at, in milliseconds since 1970; null: now. */
  at: number | null = null;

  constructor(edited: number | undefined) {
    this.#edited = edited;
  }

  /** What is asked for to edit a page, or a frame around it. */
  opening(path: string) {
    const [frame, around] = [this.#edited, this.#around];
    const named = { ...(frame !== undefined && { frame }), ...(around !== undefined && { around }) };
    return { body: { path, ...named, ...(this.at !== null && { at: this.at }) } };
  }

  /** Has the page shown anew whenever its settings name another frame; gives what ends that. */
  follow(settings: PageDraft, show: () => void): () => void {
    if (this.#edited !== undefined) return () => {};
    let isFirst = true;
    return reaction(
      () => settings.store?.document.frame,
      (frame) => {
        const isPublic = isFirst && settings.store?.hasChanges !== true;
        isFirst = false;
        if (isPublic || frame === undefined) return;
        this.#around = frame;
        show();
      },
    );
  }
}
