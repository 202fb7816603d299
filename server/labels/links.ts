import type { LabelLanguage } from "#schemas/labels/languages.ts";

/**
 * The path of a wine's e-label. It is printed on bottles: it never changes, has no language in it, and goes on answering
 * when the wine is no longer sold.
 */
export function labelPath(declinationId: number, language?: LabelLanguage): string {
  return `/e-label/${declinationId}${language === undefined ? "" : `?lang=${language}`}`;
}
