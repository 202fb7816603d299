/** One page of the page list, in one language (spec §2). */
export interface PageItem {
  readonly id: number;
  readonly slug: string;
  /** The page's own path in the language, prefix included; `null` for pages with parameters. */
  readonly path: string | null;
  readonly menuTitle: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly menuIcon: string;
  readonly order: number;
  readonly parent: number | null;
  readonly children: readonly number[];
  /** The page type's slug. */
  readonly type: string;
  /** Shown in the menu. */
  readonly isMenu: boolean;
  /** Stands at the menu's right end. */
  readonly isFixedRight: boolean;
  /** The menu lies over the page's first block instead of above it. */
  readonly isAbsoluteMenu: boolean;
  /** Links to it load a whole document instead of navigating in the page. */
  readonly isReload: boolean;
  readonly isCms: boolean;
  readonly hasCustomHeader: boolean;
  readonly hasCustomFooter: boolean;
  readonly isECommerce: boolean;
}

export interface PageList {
  readonly pages: readonly PageItem[];
  readonly total: number;
}
