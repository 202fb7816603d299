import type { Result } from "#schemas/result.ts";

import type { UndoRefusal } from "./working-copy.ts";

type Stepped = Result<null, UndoRefusal | null>;

/** A draft whose steps are gone back through. */
export interface Undoable {
  readonly copy: {
    readonly history: {
      readonly done: readonly { readonly at: number }[];
      readonly undone: readonly { readonly at: number }[];
    };
  };
  undo(): Stepped;
  redo(): Stepped;
}

/** [HI7] What was done to several documents that are edited beside each other, as one row: the latest of all goes back first. */
export class Timeline {
  readonly #drafts: () => readonly Undoable[];

  constructor(drafts: () => readonly Undoable[]) {
    this.#drafts = drafts;
  }

  get canUndo(): boolean {
    return this.#last !== undefined;
  }

  get canRedo(): boolean {
    return this.#next !== undefined;
  }

  /** Gives why the last thing can't be taken back; null: it was, or there is none. */
  undo(): UndoRefusal | null {
    return refusalOf(this.#last?.undo());
  }

  redo(): UndoRefusal | null {
    return refusalOf(this.#next?.redo());
  }

  get #last(): Undoable | undefined {
    return latest(this.#drafts(), ({ done }) => done.at(-1)?.at);
  }

  /** What was done first of all that was taken back, which was taken back last. */
  get #next(): Undoable | undefined {
    return latest(this.#drafts(), ({ undone: [first] }) => first && -first.at);
  }
}

function refusalOf(stepped: Stepped | undefined): UndoRefusal | null {
  return stepped === undefined || stepped.ok ? null : stepped.error;
}

function latest(
  drafts: readonly Undoable[],
  timeOf: (history: Undoable["copy"]["history"]) => number | undefined,
): Undoable | undefined {
  const timed = drafts.flatMap((draft) => {
    const at = timeOf(draft.copy.history);
    return at === undefined ? [] : [{ draft, at }];
  });
  // Of two in one moment the later of the list: what stands beside the layout.
  return timed.toSorted((one, other) => one.at - other.at).at(-1)?.draft;
}
