import type { LabelLanguage } from "#schemas/labels/languages.ts";

/** A colon with what stands before and after it: French has a blank of its own there. */
export function colonIn(language: LabelLanguage): string {
  return language === "fr" ? "\u00a0: " : ": ";
}
