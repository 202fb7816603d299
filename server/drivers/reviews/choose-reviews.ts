import { demoReviews } from "#demo/content/reviews.ts";

import { embeddedReviews } from "./embedded-reviews.ts";
import { httpReviews } from "./http-reviews.ts";
import type { ReviewsDriver } from "./reviews-driver.ts";

/** The reviews service that `REVIEWS_URL` names: an address, or `demo` for the demo estate's guest book. */
export function chooseReviews(url: string): ReviewsDriver {
  return url === "demo" ? embeddedReviews({ sources: demoReviews }) : httpReviews({ url });
}
