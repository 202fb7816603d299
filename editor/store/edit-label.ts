import type { Localized } from "#schemas/locale.ts";

/** What was done, for people: a message's key and the names that it takes, in every language. */
export interface EditLabel {
  readonly key: LabelKey;
  readonly values?: Readonly<Record<string, number | Localized<string>>>;
}

/** The messages are `editor.saving.did.{key}`. */
export type LabelKey =
  | "movedAbove"
  | "movedBelow"
  | "movedInto"
  | "moved"
  | "movedMany"
  | "wrote"
  | "set"
  | "setMany"
  | "setPage"
  | "setEverywhere"
  | "setSite"
  | "setPopup"
  | "setRecord"
  | "inserted"
  | "insertedIn"
  | "insertedMany"
  | "pasted"
  | "pastedMany"
  | "copied"
  | "copiedMany"
  | "wrapped"
  | "wrappedMany"
  | "unwrapped"
  | "removed"
  | "removedMany"
  | "replaced"
  | "filled"
  | "filledPage"
  | "formSet"
  | "formFieldAdded"
  | "formFieldRemoved"
  | "formFieldMoved"
  | "formStepAdded"
  | "formStepRemoved"
  | "formStepMoved"
  | "restored"
  | "several"
  | "publishedElsewhere";

/** Says what an edit does to the document that it is applied to. */
export type Describe<Document, Command> = (before: Document, commands: readonly Command[]) => EditLabel;
