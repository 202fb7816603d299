import type { StoredLink } from "#schemas/fields/link.ts";

import type { Both } from "./both.ts";
import { pageIds, type PageName } from "./ids.ts";

/** A link to one of the pages that a site starts with. */
export function toPage(page: PageName, label: Both): StoredLink {
  return { to: { kind: "page", id: pageIds[page] }, label };
}
