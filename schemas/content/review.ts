/** A visitor's review, as the reviews service gives it. */
export interface Review {
  readonly id: string;
  readonly author: string;
  /** 0 to 5, by halves. */
  readonly rating: number;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Plain text. */
  readonly text: string;
}

/** The latest reviews from one source, and what they come to altogether. */
export interface ReviewList {
  readonly reviews: readonly Review[];
  /** Mean rating of all reviews of the source, one decimal; null without any. */
  readonly average: number | null;
  /** How many reviews the source has. */
  readonly total: number;
  /** Where they can be read and written; empty when the source doesn't say. */
  readonly url: string;
  /** True when the source says that it checks who writes. */
  readonly isVerified: boolean;
}
