/** A link by which another administrator sees what of a page isn't public yet; what it ends with is known to who made it alone. */
export interface Share {
  readonly id: number;
  /** Who made it; null: nobody who is known any more. */
  readonly author: number | null;
  /** In milliseconds since 1970. */
  readonly madeAt: number;
  readonly expiresAt: number;
}

/** For how many hours such a link may be good. */
export const shareHours = [24, 168] as const;

/** How the query key `draft` of a page begins that is shown by such a link; what the link ends with follows. */
export const sharedPrefix = "shared:";
