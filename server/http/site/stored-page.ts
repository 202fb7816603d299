import type { TrackerHosts } from "#schemas/site/trackers.ts";
import type { EncodedBody } from "#server/cache/encoded-body.ts";

import type { Speculation } from "./speculation-rules.ts";

/** An answer of the site, ready for any visitor: a page, or the way elsewhere. */
export type StoredPage =
  | SitePage
  | { readonly kind: "redirect"; readonly location: string; readonly status: 301 | 302; readonly isWhole?: true };

/** The HTML document, or the page document that the runtime navigates with. */
export type PageForm = "html" | "wire";

/** A rendered page in one of its forms. */
export interface SitePage {
  readonly kind: "page";
  readonly form: PageForm;
  /** What the log calls it. */
  readonly name: string;
  readonly status: number;
  readonly body: EncodedBody;
  /** What tells this version of the page from any other, quoted; the same in all encodings. */
  readonly etag: string;
  /** How far its links may be loaded ahead; null for one person's pages, which aren't loaded ahead themselves. */
  readonly speculation: Speculation | null;
  /** Other hosts that the operator's script and tag manager may use. */
  readonly hosts: readonly string[];
  /** The hosts of the trackers that it may start once a visitor agrees; null without any. */
  readonly trackers: TrackerHosts | null;
  /** The origin that a form of it may lead on to, where the customer pays; null: none does. */
  readonly paysAt: string | null;
  /** Links to it load a whole document (spec §2, "reload"): the runtime gets no page document. */
  readonly reloads: boolean;
  /** The host of the site's copy for trials, which search engines leave alone; null without one. */
  readonly devHost: string | null;
  /** Whether it shows something else to those who are logged in. */
  readonly asksWho: boolean;
  /** The build that rendered it; the runtime loads a whole document when it is another one. */
  readonly build: string;
}
