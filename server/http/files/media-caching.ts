/** The address names the content: what replaces it has another. */
export const lasting = "public, max-age=31536000, immutable";

/** The address names what may be replaced. */
export const passing = "public, max-age=3600";

/** A medium's name leads to its present file; in seconds. */
const named = "public, max-age=300";

/** A former content may be the present one again: who kept where its address led would go in circles. */
const replaced = "no-cache";

/** For the answer that leads from an address to the medium's file. */
export function movedCaching(asked: string, media: { readonly path: string }): string {
  return asked === media.path ? named : replaced;
}
