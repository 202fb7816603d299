import { setTimeout as wait } from "node:timers/promises";

import { parseReviews } from "./parse-reviews.ts";
import { reviewsTimeout, ReviewsUnavailable, type ReviewsDriver } from "./reviews-driver.ts";

/** A way in which a service fails. */
export type ReviewsFailure = "down" | "slow" | "malformed";

export interface EmbeddedReviewsOptions {
  /** What each source answers, as a service would send it; a source that isn't here is unknown. */
  readonly sources: Readonly<Record<string, unknown>>;
  /** Asked before every answer: how it fails, or null. */
  readonly failure?: () => ReviewsFailure | null;
  readonly timeout?: number;
}

/** A reviews service inside the process, with sample data and failures on demand. The empty source is the first. */
export function embeddedReviews(options: EmbeddedReviewsOptions): ReviewsDriver {
  const { sources, failure = () => null, timeout = reviewsTimeout } = options;
  return {
    async latest(from) {
      const fails = failure();
      if (fails === "slow") await wait(timeout);
      if (fails === "down" || fails === "slow") {
        throw new ReviewsUnavailable("The reviews service can't be reached, or took too long");
      }
      const source = from === "" ? Object.keys(sources)[0] : from;
      if (source === undefined || !Object.hasOwn(sources, source)) return null;
      const list = parseReviews(fails === "malformed" ? "<html>" : sources[source]);
      if (!list) throw new ReviewsUnavailable("The reviews service answered something else than reviews");
      return list;
    },
  };
}
