import { defaultFonts, type SiteFont } from "#schemas/site/site-info.ts";

import { fontFamilies } from "../theme/fonts.ts";

/**
 * The links that fetch the faces of titles and texts before the style sheet asks for them, so that the first
 * paint has them and no line breaks anew; nothing for a family that isn't the site's own. `files` are the
 * build's addresses: a face keeps its stem before the hash.
 */
export function preloadFont(fonts: readonly SiteFont[], files: readonly string[]): string {
  const families = (["TITLE", "CONTENT"] as const).map(
    (use) => (fonts.find(({ type }) => type === use) ?? defaultFonts[use]).family,
  );
  return [...new Set(families)].map((family) => preloadFamily(family, files)).join("");
}

function preloadFamily(family: string, files: readonly string[]): string {
  const source = Object.hasOwn(fontFamilies, family) ? fontFamilies[family]?.preload : undefined;
  const stem = source
    ?.split("/")
    .at(-1)
    ?.replace(/\.woff2$/, "");
  const file = stem && files.find((path) => path.startsWith(`/assets/${stem}-`) && path.endsWith(".woff2"));
  return file ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">` : "";
}
