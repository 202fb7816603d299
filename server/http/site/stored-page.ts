import type { EncodedBody } from "#server/cache/encoded-body.ts";

import type { Speculation } from "./speculation-rules.ts";

/** An answer of the site, ready for any visitor: a page in both its forms, or the way elsewhere. */
export type StoredPage =
  | RenderedPage
  | { readonly kind: "redirect"; readonly location: string; readonly status: 301 | 302 };

export interface RenderedPage {
  readonly kind: "page";
  readonly status: number;
  /** The HTML document. */
  readonly html: EncodedBody;
  /** The page document for navigation in the browser. */
  readonly wire: EncodedBody;
  /** Names the page's content; each form and encoding of it goes out under a weak validator made from it. */
  readonly etag: string;
  /** How far its links may be loaded ahead; null for one person's pages, which aren't loaded ahead themselves. */
  readonly speculation: Speculation | null;
  /** Other hosts that the operator's script may use. */
  readonly hosts: readonly string[];
  /** Links to it load a whole document (spec §2, "reload"): the runtime gets no page document. */
  readonly reloads: boolean;
  /** The host of the site's copy for trials, which search engines leave alone; null without one. */
  readonly devHost: string | null;
  /** The build that drew it; the runtime loads a whole document when it is another one. */
  readonly build: string;
}
