import { contrast } from "./contrast/contrast.ts";
import { deadAddresses } from "./addresses/dead-addresses.ts";
import { typedAddresses } from "./addresses/typed-addresses.ts";
import type { CheckedPage } from "./checked-page.ts";
import type { Finding } from "./finding.ts";
import { goneTargets } from "./gone-targets.ts";
import { headingOrder } from "./headings/heading-order.ts";
import { heavyPictures } from "./weight/heavy-pictures.ts";
import { pageTexts } from "./page-texts.ts";
import { silence } from "./silence.ts";
import { unknownBlocks } from "./unknown-block.ts";
import { untranslated } from "./untranslated.ts";
import { wineLaw } from "./wine-law.ts";

/** Every rule, the gravest first: the next one is a file and a line here. */
const checks: readonly ((page: CheckedPage) => readonly Finding[])[] = [
  unknownBlocks,
  wineLaw,
  goneTargets,
  deadAddresses,
  silence,
  untranslated,
  pageTexts,
  contrast,
  headingOrder,
  typedAddresses,
  heavyPictures,
];

/** Everything that the rules find. */
export function checkPage(page: CheckedPage): readonly Finding[] {
  return checks.flatMap((check) => check(page));
}
