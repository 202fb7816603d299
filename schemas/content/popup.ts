import type { Image } from "./image.ts";

/** A modal popup in one language (spec §2). */
export interface Popup {
  readonly id: number;
  readonly title: string;
  /** Sanitized HTML. */
  readonly message: string;
  /** The reusable layout whose blocks it shows in the place of message, picture and link; null: it shows these. */
  readonly layout: number | null;
  readonly image: Image | null;
  /** A site path or an absolute https address; empty when it leads nowhere. */
  readonly link: string;
  readonly linkLabel: string;
  /** True: it opens again after every load; false: closing it is remembered as `popup-{id}`. */
  readonly isShownOnReload: boolean;
  /** Milliseconds after the page's load. */
  readonly delay: number;
  /** Slugs of the page types that it opens on; none: all of them. */
  readonly pageTypes: readonly string[];
}
