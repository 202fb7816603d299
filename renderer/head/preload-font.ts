import type { SiteFont } from "#schemas/site/site-info.ts";

import { defaultFonts, fontFamilies } from "../theme/fonts.ts";

/**
 * The links that fetch the faces of titles and texts before the style sheet asks for them, so that the first
 * paint has them and no line breaks anew; nothing for a family that isn't the site's own. The bold face of the texts is
 * among them where the page's `markup` has something bold. `files` are the build's addresses: a face keeps its stem
 * before the hash.
 */
export function preloadFont(fonts: readonly SiteFont[], files: readonly string[], markup: string): string {
  const [title, content] = (["TITLE", "CONTENT"] as const).map((use) => {
    const { family } = fonts.find(({ type }) => type === use) ?? defaultFonts[use];
    return Object.hasOwn(fontFamilies, family) ? fontFamilies[family] : undefined;
  });
  const faces = [title?.preload, content?.preload, bold.test(markup) ? content?.bold : undefined];
  return [...new Set(faces)].map((face) => preloadFace(face, files)).join("");
}

/** What the theme sets in bold, as an editor writes it in a text. */
const bold = /<(?:strong|b|th|h4)[ >]/;

function preloadFace(source: string | undefined, files: readonly string[]): string {
  const stem = source
    ?.split("/")
    .at(-1)
    ?.replace(/\.woff2$/, "");
  const file = stem && files.find((path) => path.startsWith(`/assets/${stem}-`) && path.endsWith(".woff2"));
  return file ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">` : "";
}
