/** A text of one line: breaks, tabs and characters that have no look become a space, and there is none around it. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
}
