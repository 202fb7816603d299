import type { EncodedBody } from "../cache/encoded-body.ts";

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
  /** Strong validator, shared by both forms and all encodings. */
  readonly etag: string;
  /** Asks the browser to start on the fonts and scripts before it parses the head. */
  readonly build: string;
}
