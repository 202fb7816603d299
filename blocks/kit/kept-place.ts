/** What makes a link of a list keep the visitor's place. */
export interface KeptPlace {
  readonly href: string;
  readonly "data-keep-scroll": "";
}

/**
 * A link that changes a list in place: with the runtime nothing moves; without JavaScript the next document opens at
 * the anchor, which stands where the list begins.
 */
export function keptPlace(href: string, anchor: string): KeptPlace {
  return { href: `${href}#${anchor}`, "data-keep-scroll": "" };
}
