import type { CheckedPage } from "./checked-page.ts";

/** A page of which nothing was asked or measured yet, and on which nothing stands. For tests. */
export const nothingKnown: CheckedPage = {
  ...{ blocks: [], settings: null, locales: ["fr_FR", "en_US"] },
  ...{
    found: null,
    addresses: null,
    here: { paths: [], whole: "", ids: null },
    hosts: [],
    silent: [],
    poorWords: [],
    headings: null,
    pictures: null,
    wine: null,
    warnsOfAlcohol: true,
  },
};
