import { untranslatedTexts } from "#schemas/page/untranslated.ts";

import type { CheckedPage } from "./checked-page.ts";
import type { Finding } from "./finding.ts";

/** Texts that one of the page's languages has words for and another hasn't. */
export function untranslated({ blocks }: Pick<CheckedPage, "blocks">): readonly Finding[] {
  return untranslatedTexts(blocks).map((text) => ({ rule: "untranslated", ...text }));
}
