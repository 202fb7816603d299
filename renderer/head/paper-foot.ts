import { originOf } from "#schemas/locale-address.ts";
import type { PageFacts } from "#schemas/page/page-facts.ts";

import type { HeadFacts, HeadTag } from "../page/page-document.ts";

/** What stands at the foot of every printed page, where the browser can: the estate's name and the page's address. */
export function paperFoot({ siteName, origin, canonical }: HeadFacts, { locale, path }: PageFacts): HeadTag {
  const address = (originOf(locale, origin) + (canonical ?? path)).replace(/^https?:\/\//, "").replace(/\/$/, "");
  const text = [siteName, address].filter((part) => part !== "").join(" · ");
  return {
    tag: "style",
    attributes: { media: "print" },
    text: `@page{@bottom-left{content:"${cssString(text)}";font:8pt sans-serif;color:#555}}`,
  };
}

/** A text inside a CSS string: what could end the string or the element is written by its number. */
function cssString(text: string): string {
  return text.replaceAll(/["'\\<>&\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
}
