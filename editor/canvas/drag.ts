import { makeAutoObservable, observableRef } from "mobx";

import { findBlock } from "#schemas/page/block-registry.ts";
import type { BlockId } from "#schemas/page/layout.ts";
import { blockOf, childrenAt } from "#schemas/page/tree.ts";

import { insertBlock, moveTo } from "../actions/block-actions.ts";
import type { Editor } from "../store/editor.ts";
import type { Point, SlotBox } from "./drop/geometry.ts";
import { measureSlots, pointIn } from "./drop/measure.ts";
import { type Drop, resolveDrop } from "./drop/resolve-drop.ts";

/** What is dragged: blocks of the page, or a new one from the library. */
export type Dragged = { readonly ids: readonly BlockId[] } | { readonly slug: string };

/**
 * What is on its way over the canvas. State of a moment: the document changes only on dropping, and then by the same
 * answer that drew the line.
 */
export class Drag {
  dragged: Dragged | null = null;
  drop: Drop | null = null;
  /** True from a drag's beginning until a pointer goes down again: the click that ends it picks nothing. */
  hasDragged = false;
  /** Where the pointer is in the window. */
  pointer: Point = { x: 0, y: 0 };
  readonly #editor: Editor;
  #scroller: HTMLElement | null = null;
  #slots: readonly SlotBox[] = [];
  readonly #growth = new ResizeObserver(() => this.scrolled());

  constructor(editor: Editor) {
    this.#editor = editor;
    makeAutoObservable(
      this,
      { dragged: observableRef, drop: observableRef, pointer: observableRef, hasDragged: false },
      { autoBind: true },
    );
  }

  start(dragged: Dragged, scroller: HTMLElement): void {
    this.dragged = dragged;
    this.hasDragged = true;
    this.#scroller = scroller;
    this.#measure();
    // A picture that comes late moves what is below it: the line goes along.
    for (const content of scroller.children) this.#growth.observe(content);
  }

  /** The page was scrolled under the pointer, or grew: other blocks may be in sight, or elsewhere. */
  scrolled(): void {
    if (!this.dragged) return;
    this.#measure();
    this.moveTo();
  }

  /** The pointer is somewhere in the window, or the page was scrolled under it. */
  moveTo(pointer: Point = this.pointer): void {
    if (!this.dragged) return;
    this.pointer = pointer;
    this.drop = this.#dropAt(pointer);
  }

  /** Drops at the pointer; gives whether the page changed. */
  end(): boolean {
    const { dragged } = this;
    // Asked anew: what is done is where the pointer is now, not where it was when the last frame was drawn.
    const drop = dragged && this.#dropAt(this.pointer);
    this.cancel();
    if (!dragged || !drop) return false;
    if ("slug" in dragged) return insertBlock(this.#editor, dragged.slug, drop.at) !== null;
    return moveTo(this.#editor, dragged.ids, drop.at);
  }

  cancel(): void {
    this.dragged = null;
    this.drop = null;
    this.#slots = [];
    this.#scroller = null;
    this.#growth.disconnect();
  }

  #measure(): void {
    const { canvas, document } = this.#editor;
    const isOwn = (id: string): boolean => blockOf(document.blocks, id) !== undefined;
    const { outlet, isFrame } = canvas;
    if (this.#scroller) this.#slots = measureSlots({ scroller: this.#scroller, outlet, isFrame, isOwn });
  }

  #dropAt(pointer: Point): Drop | null {
    const { dragged } = this;
    const point = this.#scroller && pointIn(this.#scroller, pointer);
    if (!point || !dragged) return null;
    const ids = "ids" in dragged ? dragged.ids : [];
    return resolveDrop({ slots: this.#slots, point, dragged: ids, takes: (slot) => this.#takes(slot, dragged) });
  }

  #takes({ into, slot }: Pick<SlotBox, "into" | "slot">, dragged: Dragged): boolean {
    const { document, registry } = this.#editor;
    if (into === null) return true;
    const owner = blockOf(document.blocks, into);
    const { accepts, max } = (owner && findBlock(registry, owner.slug)?.slots?.[slot]) ?? {};
    const slugs =
      "slug" in dragged ? [dragged.slug] : dragged.ids.flatMap((id) => blockOf(document.blocks, id)?.slug ?? []);
    const inside = childrenAt(document, { into, slot });
    const coming = "slug" in dragged ? 1 : dragged.ids.filter((id) => !inside.includes(id)).length;
    const isWelcome = slugs.every((slug) => accepts === undefined || accepts.includes(slug));
    return isWelcome && (max === undefined || inside.length + coming <= max);
  }
}
