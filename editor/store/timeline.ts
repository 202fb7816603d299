/** A draft whose steps are gone back through. */
export interface Undoable {
  readonly copy: {
    readonly history: {
      readonly done: readonly { readonly at: number }[];
      readonly undone: readonly { readonly at: number }[];
    };
  };
  undo(): unknown;
  redo(): unknown;
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

  undo(): void {
    this.#last?.undo();
  }

  redo(): void {
    this.#next?.redo();
  }

  get #last(): Undoable | undefined {
    return latest(this.#drafts(), ({ done }) => done.at(-1)?.at);
  }

  /** What was done first of all that was taken back, which was taken back last. */
  get #next(): Undoable | undefined {
    return latest(this.#drafts(), ({ undone: [first] }) => first && -first.at);
  }
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
