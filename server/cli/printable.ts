/** Control characters but line breaks and tabs: a terminal obeys them. */
const controls = /[^\P{Cc}\n\t]/gu;

/**
 * A text for a terminal, whoever wrote what is in it: control characters are spelt as JSON spells them, so that they can
 * be read, and that JSON stays what it was.
 */
export function printable(text: string): string {
  return text.replaceAll(controls, (sign) => String.raw`\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
