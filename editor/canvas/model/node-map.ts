import { action, makeObservable, observable, type ObservableMap, observableRef } from "mobx";

import type { BlockId, BlockNode, LayoutDocument } from "#schemas/page/layout.ts";
import { type Parent, parentsOf } from "#schemas/page/tree.ts";

/**
 * A layout's blocks, each observed by itself: who draws one is told when that one changes and at no other change. Commands
 * leave untouched blocks as they are (PC3), so a change is found by comparing identities.
 */
export class NodeMap {
  root: readonly BlockId[];
  readonly #nodes: ObservableMap<BlockId, BlockNode>;
  readonly #parents: ObservableMap<BlockId, Parent>;
  #document: LayoutDocument;

  constructor(document: LayoutDocument) {
    this.#document = document;
    this.root = document.root;
    this.#nodes = observable.map(Object.entries(document.blocks), { deep: false });
    this.#parents = observable.map([...parentsOf(document)], { deep: false });
    makeObservable(this, { root: observableRef, follow: action });
  }

  /** How many there are. */
  get size(): number {
    return this.#nodes.size;
  }

  get(id: BlockId): BlockNode | undefined {
    return this.#nodes.get(id);
  }

  /** The blocks of which something holds; who asks is told when any block changes. */
  having(holds: (node: BlockNode) => boolean): readonly BlockNode[] {
    return [...this.#nodes.values()].filter(holds);
  }

  /** Where a block stands; undefined for one that isn't there. */
  parent(id: BlockId): Parent | undefined {
    return this.#parents.get(id);
  }

  /** Takes over what a change made of the document. */
  follow(document: LayoutDocument): void {
    const before = this.#document;
    if (document === before) return;
    let isMoved = document.root !== before.root;
    for (const id in document.blocks) {
      const [node, known] = [document.blocks[id], before.blocks[id]];
      if (node === known || node === undefined) continue;
      isMoved ||= known === undefined || node.slots !== known.slots;
      this.#nodes.set(id, node);
    }
    for (const id in before.blocks) {
      if (document.blocks[id] !== undefined) continue;
      isMoved = true;
      this.#nodes.delete(id);
    }
    if (isMoved) this.#followPlaces(document);
    this.root = document.root;
    this.#document = document;
  }

  #followPlaces(document: LayoutDocument): void {
    const parents = parentsOf(document);
    for (const [id, parent] of parents) {
      const known = this.#parents.get(id);
      if (known?.into !== parent.into || known.slot !== parent.slot) this.#parents.set(id, parent);
    }
    for (const id of this.#parents.keys()) if (!parents.has(id)) this.#parents.delete(id);
  }
}
