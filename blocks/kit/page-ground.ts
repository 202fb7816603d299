import type { Parameter } from "#schemas/site/parameter.ts";
import { seenOver } from "#schemas/site/colour.ts";

import { normalHex } from "./contrast.ts";
import { readParameter } from "./parameters.ts";

/** The page's ground unless a parameter says otherwise; the same as in base.css. */
export const defaultPageGround = "#f7f3ea";

/** What the browser paints under the page. */
const canvas = "#ffffff";

/** The colour that is seen behind everything on a page, as `#rrggbb`. */
export function seenPageGround(background: string | null | undefined): string {
  return seenOver(normalHex(background) ?? defaultPageGround, canvas);
}

/** The same, from the site's parameters as a block gets them. */
export function pageGround(parameters: readonly Parameter[] | null): string {
  return seenPageGround(readParameter(parameters, "COLOR_BACKGROUND"));
}
