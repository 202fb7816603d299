import { makeAutoObservable, observableRef } from "mobx";

import { isRecord } from "#schemas/fields/check.ts";
import type { BlockId } from "#schemas/page/layout.ts";

import type { Editor } from "../../store/editor.ts";
import { elementsOf } from "../drop/measure.ts";
import { firstWritable, type Writable, writableAt } from "./find-writable.ts";

interface Written extends Writable {
  readonly id: BlockId;
}

/** The one text that is being written where it stands. */
export class Writing {
  written: Written | null = null;
  readonly #editor: Editor;

  constructor(editor: Editor) {
    this.#editor = editor;
    makeAutoObservable(this, { written: observableRef }, { autoBind: true });
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
    const stored = canvas.document.get(written.id)?.props[written.prop];
    const own = written.field.localized && isRecord(stored) ? stored[canvas.locale] : stored;
    return typeof own === "string" ? own : String(canvas.block(written.id).prepared.props[written.prop] ?? "");
  }

  write(value: string): void {
    const { written } = this;
    const { canvas } = this.#editor;
    if (!written) return;
    const { id, prop, field } = written;
    const where = field.localized ? { prop, locale: canvas.locale } : { prop };
    this.#editor.run(
      [{ type: "set-props", id, changes: [{ ...where, value }] }],
      Object.values({ id, ...where }).join("/"),
    );
  }

  #start(
    id: BlockId,
    find: (block: Element, shown: Parameters<typeof writableAt>[2]) => Writable | null,
    at?: Element,
  ) {
    const { definition, prepared } = this.#editor.canvas.block(id);
    const block = at ?? document.querySelector(`#editor [data-id="${CSS.escape(id)}"]`);
    const found = definition && block ? find(block, { definition, props: prepared.props }) : null;
    if (!found) return false;
    this.#editor.selection.pick([id]);
    this.written = { ...found, id };
    return true;
  }
}
