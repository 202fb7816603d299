import { escapeHtml } from "#schemas/escape-html.ts";

/** Faces and inks of the estate's letters: what every mail program has. */
export const serif = "Georgia,'Times New Roman',serif";
export const sans = "'Helvetica Neue',Helvetica,Arial,sans-serif";
export const ink = "#2b2320";
export const muted = "#6d625a";

/** A text of one line as HTML; the code of an order in it stands on one line. */
export function headingHtml(text: string): string {
  return escapeHtml(text).replaceAll(/CD-\w{7}/g, '<span style="white-space:nowrap">$&</span>');
}
