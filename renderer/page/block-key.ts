import type { PageFacts } from "#schemas/page/page-facts.ts";
import type { Locale } from "#schemas/locale.ts";

import type { ResolvedBlock } from "./page-document.ts";

/** What of a page a block's own HTML depends on, beside the block. */
export interface BlockPlace {
  readonly locale: Locale;
  /** Null for a block that doesn't say `readsPage`: its HTML is shared between pages. */
  readonly page: PageFacts | null;
}

/** What a block's own HTML is kept under: everything that it was made of. What stands in its slots is not. */
export function blockKey({ slots, ...own }: ResolvedBlock, { locale, page }: BlockPlace): string {
  return JSON.stringify([locale, page, own, Object.keys(slots)]);
}
