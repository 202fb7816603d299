import type { LookedUp } from "../fields/field-ports.ts";

import type { CheckedPage } from "./checked-page.ts";
import type { Finding } from "./finding.ts";
import { goneTargets } from "./gone-targets.ts";
import { headingOrder } from "./heading-order.ts";
import { pageTexts } from "./page-texts.ts";
import { unknownBlocks } from "./unknown-block.ts";
import { untranslated } from "./untranslated.ts";

/** Everything that the rules find, the gravest first; of where links lead only once that was looked up. */
export function checkPage(page: CheckedPage, found: LookedUp | null): readonly Finding[] {
  return [
    ...unknownBlocks(page),
    ...(found ? goneTargets(page, found) : []),
    ...untranslated(page),
    ...pageTexts(page),
    ...headingOrder(page),
  ];
}
