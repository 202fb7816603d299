import type { ServedFamily } from "#schemas/site/font-family.ts";

import { uploadedStack } from "./uploaded-fonts.ts";

export interface FontFamily {
  /** The CSS stack, what stands in for its bold and slanted faces and the fallback with the same metrics included. */
  readonly stack: string;
  /** The file to preload when the family sets titles, as `@fontsource/…`; its built name has the same stem. */
  readonly preload: string;
}

/** The families that the site serves itself. Any other family name is left to the visitor's system. */
export const fontFamilies: Readonly<Record<string, FontFamily>> = {
  "Cormorant Garamond": {
    stack:
      '"Cormorant Garamond", "Cormorant Garamond plain", "Cormorant Garamond fallback", "Cormorant Garamond fallback Noto", "Cormorant Garamond fallback DejaVu", Georgia, serif',
    preload: "@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2",
  },
  "Alegreya Sans": {
    stack:
      '"Alegreya Sans", "Alegreya Sans plain", "Alegreya Sans fallback", "Alegreya Sans fallback Roboto", "Alegreya Sans fallback DejaVu", system-ui, sans-serif',
    preload: "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2",
  },
  Lato: {
    stack:
      '"Lato", "Lato plain", "Lato fallback", "Lato fallback Roboto", "Lato fallback DejaVu", system-ui, sans-serif',
    preload: "@fontsource/lato/files/lato-latin-400-normal.woff2",
  },
  "Great Vibes": {
    stack: '"Great Vibes", "Great Vibes fallback", "Great Vibes fallback Noto", "Great Vibes fallback DejaVu", cursive',
    preload: "@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff2",
  },
};

/** The stack of a family name from outside, of an uploaded one with what stands in for it; a name that can't stand in CSS gives the generic face. */
export function fontStack(family: string, uploaded: readonly ServedFamily[] = []): string {
  const known = Object.hasOwn(fontFamilies, family) ? fontFamilies[family] : undefined;
  if (known) return known.stack;
  const own = uploaded.find(({ name }) => name === family);
  if (own) return uploadedStack(own);
  return /^[\p{L}\p{N} -]{1,60}$/u.test(family) ? `"${family}", system-ui, sans-serif` : "system-ui, sans-serif";
}
