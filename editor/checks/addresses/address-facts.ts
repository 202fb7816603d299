import type { LinkTarget } from "#schemas/fields/link-target.ts";

/** What is known of addresses of this site that somebody typed. */
export interface AddressFacts {
  /** Those at which there is nothing. */
  readonly dead: ReadonlySet<string>;
  /** The page or product that is at an address. */
  readonly targets: ReadonlyMap<string, Extract<LinkTarget, { kind: "page" | "product" }>>;
}
