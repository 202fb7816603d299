import type { SampleEstate } from "#server/sample-estate.ts";

import { demoReviews } from "./content/reviews.ts";
import { ensureDemo } from "./ensure-demo.ts";

/** The demo estate, for the entries that start a server or a command. */
export const demoEstate: SampleEstate = { ensure: ensureDemo, reviews: demoReviews };
