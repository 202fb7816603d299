import type { LinkTarget } from "#schemas/fields/link-target.ts";

/** What is known of addresses of this site that somebody typed, by what each leads to (`TypedAddress.path`). */
export interface AddressFacts {
  /** Those at which there is nothing. */
  readonly dead: ReadonlySet<string>;
  /** Those whose page is there, without the place that they lead to on it. */
  readonly lost: ReadonlySet<string>;
  /** Those of which nobody could tell. */
  readonly unasked: ReadonlySet<string>;
  /** The page or product that is at an address. */
  readonly targets: ReadonlyMap<string, Extract<LinkTarget, { kind: "page" | "product" }>>;
}

/** The page that is edited, for links to places on it. */
export interface EditedPlaces {
  /** Its addresses, in each language. */
  readonly paths: readonly string[];
  /** Where the site draws it whole, as it is edited: what the canvas leaves out is there too. */
  readonly whole: string;
  /** The ids of all that the canvas draws, and of all that has one; null: nobody has looked, or it is a part of many pages. */
  readonly ids: ReadonlySet<string> | null;
}
