import type { Both } from "#starter/both.ts";
import type { StoredLink } from "#schemas/fields/link.ts";

import type { PageName } from "./ids.ts";
import { pageIds } from "./ids.ts";

/** A link to a page of the demo. */
export function toPage(page: PageName, label: Both): StoredLink {
  return { to: { kind: "page", id: pageIds[page] }, label };
}

/** A link to an address: a telephone number, a mail address, a path of the site. */
export function toAddress(url: string, label: Both): StoredLink {
  return { to: { kind: "url", url }, label };
}
