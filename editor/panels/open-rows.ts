import { makeAutoObservable, observable } from "mobx";

import type { BlockId } from "#schemas/page/layout.ts";
import type { Parent } from "#schemas/page/tree.ts";

/** Which containers of the outline show what is in them: each row is drawn anew only when its own changes. */
export class Open {
  readonly #ids = observable.set<BlockId>();

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  has(id: BlockId): boolean {
    return this.#ids.has(id);
  }

  toggle(id: BlockId): void {
    if (!this.#ids.delete(id)) this.#ids.add(id);
  }

  /** Opens all that a block stands in. */
  reveal(id: BlockId, parents: ReadonlyMap<BlockId, Parent>): void {
    for (let at = parents.get(id)?.into; at; at = parents.get(at)?.into) this.#ids.add(at);
  }
}
