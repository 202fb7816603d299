import type { Locale, Localized } from "#schemas/locale.ts";
import type { Command } from "#schemas/page/commands/command.ts";
import type { BlockId } from "#schemas/page/layout.ts";

export type Rule =
  | "unknownBlock"
  | "untranslated"
  | "gone"
  | "secondMainTitle"
  | "headingJump"
  | "titleMissing"
  | "titleLong"
  | "descriptionMissing"
  | "descriptionLong";

/** Something that somebody may want to set right before visitors have the page. */
export interface Finding {
  readonly rule: Rule;
  /** Where it is; null: in what is said of the page. */
  readonly block: BlockId | null;
  /** What the field is called. */
  readonly field?: Localized<string>;
  /** The languages that it is about. */
  readonly locales?: readonly Locale[];
  /** How long a text is that should be shorter. */
  readonly length?: number;
  /** What sets it right without asking anything, and can be taken back. */
  readonly mend?: readonly Command[];
}
