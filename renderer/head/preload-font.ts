import type { SiteFont } from "#schemas/site/site-info.ts";

import { defaultFonts, fontFamilies } from "../theme/fonts.ts";

/**
 * The link that fetches the titles' face before the style sheet asks for it; nothing for a family that
 * isn't the site's own. `files` are the build's addresses: a face keeps its stem before the hash.
 */
export function preloadFont(fonts: readonly SiteFont[], files: readonly string[]): string {
  const { family } = fonts.find(({ type }) => type === "TITLE") ?? defaultFonts.TITLE;
  const source = Object.hasOwn(fontFamilies, family) ? fontFamilies[family]?.preload : undefined;
  const stem = source
    ?.split("/")
    .at(-1)
    ?.replace(/\.woff2$/, "");
  const file = stem && files.find((path) => path.startsWith(`/assets/${stem}-`) && path.endsWith(".woff2"));
  return file ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">` : "";
}
