import { autorun, makeAutoObservable, observableRef, reaction, runInAction } from "mobx";

import type { Editor } from "../store/editor.ts";
import { around, type Box } from "./drop/geometry.ts";
import { elementsOf, measureBlock } from "./drop/measure.ts";

/** The box around some blocks, measured anew when they, the page's width or anything above them may have moved. */
export class BoxTracker {
  box: Box | null = null;
  readonly #editor: Editor;
  readonly #idsOf: () => readonly string[];

  constructor(editor: Editor, idsOf: () => readonly string[]) {
    this.#editor = editor;
    this.#idsOf = idsOf;
    makeAutoObservable(this, { box: observableRef, start: false }, { autoBind: true });
  }

  /** Watches; gives what ends that. */
  start(scroller: HTMLElement): () => void {
    let stopOne = (): void => {};
    const stopAll = reaction(
      () => this.#idsOf().join(" "),
      () => {
        stopOne();
        stopOne = this.#watch(scroller, this.#idsOf());
      },
      { fireImmediately: true },
    );
    return () => {
      stopAll();
      stopOne();
    };
  }

  #watch(scroller: HTMLElement, ids: readonly string[]): () => void {
    this.#set(boxAround(scroller, ids));
    if (ids.length === 0) return () => {};
    let frame = 0;
    const later = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        this.#set(boxAround(scroller, ids));
      });
    };
    const watcher = new ResizeObserver(later);
    const watched = [...scroller.children, ...ids.flatMap((id) => elementsOf(scroller, id))];
    for (const element of watched) watcher.observe(element);
    const stop = autorun(() => {
      void this.#editor.document;
      void this.#editor.width;
      later();
    });
    return () => {
      stop();
      watcher.disconnect();
      cancelAnimationFrame(frame);
    };
  }

  #set(box: Box | null): void {
    runInAction(() => (this.box = box));
  }
}

function boxAround(scroller: HTMLElement, ids: readonly string[]): Box | null {
  const [first, ...others] = ids.flatMap((id) => measureBlock(scroller, id) ?? []);
  return first ? others.reduce(around, first) : null;
}
