import type { Review, ReviewList } from "#schemas/content/review.ts";

/** The most reviews that are kept of an answer. */
const mostReviews = 100;

/**
 * Reads the service's answer: `{ reviews: [{ id, author, rating, date, text }], average, total, url,
 * isVerified }`. Reviews that lack something are left out; null when it isn't an answer at all.
 */
export function parseReviews(answer: unknown): ReviewList | null {
  const { reviews, average, total, url, isVerified } = recordOf(answer);
  if (!Array.isArray(reviews)) return null;
  const read = reviews
    .map((review: unknown) => parseReview(recordOf(review)))
    .filter((review) => review !== null)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, mostReviews);
  return {
    reviews: read,
    average: isRating(average) ? Math.round(average * 10) / 10 : meanOf(read),
    total: typeof total === "number" && Number.isInteger(total) && total >= read.length ? total : read.length,
    url: typeof url === "string" && /^https?:\/\//.test(url) && URL.canParse(url) ? url : "",
    isVerified: isVerified === true,
  };
}

function parseReview({ id, author, rating, date, text }: Readonly<Record<string, unknown>>): Review | null {
  if (typeof id !== "string" && typeof id !== "number") return null;
  if (typeof author !== "string" || typeof text !== "string" || !isRating(rating)) return null;
  if (typeof date !== "string" || !/^\d{4}-\d{2}-\d{2}/.test(date)) return null;
  return {
    id: String(id),
    author: author.slice(0, 100),
    rating: Math.round(rating * 2) / 2,
    date: date.slice(0, 10),
    text: text.slice(0, 2000),
  };
}

function isRating(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 5;
}

function meanOf(reviews: readonly Review[]): number | null {
  if (reviews.length === 0) return null;
  return Math.round((reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length) * 10) / 10;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
