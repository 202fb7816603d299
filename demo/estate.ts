import type { SampleEstate } from "#server/sample-estate.ts";

import { demoReviews } from "./content/reviews.ts";

/**
 * The demo estate, for the entries that start a server or a command. Its texts are loaded when a site is filled:
 * every later start is smaller by some 20 MB.
 */
export const demoEstate: SampleEstate = {
  async fill(options) {
    const { fillDemo } = await import("./fill.ts");
    return await fillDemo(options);
  },
  reviews: demoReviews,
};
