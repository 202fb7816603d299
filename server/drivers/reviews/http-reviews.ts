import { asOutgoing } from "#server/net/outgoing-error.ts";
import type { OutgoingRules } from "#server/net/outgoing-rules.ts";
import { send } from "#server/net/outgoing.ts";
import { readAnswer } from "#server/net/read-answer.ts";

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
  const rules: OutgoingRules = {
    reach: "operator",
    encoding: "identity",
    bytes: { sent: 0, received: mostBytes },
    times: { connect: timeout, headers: timeout, idle: timeout, whole: timeout },
  };
  return {
    async latest(from) {
      const target = new URL(url);
      if (from !== "") target.searchParams.set("from", from);
      const answer = await ask(target, rules);
      if (answer === null) return null;
      const list = parseReviews(answer);
      if (!list) throw new ReviewsUnavailable("The reviews service answered something else than reviews");
      return list;
    },
  };
}

async function ask(target: URL, rules: OutgoingRules): Promise<unknown> {
  try {
    const answer = await send(target, { headers: { accept: "application/json" } }, rules);
    const { status } = answer;
    if (status >= 200 && status <= 299) return JSON.parse((await readAnswer(answer)).toString("utf8")) ?? {};
    answer.body.destroy();
    if (status === 404) return null;
    throw new ReviewsUnavailable(`The reviews service answered with status ${status}`);
  } catch (error) {
    if (error instanceof ReviewsUnavailable) throw error;
    const how = error instanceof SyntaxError ? "answered something else than JSON" : asOutgoing(error).message;
    throw new ReviewsUnavailable(`The reviews service could not be had: ${how}`, { cause: error });
  }
}
