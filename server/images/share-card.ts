import { createHash } from "node:crypto";

/** The size at which the card of a shared page is best shown, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** No service that shows cards takes longer to fetch one than a page, in bytes. */
export const mostCardBytes = 200_000;

/** What a card shows, all of it from the site's own data: nobody outside can make one say something. */
export interface ShareCard {
  /** The estate's name. */
  readonly estate: string;
  /** The wine's name; empty for the card of the whole site. */
  readonly name: string;
  /** What tells it from its kin: « 2022 · 1,5 L ». */
  readonly part: string;
  /** A line below: the appellation. */
  readonly note: string;
  /** The picture's file below the media directory, named for its content; null: none. */
  readonly picture: string | null;
  /** `#rrggbb`. */
  readonly colours: { readonly ground: string; readonly ink: string; readonly accent: string };
  /** Families of the site's titles and texts. */
  readonly fonts: { readonly title: string; readonly text: string };
}

/** Raised when cards are drawn in another way: old addresses then lead to new ones. */
const drawnAs = 1;

/** What a card is known by: the same content has the same address. */
export function cardDigest(card: ShareCard): string {
  return createHash("sha256")
    .update(JSON.stringify([drawnAs, card]))
    .digest("hex")
    .slice(0, 32);
}

/** The address of a page's card, by the page's path with its language; the site's own has the path `/`. */
export function cardUrl(card: ShareCard, path: string): string {
  return `/images/share/${cardDigest(card)}${path === "/" ? "/site" : path}.jpeg`;
}
