import { defaultFonts, fontTypes } from "#schemas/site/site-info.ts";

import type { ThemeFacts } from "../page/page-document.ts";
import { fontFamilies } from "../theme/fonts.ts";
import { nearestFace } from "../theme/uploaded-fonts.ts";

/**
 * The links that fetch the faces of titles, texts and the menu before the style sheet asks for them, so that the first
 * paint has them and no line breaks anew; nothing for a family that isn't the site's own. `files` are the
 * build's addresses: a face keeps its stem before the hash. Uploaded families bring their own.
 */
export function preloadFont(
  { fonts, families = [] }: Pick<ThemeFacts, "fonts" | "families">,
  files: readonly string[],
): string {
  const used = fontTypes.map((use) => fonts.find(({ type }) => type === use) ?? defaultFonts[use]);
  const links = used.map((font) => {
    const own = families.find(({ name }) => name === font.family);
    return own ? link(nearestFace(own, font)?.url) : preloadFamily(font.family, files);
  });
  return [...new Set(links)].join("");
}

function preloadFamily(family: string, files: readonly string[]): string {
  const source = Object.hasOwn(fontFamilies, family) ? fontFamilies[family]?.preload : undefined;
  const stem = source
    ?.split("/")
    .at(-1)
    ?.replace(/\.woff2$/, "");
  return link(stem && files.find((path) => path.startsWith(`/assets/${stem}-`) && path.endsWith(".woff2")));
}

function link(file: string | undefined): string {
  return file ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">` : "";
}
