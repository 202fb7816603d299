/** What an estate needs to fill a site. */
export interface FillOptions {
  readonly adminEmail: string;
  /** Left out: made up. */
  readonly adminPassword?: string;
  /** Empties the site first, in the same transaction. Left out: a site that somebody has begun is left alone. */
  readonly replaces?: boolean;
  /** Gets the progress in plain words. */
  readonly say: (line: string) => void;
}

/** What the environment says of the administrator is refused: a password that is easy to guess, for one. */
export class RefusedLogin extends Error {}

/** The administrator of a filled site. */
export interface FilledEstate {
  readonly email: string;
  /** For the one who filled it, to be shown once: it is kept nowhere. Null when the password was given. */
  readonly madePassword: string | null;
}

/**
 * An estate that comes with the product. The server knows none: the entries (`main.ts`, `cli.ts`) hand one over,
 * so that what serves a site stays apart from what is shown on it.
 */
export interface SampleEstate {
  /** Fills a site, all or nothing; null when it was left alone, or has an account of that e-mail already. */
  fill(options: FillOptions): Promise<FilledEstate | null>;
  /** What its visitors wrote, by source, as a reviews service would answer. */
  readonly reviews: Readonly<Record<string, unknown>>;
}
