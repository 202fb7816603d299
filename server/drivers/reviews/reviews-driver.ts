import type { ReviewList } from "#schemas/content/review.ts";

/** Where reviews come from. */
export interface ReviewsDriver {
  /**
   * The latest reviews of a source, newest first; null when the service knows no such source. Rejects with
   * a `ReviewsUnavailable` when it can't be reached, takes too long or answers something else.
   */
  latest(from: string): Promise<ReviewList | null>;
}

/** The reviews service didn't answer as it should; the message says how. */
export class ReviewsUnavailable extends Error {
  override readonly name = "ReviewsUnavailable";
}

/** The longest that a driver may take, in milliseconds. */
export const reviewsTimeout = 3000;
