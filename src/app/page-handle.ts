import type { WireDocument } from "#renderer/page/page-document.ts";

import type { Visit } from "./navigation/navigation-store.ts";

/** What the mounted page lets others do with it. */
export interface PageHandle {
  /** Shows a document, and its address with it unless the address is there already. */
  show(document: WireDocument, visit: Visit): void;
  /** Changes the address alone: another place on the page that is shown. */
  go(href: string): void;
  /** Path and query of the page that is shown. */
  readonly address: string;
}
