import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { flushSync } from "react-dom";

import type { BlockId } from "#schemas/page/layout.ts";

import type { Editor } from "../../store/editor.ts";
import { elementsOf } from "../drop/measure.ts";
import { firstWritable, type Shown, type Writable, writableAt } from "./find-writable.ts";
import { valueAt, withAt } from "./texts.ts";

interface Written extends Writable {
  readonly id: BlockId;
}

/** The one text that is being written where it stands. */
export class Writing {
  written: Written | null = null;
  readonly #editor: Editor;

  constructor(editor: Editor) {
    this.#editor = editor;
    // Not actions: what they draw is to be drawn before they go on.
    makeAutoObservable(this, { written: observableRef, startAt: false, startIn: false }, { autoBind: true });
  }

  /** Begins with the text that an element of a block shows; false where there is none. */
  startAt(target: Element, id: BlockId): boolean {
    return this.#start(id, (block, shown) => writableAt(target, block, shown));
  }

  /** Begins with a block's first text. */
  startIn(scroller: Element, id: BlockId): boolean {
    const [block] = elementsOf(scroller, id);
    return block !== undefined && this.#start(id, (_, shown) => firstWritable(block, shown), block);
  }

  end(): void {
    this.written = null;
  }

  /** The text as it is stored in the language that is shown, or as it is shown where there is none. */
  get value(): string {
    const { written } = this;
    const { canvas } = this.#editor;
    if (!written) return "";
    const { draft, prepared } = canvas.block(written.id);
    const { path, isLocalized } = written;
    const stored = valueAt(draft?.stored, isLocalized ? [...path, canvas.locale] : path);
    return typeof stored === "string" ? stored : String(valueAt(prepared.props, path) ?? "");
  }

  write(value: string): void {
    const { written } = this;
    const { canvas } = this.#editor;
    if (!written) return;
    const { id, path, isLocalized } = written;
    const { locale } = canvas;
    const [prop, ...inner] = path;
    const change =
      inner.length === 0
        ? { prop, ...(isLocalized && { locale }), value }
        : {
            prop,
            value: withAt(canvas.block(id).draft?.stored[prop], isLocalized ? [...inner, locale] : inner, value),
          };
    this.#editor.run([{ type: "set-props", id, changes: [change] }], [id, ...path, locale].join("/"));
  }

  #start(id: BlockId, find: (block: Element, shown: Shown) => Writable | null, at?: Element): boolean {
    const shownBlock = this.#editor.canvas.block(id);
    const { definition, prepared } = shownBlock;
    const block = at ?? document.querySelector(`#editor [data-id="${CSS.escape(id)}"]`);
    if (!definition || !block) return false;
    const draw: Shown["draw"] = (props) => flushSync(() => shownBlock.tryOut(props));
    const found = find(block, { definition, props: prepared.props, draw });
    if (!found) return false;
    this.#editor.selection.pick([id]);
    runInAction(() => (this.written = { ...found, id }));
    return true;
  }
}
