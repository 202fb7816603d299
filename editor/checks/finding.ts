import type { Locale, Localized } from "#schemas/locale.ts";
import type { Command } from "#schemas/page/commands/command.ts";
import type { BlockId } from "#schemas/page/layout.ts";

/** Something that somebody may want to set right before visitors have the page. */
export interface Finding {
  /** Its words are `editor.checks.{rule}`, and what mends it `editor.checks.mend.{rule}`. */
  readonly rule: Rule;
  /** Where it is; null: in what is said of the page. */
  readonly block: BlockId | null;
  /** What the field is called. */
  readonly field?: Localized<string>;
  /** The languages that it is about. */
  readonly locales?: readonly Locale[];
  /** What else its words name: a length, a picture, an address. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** What sets it right without asking anything, and can be taken back. */
  readonly mend?: readonly Command[];
  /** Which of several ways that is: its words are `editor.checks.mend.{rule}.{mendedBy}`. */
  readonly mendedBy?: string;
}

export type Rule =
  | "unknownBlock"
  | "alcoholMessage"
  | "wineAlcohol"
  | "wineVolume"
  | "wineOrigin"
  | "wineAllergens"
  | "wineLabel"
  | "gone"
  | "goneMedia"
  | "deadAddress"
  | "deadPlace"
  | "typedAddress"
  | "silentPicture"
  | "untranslated"
  | "titleMissing"
  | "titleLong"
  | "descriptionMissing"
  | "descriptionLong"
  | "contrast"
  | "mainTitleMissing"
  | "secondMainTitle"
  | "headingJump"
  | "heavyPicture"
  | "wholePicture";
