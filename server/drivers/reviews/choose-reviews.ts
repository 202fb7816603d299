import { embeddedReviews } from "./embedded-reviews.ts";
import { httpReviews } from "./http-reviews.ts";
import type { ReviewsDriver } from "./reviews-driver.ts";

/** The reviews service that `REVIEWS_URL` names: an address, or `demo` for `samples`, by source. */
export function chooseReviews(url: string, samples: Readonly<Record<string, unknown>> = {}): ReviewsDriver {
  return url === "demo" ? embeddedReviews({ sources: samples }) : httpReviews({ url });
}
