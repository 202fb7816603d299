import { computed, makeAutoObservable, observableRef } from "mobx";

import type { BlockId, LayoutDocument } from "#schemas/page/layout.ts";
import { blockOf, childrenAt, parentsOf, rootSlot, subtree } from "#schemas/page/tree.ts";

import { pickedTogether } from "./picked-runs.ts";

/**
 * What is picked on the canvas. State of a session, never of a document: it isn't undone, saved or sent. Several blocks
 * are in the document's order, and none stands in another.
 */
export class Selection {
  ids: readonly BlockId[] = [];
  /** The block under the pointer. */
  hovered: BlockId | null = null;
  /** The block of the frame around the page that was pressed: it is edited elsewhere. */
  around: string | null = null;

  constructor() {
    makeAutoObservable(this, { ids: observableRef, hovered: observableRef, only: computed }, { autoBind: true });
  }

  /** The one block that is picked; null where none is, or several are. */
  get only(): BlockId | null {
    return this.ids.length === 1 ? (this.ids[0] ?? null) : null;
  }

  has(id: BlockId): boolean {
    return this.ids.includes(id);
  }

  pick(ids: readonly BlockId[]): void {
    this.ids = ids;
    this.around = null;
  }

  /** Lets go of everything for a block of the frame. */
  pickAround(id: string | null): void {
    this.ids = [];
    this.around = id;
  }

  hover(id: BlockId | null): void {
    this.hovered = id;
  }

  /** Picks one block more, wherever it stands, or one less; what it holds, or what holds it, gives way to it. */
  toggle(document: LayoutDocument, id: BlockId): void {
    if (this.has(id)) return this.pick(this.ids.filter((one) => one !== id));
    const apart = this.ids.filter((one) => !subtree(document.blocks, [one]).includes(id));
    this.pick(pickedTogether(document, [...apart, id]));
  }

  /** Picks all between what is picked and a block; one that stands elsewhere is picked alone. */
  extendTo(document: LayoutDocument, id: BlockId): void {
    const parents = parentsOf(document);
    const [first, place] = [this.ids[0], parents.get(id)];
    const from = first === undefined ? undefined : parents.get(first);
    if (!place || from?.into !== place.into || from.slot !== place.slot) return this.pick([id]);
    const siblings = childrenAt(document, place);
    const indexes = [...this.ids, id].map((one) => siblings.indexOf(one)).filter((index) => index >= 0);
    this.pick(siblings.slice(Math.min(...indexes), Math.max(...indexes) + 1));
  }

  /** Picks all that stands beside what is picked, or on the page; where that is picked already, all around it. */
  pickAll(document: LayoutDocument): void {
    const parents = parentsOf(document);
    const [first] = this.ids;
    const page = { into: null, slot: rootSlot };
    const place = (first === undefined ? undefined : parents.get(first)) ?? page;
    const beside = childrenAt(document, place);
    const isAll = place.into !== null && beside.every((id) => this.has(id));
    this.pick(isAll ? childrenAt(document, parents.get(place.into) ?? page) : beside);
  }

  /** Lets go of what isn't there any more, or stands in another one now; what was moved is in its new order. */
  follow(document: LayoutDocument): void {
    const { ids } = this;
    const left = ids.length > 1 ? pickedTogether(document, ids) : ids.filter((id) => blockOf(document.blocks, id));
    if (left.length < ids.length || left.some((id, index) => id !== ids[index])) this.ids = left;
    if (this.hovered !== null && !blockOf(document.blocks, this.hovered)) this.hovered = null;
  }
}
