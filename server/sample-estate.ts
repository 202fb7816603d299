/** What an estate needs to fill a site. */
export interface FillOptions {
  /** Where the site's media files are. */
  readonly mediaDir: string;
  readonly adminEmail: string;
  /** Left out: made up. */
  readonly adminPassword?: string;
  /** Gets the progress in plain words. */
  readonly say: (line: string) => void;
}

/** How the administrator of a filled site logs in. */
export interface SampleLogin {
  readonly email: string;
  readonly password: string;
}

/**
 * An estate that comes with the product. The server knows none: the entries (`main.ts`, `cli.ts`) hand one over,
 * so that what serves a site stays apart from what is shown on it.
 */
export interface SampleEstate {
  /** Fills a site without pages, and gives the login, also later on; null when the site was not filled by it. */
  ensure(options: FillOptions): Promise<SampleLogin | null>;
  /** What its visitors wrote, by source, as a reviews service would answer. */
  readonly reviews: Readonly<Record<string, unknown>>;
}
