import type { Conflict } from "#schemas/editing/rebase.ts";

import type { SavingState } from "../store/draft-ports.ts";
import { openQuestions } from "./open-questions.ts";

/** What is said of where a draft's work stands. */
export interface StatedDraft {
  readonly state: SavingState;
  readonly isKept: boolean;
  readonly copy: { readonly own: readonly unknown[]; readonly conflicts: readonly unknown[] };
  save(): Promise<void>;
  look(): Promise<void>;
}

/** A draft with what conflicts in it: said of it is what there is to decide. */
export interface ConflictingDraft extends StatedDraft {
  readonly copy: { readonly own: readonly unknown[]; readonly conflicts: readonly Conflict<unknown>[] };
}

/** What has to be known first comes first. */
const states: readonly SavingState[] = ["gone", "conflict", "signed-out", "offline", "saving", "saved"];

/** Several drafts as one: what is worst of any of them is what is said. */
export function jointState(drafts: () => readonly ConflictingDraft[]): StatedDraft {
  return {
    get state() {
      return states.find((state) => drafts().some((draft) => draft.state === state)) ?? "saved";
    },
    get isKept() {
      return drafts().every((draft) => draft.isKept);
    },
    get copy() {
      const copies = drafts().map(({ copy }) => copy);
      return {
        own: copies.flatMap(({ own }) => own),
        conflicts: copies.flatMap(({ conflicts }) => openQuestions(conflicts)),
      };
    },
    async save() {
      await Promise.all(drafts().map(async (draft) => await draft.save()));
    },
    async look() {
      await Promise.all(drafts().map(async (draft) => await draft.look()));
    },
  };
}
