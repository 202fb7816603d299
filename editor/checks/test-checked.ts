import type { CheckedPage } from "./checked-page.ts";

/** A page of which nothing was asked or measured yet, and on which nothing stands. For tests. */
export const nothingKnown: CheckedPage = {
  ...{ blocks: [], settings: null, locales: ["fr_FR", "en_US"] },
  ...{ found: null, addresses: null, silent: [], poorWords: [], pictures: null, wine: null, warnsOfAlcohol: true },
};
