import type { Locale } from "#schemas/locale.ts";
import type { CheckedBlock } from "#schemas/page/checked-blocks.ts";
import type { PageSettings } from "#schemas/page-settings/page-settings.ts";

import type { LookedUp } from "../fields/field-ports.ts";
import type { SilentPicture } from "../pictures/silent-pictures.ts";
import type { AddressFacts, EditedPlaces } from "./addresses/address-facts.ts";
import type { PoorWords } from "./contrast/poor-words.ts";
import type { SeenHeading } from "./headings/see-headings.ts";
import type { WineFacts } from "./wine-law.ts";
import type { WeighedPicture } from "./weight/page-weight.ts";

/** All that the rules look at. What has to be asked for or measured first is null until it is known. */
export interface CheckedPage {
  /** In the order of the page. */
  readonly blocks: readonly CheckedBlock[];
  /** Null where the page isn't what is edited, or they aren't there yet. */
  readonly settings: Pick<PageSettings, "title" | "metaDescription"> | null;
  /** The languages that the page has. */
  readonly locales: readonly Locale[];
  /** What the blocks lead to. */
  readonly found: LookedUp | null;
  /** What is known of addresses that were typed. */
  readonly addresses: AddressFacts | null;
  /** Where links to places on the page lead. */
  readonly here: EditedPlaces;
  /** The names under which the site is found: an address with one of them is its own. */
  readonly hosts: readonly string[];
  readonly silent: readonly SilentPicture[];
  /** Words that are hard to read, as the canvas draws them. */
  readonly poorWords: readonly PoorWords[];
  /** Its titles, as the canvas draws them; null: nobody has looked yet. */
  readonly headings: readonly SeenHeading[] | null;
  /** The pictures that visitors' devices load. */
  readonly pictures: readonly WeighedPicture[] | null;
  /** The wine that the page is about; null: none. */
  readonly wine: WineFacts | null;
  /** False where the warning on alcohol is missing from a page that has a frame. */
  readonly warnsOfAlcohol: boolean;
}
