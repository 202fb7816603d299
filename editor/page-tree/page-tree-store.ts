import { makeAutoObservable, observable } from "mobx";

/** Where a browser remembers which pages were closed; one that remembers nothing shows all of them. */
export interface ClosedMemory {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
}

const key = "cellardoor:closed-pages";

export const browserMemory: ClosedMemory = {
  read: () => quietly(() => localStorage.getItem(key)),
  write: (text) => void quietly(() => localStorage.setItem(key, text)),
};

/** What is open in the tree of pages, and which page one is at. What was closed stays so, in this browser. */
export class PageTreeStore {
  /** The page that the keys are about; null: the first one. */
  current: number | null = null;
  readonly #closed = observable.set<number>();
  readonly #memory: ClosedMemory;

  constructor(memory: ClosedMemory) {
    this.#memory = memory;
    for (const id of readIds(memory.read())) this.#closed.add(id);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  isOpen(id: number): boolean {
    return !this.#closed.has(id);
  }

  setOpen(id: number, isOpen: boolean): void {
    if (isOpen === this.isOpen(id)) return;
    if (isOpen) this.#closed.delete(id);
    else this.#closed.add(id);
    this.#memory.write(JSON.stringify([...this.#closed]));
  }

  goTo(id: number): void {
    this.current = id;
  }
}

function readIds(text: string | null): readonly number[] {
  const read: unknown = quietly(() => JSON.parse(text ?? "[]") as unknown);
  return Array.isArray(read) ? read.filter((id) => Number.isSafeInteger(id)).map(Number) : [];
}

function quietly<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
