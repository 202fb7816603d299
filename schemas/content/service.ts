import type { Image } from "./image.ts";

/** Something that the estate does for its guests, in one language (spec §3). */
export interface Service {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  /** Plain text, for lists. */
  readonly summary: string;
  /** Sanitized HTML. */
  readonly text: string;
  readonly image: Image | null;
  readonly tags: readonly string[];
  /** Its own page, in the language of the answer: `/services/guided-tasting/1`. */
  readonly url: string;
}

export interface ServiceList {
  readonly services: readonly Service[];
  readonly total: number;
}
