import { createContext, use } from "react";

import type { PageFacts } from "#schemas/page/page-facts.ts";

/** Null around blocks whose definition doesn't say `readsPage`: their HTML is shared between pages. */
export const PageContext = createContext<PageFacts | null>(null);

/** What the page is and where. Throws in a block whose definition doesn't say `readsPage`. */
export function usePage(): PageFacts {
  const page = use(PageContext);
  if (!page) throw new Error("usePage needs `readsPage: true` in the block's definition");
  return page;
}
