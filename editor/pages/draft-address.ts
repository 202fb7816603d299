const draftOf = "?draft=layout:";

/**
 * Where the site draws a page with its draft in the place of what is public, to administrators alone: as whoever may open the
 * page sees it, or as somebody who is named.
 */
export function draftAddress(path: string, layout: number, as?: "visitor" | "customer"): string {
  return `${path}${draftOf}${layout}${as === undefined ? "" : `&as=${as}`}`;
}

/** Whether an address is one of those. */
export function isDraftAddress(path: string): boolean {
  return path.includes(draftOf);
}
