import type { SiteFont } from "#schemas/site/site-info.ts";

/** A garalde for titles, which reads at every size (the theme's script face does not), and the theme's own sans. */
export const startingFonts: readonly SiteFont[] = [
  { type: "TITLE", family: "Cormorant Garamond", colour: null, size: 56, weight: 500, style: "normal" },
  { type: "CONTENT", family: "Lato", colour: null, size: 17, weight: 400, style: "normal" },
  { type: "MENU", family: "Lato", colour: null, size: 16, weight: 400, style: "normal" },
];
