import { parseReviews } from "./parse-reviews.ts";
import { reviewsTimeout, ReviewsUnavailable, type ReviewsDriver } from "./reviews-driver.ts";

export interface HttpReviewsOptions {
  /** The service's address; `from` is added to its query. Configured by the operator, so it may be private. */
  readonly url: string;
  /** Milliseconds for the whole answer. */
  readonly timeout?: number;
}

/** The largest answer that is read, in bytes. */
const mostBytes = 1024 * 1024;

/** A reviews service that answers JSON at an address (spec §7: a path with the query `from={from}`). */
export function httpReviews({ url, timeout = reviewsTimeout }: HttpReviewsOptions): ReviewsDriver {
  return {
    async latest(from) {
      const target = new URL(url);
      if (from !== "") target.searchParams.set("from", from);
      const answer = await ask(target, AbortSignal.timeout(timeout));
      if (answer === null) return null;
      const list = parseReviews(answer);
      if (!list) throw new ReviewsUnavailable("The reviews service answered something else than reviews");
      return list;
    },
  };
}

async function ask(target: URL, signal: AbortSignal): Promise<unknown> {
  try {
    // Identity: what is decoded on the way could be far larger than what was sent.
    const headers = { accept: "application/json", "accept-encoding": "identity" };
    const response = await fetch(target, { headers, signal, redirect: "error" });
    if (response.status === 404) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok) {
      await response.body?.cancel();
      throw new ReviewsUnavailable(`The reviews service answered with status ${response.status}`);
    }
    const value: unknown = JSON.parse(await textOf(response));
    return value ?? {};
  } catch (error) {
    if (error instanceof ReviewsUnavailable) throw error;
    throw new ReviewsUnavailable("The reviews service can't be reached, or took too long", { cause: error });
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new ReviewsUnavailable("The reviews service's answer is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
