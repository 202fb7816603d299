import type { WireDocument } from "#renderer/page/page-document.ts";

import type { Visit } from "./navigation/navigation-store.ts";

/** The page on the screen, and how the visitor came to it (null: with the document itself). */
export interface ShownPage {
  readonly document: WireDocument;
  /** Path and query. */
  readonly address: string;
  readonly visit: Visit | null;
}
