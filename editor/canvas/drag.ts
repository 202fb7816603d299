import { makeAutoObservable, observableRef } from "mobx";

import { applyCommand, type Command } from "#schemas/page/commands/command.ts";
import type { Anchor } from "#schemas/page/commands/place.ts";
import type { BlockId, LayoutDocument } from "#schemas/page/layout.ts";
import { blockOf } from "#schemas/page/tree.ts";

import { movesTo, moveTo, type Put, putBlock, putIn } from "../actions/block-actions.ts";
import type { Editor } from "../store/editor.ts";
import type { Point, SlotBox } from "./drop/geometry.ts";
import { measureSlots, pointIn } from "./drop/measure.ts";
import { type Drop, resolveDrop } from "./drop/resolve-drop.ts";

/** What is dragged: blocks of the page, or something new from the library. */
export type Dragged = { readonly ids: readonly BlockId[] } | New;

/** A new block of this slug; or, under a name of its own, what puts in something of which that is the first. */
interface New {
  readonly slug: string;
  readonly name?: string;
  readonly put?: (at: Anchor) => Put;
}

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
  /** Which slots of a document take what is dragged, as far as they were asked. */
  #asked: { readonly document: LayoutDocument; readonly takes: Map<string, boolean> } | null = null;
  /** Tells of blocks that become larger or smaller while the drag lasts. */
  readonly #sizes = new ResizeObserver(() => this.scrolled());
  /** The elements that it watches; told again of one, it would report that one again, and so on without end. */
  readonly #watched = new Set<Element>();

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
    this.moveTo();
  }

  /** The page was scrolled under the pointer, or a block grew: other blocks may be in sight, or elsewhere. */
  scrolled(): void {
    if (!this.dragged) return;
    this.#measure();
    this.moveTo();
  }

  /** The pointer is somewhere in the window, or the page was scrolled under it. */
  moveTo(pointer: Point = this.pointer): void {
    this.pointer = pointer;
    if (this.dragged) this.drop = this.#dropAt(pointer);
  }

  /** What is dragged is let go somewhere: where the pointer was already, the line stays as it was seen. */
  letGo(pointer: Point): void {
    if (pointer.x !== this.pointer.x || pointer.y !== this.pointer.y) this.moveTo(pointer);
  }

  /** Drops where the line is; gives whether the page changed. */
  end(): boolean {
    const { dragged, drop } = this;
    this.cancel();
    if (!dragged || !drop) return false;
    if ("slug" in dragged) return putIn(this.#editor, this.#put(dragged, drop.at)) !== null;
    return moveTo(this.#editor, dragged.ids, drop.at);
  }

  cancel(): void {
    this.dragged = null;
    this.drop = null;
    this.#slots = [];
    this.#asked = null;
    this.#scroller = null;
    this.#sizes.disconnect();
    this.#watched.clear();
  }

  #put({ slug, put }: New, at: Anchor): Put {
    return put?.(at) ?? putBlock(this.#editor, slug, at);
  }

  #measure(): void {
    this.#watchBlocks();
    const { canvas, document } = this.#editor;
    const isOwn = (id: string): boolean => blockOf(document.blocks, id) !== undefined;
    const { outlet, isFrame } = canvas;
    if (this.#scroller) this.#slots = measureSlots({ scroller: this.#scroller, outlet, isFrame, isOwn });
  }

  /**
   * A picture or a list that comes late moves what is below it, and the line goes along. Blocks and slots are watched, since
   * the page around it may keep its size: a short one is as high as the window.
   */
  #watchBlocks(): void {
    for (const element of this.#scroller?.querySelectorAll("[data-id], [data-slot]") ?? []) {
      if (this.#watched.has(element)) continue;
      this.#watched.add(element);
      this.#sizes.observe(element);
    }
  }

  #dropAt(pointer: Point): Drop | null {
    const { dragged } = this;
    const point = this.#scroller && pointIn(this.#scroller, pointer);
    if (!point || !dragged) return null;
    const ids = "ids" in dragged ? dragged.ids : [];
    return resolveDrop({ slots: this.#slots, point, dragged: ids, takes: (slot) => this.#takes(slot, dragged) });
  }

  /** Asked of the command itself: a line where it would be refused (too deep, too many, something else) would lie. */
  #takes({ into, slot }: Pick<SlotBox, "into" | "slot">, dragged: Dragged): boolean {
    const { document, registry } = this.#editor;
    if (this.#asked?.document !== document) this.#asked = { document, takes: new Map() };
    const { takes } = this.#asked;
    const name = `${into ?? ""}/${slot}`;
    const known = takes.get(name);
    if (known !== undefined) return known;
    const at = { into, slot, after: null };
    const commands = "slug" in dragged ? [this.#put(dragged, at).command] : movesTo(document, dragged.ids, at);
    const isTaken = isDone(document, commands, registry);
    takes.set(name, isTaken);
    return isTaken;
  }
}

/** Whether commands can be applied, one after the other. */
function isDone(before: LayoutDocument, commands: readonly Command[], registry: Editor["registry"]): boolean {
  let document = before;
  for (const command of commands) {
    const done = applyCommand(document, command, registry);
    if (!done.ok) return false;
    ({ document } = done.value);
  }
  return true;
}
