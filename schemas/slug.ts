/** In characters. */
export const longestSlug = 200;

/** A slug: lower-case words joined by hyphens; a page's may have several segments. Empty: falls back. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && /^([a-z0-9]+([-/][a-z0-9]+)*)?$/.test(text);
}
