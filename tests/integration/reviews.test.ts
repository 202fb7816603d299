import { afterEach, describe, expect, test } from "vitest";

import { appContext, runWithContext } from "#server/context.ts";
import { withReadRecorder } from "#server/db/tags.ts";
import { embeddedReviews, type ReviewsFailure } from "#server/drivers/reviews/embedded-reviews.ts";
import type { ReviewsDriver } from "#server/drivers/reviews/reviews-driver.ts";
import { failureLifetime, latestReviews, reviewsLifetime } from "#server/reviews/read.ts";
import { engines, testStart, useDatabase } from "#tests/setup/engines.ts";

import { guestbook } from "./api-content.ts";
import { useApi } from "./api-server.ts";

const [engine] = engines;
if (!engine) throw new Error("there is no database to test on");

describe("[§7] reviews, kept for a while", () => {
  const database = useDatabase(engine);
  let failure: ReviewsFailure | null = null;

  afterEach(() => {
    failure = null;
  });

  test("without a service there are none", async () => {
    expect(await latestReviews("guestbook")).toBeNull();
  });

  test(
    "the service is asked once for all who wait, and again when its answer is old",
    withDriver(async (counted) => {
      await Promise.all([latestReviews("guestbook"), latestReviews("guestbook")]);
      const read = await withReadRecorder(() => latestReviews("guestbook"));
      expect([counted.count(), read.validUntil]).toEqual([1, testStart + reviewsLifetime]);
      database.clock.advance(reviewsLifetime);
      await latestReviews("guestbook");
      expect(counted.count()).toBe(2);
    }),
  );

  test(
    "a service that fails leaves what was read before, and is asked again after a minute",
    withDriver(async (counted) => {
      await latestReviews("guestbook");
      failure = "down";
      database.clock.advance(reviewsLifetime);
      expect((await latestReviews("guestbook"))?.reviews).toHaveLength(1);
      await latestReviews("guestbook");
      expect(counted.count()).toBe(2);
      failure = null;
      database.clock.advance(failureLifetime);
      expect(await latestReviews("guestbook")).not.toBeNull();
      expect(counted.count()).toBe(3);
    }),
  );

  interface Counted {
    readonly count: () => number;
  }

  /** A test of which the context has a service that counts how often it is asked. */
  function withDriver(test: (counted: Counted) => Promise<void>): () => Promise<void> {
    return async () => {
      const { driver, count } = counting();
      await runWithContext({ ...appContext(), drivers: { ...appContext().drivers, reviews: driver } }, () =>
        test({ count }),
      );
    };
  }

  function counting(): Counted & { driver: ReviewsDriver } {
    const inner = embeddedReviews({ sources: { guestbook }, failure: () => failure });
    let count = 0;
    const latest: ReviewsDriver["latest"] = (from) => {
      count += 1;
      return inner.latest(from);
    };
    return { driver: { latest }, count: () => count };
  }
});

describe("[§7] GET /reviews", () => {
  const api = useApi(engine);

  test("answers a page of a source, and refuses what isn't a source's name", async () => {
    const answer = await api.call("GET", "/api/reviews?from=guestbook");
    expect(answer.body).toMatchObject({ success: true, data: { total: 1, reviews: [{ author: "Marion" }] } });
    expect((await api.call("GET", "/api/reviews?from=elsewhere")).status).toBe(404);
    const refused = await api.call("GET", "/api/reviews?from=..%2Fadmin%3Fx");
    expect(refused).toMatchObject({ status: 400, body: { data: [{ key: "from" }] } });
  });

  test("[§2] GET /search refuses unknown names, orders and prices that aren't numbers", async () => {
    for (const query of ["colour=RED", "q=lk:x", "priceMin=cheap", "orderBy=secret"]) {
      expect((await api.call("GET", `/api/search?${query}`)).status, query).toBe(400);
    }
  });

  test("[§7] awards take every operator on their columns, and nothing else", async () => {
    expect((await api.call("GET", "/api/award?product=1&year=gte:2020&medal=df:NONE")).status).toBe(200);
    expect((await api.call("GET", "/api/award?product=lk:1")).status).toBe(400);
    expect((await api.call("GET", "/api/v2/product/recommended/999")).status).toBe(404);
  });
});
