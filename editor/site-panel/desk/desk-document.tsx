import type { ComponentType, ReactNode } from "react";

import type { Compared } from "../../compare/comparison.ts";
import { later } from "../../kit/later.tsx";
import type { DocumentWords } from "../../saving/document-words.ts";
import type { People } from "../../saving/people.ts";
import type { PublishButtonProps } from "../../saving/publish-button.tsx";
import type { EditingKind } from "#schemas/editing/editing-kind.ts";
import type { DraftStore } from "../../store/draft-store.ts";

/** What the bar needs of a draft, whatever is edited. */
export type DeskDraft = Pick<
  DraftStore<object, object>,
  | "copy"
  | "document"
  | "hasChanges"
  | "isKept"
  | "published"
  | "reach"
  | "state"
  | "steps"
  | "unpublishedSteps"
  | "seen"
  | "isSafe"
  | "jumpTo"
  | "look"
  | "lookAnew"
  | "noteSaved"
  | "redo"
  | "restore"
  | "past"
  | "save"
  | "setField"
  | "undo"
  | "unpublish"
  | "whileSaved"
>;

export interface ConflictsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly people: People;
}

/** What is wrong with a part of a document: `title.fr_FR`. */
export interface PartProblem {
  readonly key: string;
  readonly words: string;
}

/** A document that is open in the panel, as the bar has it. */
export interface DeskDocument {
  readonly draft: DeskDraft;
  /** Where two people wrote in one place. */
  readonly Conflicts: ComponentType<ConflictsProps>;
  /** Shows two states of it beside each other. */
  readonly Compared: Compared;
  /** Which words say that it goes public. */
  readonly what: NonNullable<PublishButtonProps["what"]>;
  /** False: visitors have nothing of it yet. */
  readonly isPublic: () => boolean;
  /** False: something of it is to be done before it goes public, as the note says. */
  readonly isReady?: (() => boolean) | undefined;
  /** What it is called, where it isn't the site's settings. */
  readonly name?: (() => string) | undefined;
  /** What a part of it is called, for whoever hears that somebody is there; null: it has none of that name. */
  readonly spotName?: ((spot: string) => string | null) | undefined;
  /** What is to be known before it goes public. */
  readonly note?: (() => ReactNode) | undefined;
  /** Told what the server has against its parts; says that in words that name them, where it can. */
  readonly onRefused?: ((problems: readonly PartProblem[]) => string | undefined) | undefined;
  /** Told once it is public. */
  readonly onPublished?: (() => void) | undefined;
}

interface Parts<Document extends object, Command extends object> extends Omit<
  DeskDocument,
  "draft" | "Conflicts" | "Compared" | "isPublic"
> {
  readonly draft: DraftStore<Document, Command>;
  readonly rules: EditingKind<Document, Command>;
  readonly words: DocumentWords<Document, Command>;
  /** Left out: it is public when a revision of it is. */
  readonly isPublic?: (() => boolean) | undefined;
}

/** A document for the desk: what is said of it is its kind's to say. */
export function deskDocument<Document extends object, Command extends object>({
  draft,
  rules,
  words,
  isPublic = () => draft.published !== null,
  ...more
}: Parts<Document, Command>): DeskDocument {
  const Conflicts = later(async () => {
    const { ConflictDialog } = await import("../../saving/conflict-dialog.tsx");
    return function DocumentConflicts(props: ConflictsProps): ReactNode {
      return <ConflictDialog {...props} draft={draft} kind={rules} words={words} />;
    };
  });
  const Compared = later(
    async () => (await import("../../compare/values-comparison.tsx")).valuesCompared({ rules, words }),
    { isLast: true },
  );
  return { draft, Conflicts, Compared, isPublic, ...more };
}
