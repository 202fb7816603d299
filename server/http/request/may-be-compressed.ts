/**
 * The one rule of what may be compressed, pages and answers alike: what may be stored. An answer that may not be
 * (`no-store`, `private`, or nothing said) is made for one person, and the length of compressed text tells what a
 * secret in it has in common with what somebody else could put beside it (BREACH). Of the cures its authors rank,
 * this is the first: it asks nothing of what is written into a page.
 */
export function mayBeCompressed(cacheControl: string | null | undefined): boolean {
  return !/\b(no-store|private)\b/.test(cacheControl ?? "no-store");
}
