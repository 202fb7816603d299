import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx";
import { flushSync } from "react-dom";

import type { BlockDefinition } from "#blocks/kit/define-block.ts";
import type { Locale } from "#schemas/locale.ts";
import type { BlockId } from "#schemas/page/layout.ts";

import type { Editor } from "../../store/editor.ts";
import { elementsOf } from "../drop/measure.ts";
import { firstWritable, placeIn, showing, type Shown, type Writable, writableAt } from "./find-writable.ts";
import { valueAt, withAt } from "./texts.ts";

interface Written extends Writable {
  readonly id: BlockId;
  readonly definition: BlockDefinition;
  /** The language that it is written in, whichever the page is shown in later. */
  readonly locale: Locale;
  /** Which child of which child of the block shows it. */
  readonly place: readonly number[];
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

  /** Whether what is written is still there, and shown in its language. */
  get isThere(): boolean {
    const { written } = this;
    const { canvas } = this.#editor;
    if (!written) return true;
    const { definition, prepared } = canvas.block(written.id);
    const isSame = definition === written.definition && canvas.locale === written.locale;
    return isSame && typeof valueAt(prepared.props, written.path) === "string";
  }

  /** Ends what others have removed, or what is shown in another language by now; gives what ends that. */
  follow(): () => void {
    return reaction(
      () => this.isThere,
      (isThere) => isThere || this.end(),
    );
  }

  /** Views draw some words in a new element, and none where there are none: finds what shows them now. */
  seek(): void {
    const { written } = this;
    if (!written) return;
    const { id, element, path, place } = written;
    const block = document.querySelector(selectorOf(id));
    if (!block || (element.isConnected && element !== block)) return;
    const value = valueAt(this.#editor.canvas.block(id).prepared.props, path);
    const now = showing(block, { ...written, value: String(value ?? "") }, place);
    if (now) this.written = { ...written, element: now, place: placeIn(block, now) };
  }

  /** The text as it is stored in the language that is shown, or as it is shown where there is none. */
  get value(): string {
    const { written } = this;
    const { canvas } = this.#editor;
    if (!written) return "";
    const { draft, prepared } = canvas.block(written.id);
    const { path, isLocalized } = written;
    const stored = valueAt(draft?.stored, isLocalized ? [...path, written.locale] : path);
    return typeof stored === "string" ? stored : String(valueAt(prepared.props, path) ?? "");
  }

  write(value: string): void {
    const { written } = this;
    const { canvas } = this.#editor;
    if (!written) return;
    const { id, path, isLocalized, locale } = written;
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
    const block = at ?? document.querySelector(selectorOf(id));
    if (!definition || !block) return false;
    const draw: Shown["draw"] = (props) => flushSync(() => shownBlock.tryOut(props));
    const found = find(block, { definition, props: prepared.props, draw });
    if (!found) return false;
    this.#editor.selection.pick([id]);
    const { locale } = this.#editor.canvas;
    const place = placeIn(block, found.element);
    runInAction(() => (this.written = { ...found, id, definition, locale, place }));
    return true;
  }
}

function selectorOf(id: BlockId): string {
  return `#editor [data-id="${CSS.escape(id)}"]`;
}
