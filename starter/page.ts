import type { LayoutDocument } from "#schemas/page/layout.ts";

import type { Both } from "./both.ts";
import type { PageName } from "./ids.ts";

/** A page that a site starts with. Its place in the list of all is its order in the menu. */
export interface StartingPage<Name extends string = PageName> {
  readonly name: Name;
  readonly type: string;
  readonly parent?: Name;
  readonly isMenu?: boolean;
  readonly isFixedRight?: boolean;
  /** For pages that open with a great picture: the menu lies over it. */
  readonly isAbsoluteMenu?: boolean;
  readonly isECommerce?: boolean;
  readonly slug: Both;
  readonly menuTitle: Both;
  /** Left out: the menu's title. */
  readonly title?: Both;
  readonly metaDescription?: Both;
  /** Left out: the default layout of its page type. */
  readonly layout?: LayoutDocument;
}
