import type { Localized } from "#schemas/locale.ts";
import type { OtherPage } from "#schemas/page-settings/check-settings.ts";

/** What the panel of a page has to know of it, and of what stands around it. */
export interface PageAbout {
  readonly id: number;
  /** The page type's slug. */
  readonly type: string;
  /** Every page of the site as it is public; rejects when nobody can be reached. */
  listPages(): Promise<readonly NamedPage[]>;
}

/** A page of the site, as one looks for it. */
export interface NamedPage extends OtherPage {
  readonly title: Localized<string>;
}
