import { AsyncLocalStorage } from "node:async_hooks";

/** A document that is edited, in the place of what is public of it. */
export interface ShownDraft {
  /** The kind's name in the API of drafts. */
  readonly kind: string;
  readonly id: number;
  readonly document: object;
  /** What is shown by its draft beside it. */
  readonly parts?: readonly ShownDraft[];
}

const shown = new AsyncLocalStorage<ShownDraft>();

/** [SS12] Runs `work` on a site that is as a draft says: for what is made for one administrator and kept nowhere. */
export function withShownDraft<T>(draft: ShownDraft, work: () => T): T {
  return shown.run(draft, work);
}

/** The draft that this is shown by; undefined: by what is public. */
export function shownDraft(): ShownDraft | undefined {
  return shown.getStore();
}

/** A document as this is shown by its draft; undefined: as it is public. */
export function shownDocument(kind: string, id: number): object | undefined {
  const draft = shownDraft();
  const all = draft ? [draft, ...(draft.parts ?? [])] : [];
  return all.find((one) => one.kind === kind && one.id === id)?.document;
}
