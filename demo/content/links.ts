import type { Both } from "#starter/both.ts";
import type { StoredLink } from "#schemas/fields/link.ts";

import type { PageName } from "./ids.ts";
import { pageIds } from "./ids.ts";

/** A link to a page of the demo. */
export function toPage(page: PageName, label: Both): StoredLink {
  return { to: { kind: "page", id: pageIds[page] }, label };
}
